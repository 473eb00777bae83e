import { visit } from 'unist-util-visit';
import { browseAll, browseLabel } from '../../shared/browse/browse-state.ts';
import type { ListName } from '../../shared/content/lists.ts';
import type { Post } from '../../shared/content/post.ts';
import { listHref, postHref } from '../../shared/routes.ts';
import { rightsLine } from '../documents/content-use.ts';
import { parseMarkup, serializeMarkup } from '../sanitize/markup.ts';
import type { Settings } from '../settings.ts';
import { feedTitle } from './feed-url.ts';

/** A feed, independent of its format. All URLs are absolute. */
export type Feed = {
  siteUrl: string;
  /** The URL of the page with the same posts. It is the feed's id, too. */
  page: string;
  title: string;
  author: string;
  rights: string;
  /** RFC 3339, in UTC: the date of the newest entry. For an empty feed, the build time of the Worker. */
  updated: string;
  entries: FeedEntry[];
};

export type FeedEntry = {
  /** The URL of the post. It is the entry's id, too. */
  url: string;
  title: string;
  /** RFC 3339, in UTC; null if unknown. */
  published: string | null;
  /** RFC 3339, in UTC. Atom requires it (RFC 4287, section 4.2.15). It is the date of publication, the only one that the provider has. */
  updated: string;
  html: string;
};

type FeedOptions = { settings: Settings; list: ListName; label: string | undefined; posts: Post[] };

export function feedOf({ settings, list, label, posts }: FeedOptions): Feed {
  const { SITE_URL: siteUrl, LEGAL_ENTITY: owner, PRODUCT_NAME: productName } = settings;
  const browse = label === undefined ? browseAll() : browseLabel(label);
  const dates = posts.map(({ published }) => published && new Date(published).toISOString());
  const entries = posts.map(({ id, title, content }, i) => {
    const url = siteUrl + postHref(list, id);
    return {
      url,
      title,
      published: dates[i] ?? null,
      updated: nearestDate(dates, i) ?? BUILD.time,
      html: absoluteLinks(content, url),
    };
  });
  return {
    siteUrl,
    page: siteUrl + listHref(list, browse),
    title: feedTitle(productName, list, label),
    author: owner,
    rights: rightsLine(siteUrl, owner),
    updated:
      entries
        .map(({ updated }) => updated)
        .toSorted()
        .at(-1) ?? BUILD.time,
    entries,
  };
}

/** The date at `i`. If it is unknown, the date of the next older post, or else of the next newer. Lists are sorted newest first. */
function nearestDate(dates: readonly (string | null)[], i: number): string | undefined {
  const nearest = [...dates.slice(i), ...dates.slice(0, i).toReversed()];
  return nearest.find((date) => date !== null) ?? undefined;
}

/** Resolves the links in sanitized HTML against `base`. Its images have absolute URLs already. */
function absoluteLinks(html: string, base: string): string {
  const tree = parseMarkup(html);
  if (!tree) return html;
  visit(tree, 'element', ({ properties }) => {
    const { href } = properties;
    if (typeof href === 'string') properties.href = URL.parse(href, base)?.href ?? href;
  });
  return serializeMarkup(tree);
}
