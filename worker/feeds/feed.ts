import { visit } from 'unist-util-visit';
import { type ListName, lists } from '../../shared/content/lists.ts';
import type { Post } from '../../shared/content/post-schema.ts';
import { listHref } from '../../shared/pages/list-href.ts';
import { postHref } from '../../shared/pages/post.ts';
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
  /** RFC 3339, in UTC: that of the newest entry. */
  updated: string;
  entries: FeedEntry[];
};

export type FeedEntry = {
  /** The URL of the post. It is the entry's id, too. */
  url: string;
  title: string;
  /** RFC 3339, in UTC; null if unknown. */
  published: string | null;
  /** RFC 3339, in UTC. Atom requires it (RFC 4287, section 4.2.15): the date of publication, or the beginning of the epoch. */
  updated: string;
  html: string;
};

type FeedOptions = { settings: Settings; list: ListName; label: string | undefined; posts: Post[] };

/** A constant, so that a feed without dates does not change. */
const unknown = new Date(0).toISOString();

export function feedOf({ settings, list, label, posts }: FeedOptions): Feed {
  const { SITE_URL: siteUrl, LEGAL_ENTITY: owner, PRODUCT_NAME: productName } = settings;
  const entries = posts.map(({ id, title, published, content }) => {
    const url = siteUrl + postHref(list, id);
    const date = published && new Date(published).toISOString();
    return {
      url,
      title,
      published: date,
      updated: date ?? unknown,
      html: absoluteLinks(content, url),
    };
  });
  return {
    siteUrl,
    page: siteUrl + listHref(list, { label }),
    title: feedTitle(productName, lists[list].title, label),
    author: owner,
    rights: rightsLine(siteUrl, owner),
    updated: entries.map(({ updated }) => updated).reduce((a, b) => (a > b ? a : b), unknown),
    entries,
  };
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
