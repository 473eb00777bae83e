import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import { html } from 'hono/html';
import { feedTitle, type ListName, listHref, lists } from '../../shared/content/lists.ts';
import { type PostLink, postCount } from '../../shared/content/post.ts';
import type { ReadingDetails } from '../../shared/content/readings.ts';
import { postHref } from '../../shared/pages/post.ts';
import { sundaysPage } from '../../shared/pages/sundays.ts';
import { excerptOf } from '../../shared/text/excerpt.ts';
import type { FeedPost } from '../content/loaders/posts.ts';
import { openingText } from '../sanitize/opening-text.ts';
import { toHtml } from '../sanitize/to-html.ts';
import { videoPageUrl } from '../sanitize/youtube.ts';
import type { Settings } from '../settings.ts';
import type { ChurchWeek } from '../sundays/sundays.ts';

/** A feed. All URLs are absolute. */
export type Feed = {
  /** The URL of the page with the same posts. It is the feed's id, too. */
  page: string;
  title: string;
  entries: FeedEntry[];
};

export type FeedEntry = {
  /** The URL of the post. It is the entry's id, too. */
  url: string;
  title: string;
  /** RFC 3339, in UTC; null if unknown. */
  published: string | null;
  /** When it was changed last; RFC 3339, in UTC, not in the future; null if unknown. */
  updated: string | null;
  /** Plain text. */
  summary: string;
  html: string;
};

type ListFeed = { list: ListName; label: string | undefined; posts: FeedPost[] };

export function listFeed(settings: Settings, { list, label, posts }: ListFeed): Feed {
  const { SITE_URL: siteUrl, PRODUCT_NAME: productName } = settings;
  return {
    page: siteUrl + listHref(list, { label }),
    title: feedTitle(productName, lists[list].title, label),
    entries: posts.map(({ id, title, published, updated, tree }) => {
      const url = siteUrl + postHref(list, id);
      return {
        url,
        title,
        published: published && new Date(published).toISOString(),
        updated: updated === null ? null : new Date(updated).toISOString(),
        summary: excerptOf(openingText(tree, title)),
        html: toHtml(tree, (node) => forReaders(node, url)),
      };
    }),
  };
}

/** Makes the URL of a link absolute, and puts a link to its page beside a video, for readers that show no players. */
function forReaders(node: ElementContent, postUrl: string): ElementContent | ElementContent[] {
  if (node.type !== 'element') return node;
  const { href, src, title } = node.properties;
  if (node.tagName === 'iframe')
    return [
      node,
      { type: 'text', value: ' ' },
      h('a', { href: videoPageUrl(`${src}`) }, `Video: ${title}`),
    ];
  if (href === undefined) return node;
  return { ...node, properties: { ...node.properties, href: new URL(`${href}`, postUrl).href } };
}

/** One entry a week, for a newsletter: its Sunday and feasts with their readings, the posts on them, and the handouts. */
export function weeksFeed(settings: Settings, weeks: readonly ChurchWeek[]): Feed {
  const { SITE_URL: siteUrl, PRODUCT_NAME: productName } = settings;
  const entries = weeks.flatMap(({ monday, days }): FeedEntry[] => {
    const sunday = days.at(-1);
    if (!sunday) return [];
    const since = `${monday}T00:00:00.000Z`;
    const body = days.map(
      ({ title, name, href, named, readings, handout }) =>
        html`<h2><a href="${siteUrl}${href}">${title}</a></h2>${named.length > 0 && html`<h3>For ${name}</h3>${postRows(named)}`}${readings.map(reading)}${handout && html`<p><a href="${siteUrl}${handout.href}">Handout for ${handout.title} (${handout.posts.length})</a></p>`}`,
    );
    return [
      {
        url: siteUrl + sunday.href,
        title: sunday.title,
        published: since,
        updated: since,
        summary: excerptOf(days.toReversed().map(dayText).join(' ')),
        html: html`${body}`.toString(),
      },
    ];
  });
  return {
    page: siteUrl + sundaysPage.path,
    title: feedTitle(productName, 'The coming Sunday'),
    entries,
  };

  function reading({ text, groups, above, nearest, alternatives }: ReadingDetails): unknown {
    return html`<h3>${text}</h3>${groups.map(({ title, posts }) => html`<p>${title}</p>${postRows(posts)}`)}${above > 0 && html`<p>See above: ${postCount(above)}.</p>`}${nearest && html`<p>No post yet.</p>`}${alternatives.map((other) => reading({ ...other, text: `or ${other.text}` }))}`;
  }

  function postRows(posts: readonly PostLink[]) {
    const rows = posts.map(
      ({ list, id, title, reference }) =>
        html`<li><a href="${siteUrl}${postHref(list, id)}">${title}</a>${reference && ` (${reference})`}</li>`,
    );
    return html`<ul>${rows}</ul>`;
  }
}

/** 'Advent 1, November 29, 2026: Isaiah 64:1–9; Mark 11:1–10 or Mark 13:24–37.' */
function dayText({ title, readings }: ChurchWeek['days'][number]): string {
  const texts = readings.map((reading) =>
    [reading, ...reading.alternatives].map(({ text }) => text).join(' or '),
  );
  return `${title}: ${texts.join('; ')}.`;
}
