import { type ListName, listHref, lists } from '../../shared/content/lists.ts';
import type { Post } from '../../shared/content/post-schema.ts';
import { postHref } from '../../shared/pages/post.ts';
import { withAbsoluteLinks, withVideoLinks } from '../sanitize/sanitized-html.ts';
import type { Settings } from '../settings.ts';
import { feedTitle } from './feed-url.ts';

/** A feed, independent of its format. All URLs are absolute. */
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
  html: string;
};

export type ListFeed = { list: ListName; label: string | undefined; posts: Post[] };

export function listFeed(settings: Settings, { list, label, posts }: ListFeed): Feed {
  const { SITE_URL: siteUrl, PRODUCT_NAME: productName } = settings;
  return {
    page: siteUrl + listHref(list, { label }),
    title: feedTitle(productName, lists[list].title, label),
    entries: posts.map(({ id, title, published, content }) => {
      const url = siteUrl + postHref(list, id);
      const date = published && new Date(published).toISOString();
      const html = withVideoLinks(withAbsoluteLinks(content, siteUrl, url));
      return { url, title, published: date, html };
    }),
  };
}
