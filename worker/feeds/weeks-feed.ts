import { html } from 'hono/html';
import type { PostLink, PostReference } from '../../shared/content/post.ts';
import type { ReadingDetails } from '../../shared/content/sundays.ts';
import { postKey } from '../../shared/handout/handout.ts';
import { postHref } from '../../shared/pages/post.ts';
import { sundaysPage } from '../../shared/pages/sundays.ts';
import type { Settings } from '../settings.ts';
import type { Week } from '../sundays/sundays.ts';
import type { Feed, FeedEntry } from './feed.ts';

type WeeksFeedOptions = {
  settings: Settings;
  weeks: readonly Week[];
  /** The first lines of posts, by their keys. */
  firstLines: ReadonlyMap<string, string>;
};

/** One entry a week, for a newsletter: its Sunday and feasts with their readings, the posts on them, and the handouts. */
export function weeksFeed({ settings, weeks, firstLines }: WeeksFeedOptions): Feed {
  const { SITE_URL: siteUrl, PRODUCT_NAME: productName } = settings;
  const entries = weeks.flatMap(({ monday, days }): FeedEntry[] => {
    const sunday = days.at(-1);
    if (!sunday) return [];
    const body = days.map(
      ({ title, href, named, readings, handout }) =>
        html`<h2><a href="${siteUrl}${href}">${title}</a></h2>${named.length > 0 && html`<h3>Named after the day</h3>${postRows(named)}`}${readings.map(reading)}${handout && html`<p><a href="${siteUrl}${handout.href}">Handout for ${handout.title} (${handout.posts.length})</a></p>`}`,
    );
    return [
      {
        url: siteUrl + sunday.href,
        title: sunday.title,
        published: `${monday}T00:00:00.000Z`,
        html: html`${body}`.toString(),
      },
    ];
  });
  return {
    page: siteUrl + sundaysPage.path,
    title: `The coming Sunday | ${productName}`,
    entries,
  };

  function reading({ text, isAlternative, groups, above, nearest }: ReadingDetails) {
    return html`<h3>${isAlternative ? 'or ' : ''}${text}</h3>${groups.map(({ title, posts }) => html`<p>${title}</p>${postRows(posts)}`)}${above.length > 0 && html`<p>Above: ${above.map(({ title }) => title).join(', ')}</p>`}${nearest && html`<p>No post yet.</p>`}`;
  }

  function postRows(posts: readonly PostLink[]) {
    const rows = posts.map(({ list, id, title, reference }) => {
      const lines = firstLines.get(postKey({ list, postId: id }));
      return html`<li><a href="${siteUrl}${postHref(list, id)}">${title}</a>${reference && ` (${reference})`}${lines && `: ${lines}`}</li>`;
    });
    return html`<ul>${rows}</ul>`;
  }
}

/** The posts of weeks, each once. */
export function postsOfWeeks(weeks: readonly Week[]): PostReference[] {
  const links = weeks.flatMap(({ days }) =>
    days.flatMap(({ named, readings }) => [
      ...named,
      ...readings.flatMap(({ groups }) => groups.flatMap(({ posts }) => posts)),
    ]),
  );
  const references = links.map(({ list, id }) => ({ list, postId: id }));
  return [...new Map(references.map((post) => [postKey(post), post])).values()];
}
