import facts from 'virtual:build-facts';
import { browseAll, browseLabel } from '../../shared/browse/browse-state.ts';
import { articlesList, type List } from '../../shared/content/lists.ts';
import type { Post } from '../../shared/content/post.ts';
import { postElementId } from '../../shared/dom-contract.ts';
import { listHref, postHref } from '../../shared/routes.ts';
import { rightsLine } from '../content-use.ts';
import type { Settings } from '../settings.ts';
import { absoluteUrls } from './absolute-urls.ts';
import { feedTitle } from './feed-url.ts';

/** What a feed says, in whatever format; all addresses are whole. */
export type Feed = {
  siteUrl: string;
  /** Of the page that shows the same posts. It is the feed's id, too. */
  page: string;
  title: string;
  author: string;
  rights: string;
  /** RFC 3339, in UTC: the newest entry's. Without one, when the Worker was built: the feed has said the same since then. */
  updated: string;
  entries: FeedEntry[];
};

export type FeedEntry = {
  /** The same in every feed that has the post. */
  id: string;
  url: string;
  title: string;
  /** RFC 3339, in UTC; null where it is not known. */
  published: string | null;
  /** RFC 3339, in UTC: when it was published, for the provider tells no other date; Atom requires one (RFC 4287, section 4.2.15). */
  updated: string;
  html: string;
};

type FeedOptions = { settings: Settings; list: List; label: string | undefined; posts: Post[] };

/** The newest posts of a list, or of one of its labels, in full. */
export function feedOf({ settings, list, label, posts }: FeedOptions): Feed {
  const { SITE_URL: siteUrl, LEGAL_ENTITY: owner, PRODUCT_NAME: productName } = settings;
  const browse = label === undefined ? browseAll() : browseLabel(label);
  const dates = posts.map(({ published }) => published && new Date(published).toISOString());
  const entries = posts.map(({ id, title, content }, i) => {
    const url = siteUrl + postHref(list, id);
    return {
      id: siteUrl + entryPath(list, id),
      url,
      title,
      published: dates[i] ?? null,
      updated: nearestDate(dates, i) ?? facts.time,
      html: absoluteUrls(content, url),
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
        .at(-1) ?? facts.time,
    entries,
  };
}

/** The date at `i`; where it is not known, that of the next older post, else of the next newer: a list is newest first. */
function nearestDate(dates: readonly (string | null)[], i: number): string | undefined {
  const known = [...dates.slice(i), ...dates.slice(0, i).toReversed()];
  return known.find((date) => date !== null) ?? undefined;
}

/** What posts were first known by must stay (RFC 4287, section 4.2.6): an article's page, any other post's place in its list. */
function entryPath(list: List, postId: string): string {
  return list === articlesList
    ? postHref(list, postId)
    : `${listHref(list)}#${postElementId(postId)}`;
}
