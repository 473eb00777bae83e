import { type BrowseState, browseQuery, parseBrowse, parseLabel } from '../browse/browse-state.ts';
import { type ContentRequest, defineKind, type NoParams } from './content-request.ts';
import { isListName, type ListName, lists } from './lists.ts';
import type { PostLink } from './post.ts';
import type { LinkItem, Post, PostPage, PostSummary } from './stored-schemas.ts';

export type PostsParams = { list: ListName; browse: BrowseState };

export const postsKind = defineKind<PostsParams, PostPage>('posts', {
  path: '/api/:list',
  url: ({ list, browse }) => `/api/${list}${browseQuery(browse)}`,
  parse: ({ list }, query) => (isListName(list) ? { list, browse: parseBrowse(query) } : undefined),
});

/** The number of posts of a label, or '10+' if they fill more than one page, with the number of the first. */
export type LabelCount = NonNullable<LinkItem['count']>;

/** Counts by label; a label is absent if its count is unknown. */
export type LabelCounts = Readonly<Record<string, LabelCount>>;

export const labelsKind = defineKind<{ list: ListName }, LabelCounts>('labels', {
  path: '/api/labels/:list',
  url: ({ list }) => `/api/labels/${list}`,
  parse: ({ list }) => (isListName(list) && lists[list].labels.size > 0 ? { list } : undefined),
});

/** The label of the featured article (specification, section 9). */
export const featuredLabel = 'Featured';

/** The featured article. Null if there is none. */
export const featuredKind = defineKind<NoParams, PostSummary | null>('featured', {
  path: '/api/featured',
});

export function newestContents(list: ListName): ContentRequest[] {
  const first = postsKind.request({ list, browse: {} });
  return list === 'articles' ? [first, featuredKind.request({})] : [first];
}

/** The newest post with a label of the resources page. Null if there is none. */
export const resourceKind = defineKind<{ label: string }, Post | null>('resource', {
  path: '/api/resources',
  url: ({ label }) => `/api/resources?${new URLSearchParams({ label })}`,
  parse: (_, query) => ({ label: parseLabel(query) }),
});

export type RelatedContent = {
  title: string;
  posts: PostLink[];
  /** The labels of a thought or quote, and passages that it cites. Of a chapter, where more posts on it are. */
  places: LinkItem[];
  /** Other labels with posts, near one that has few or none. */
  near?: LinkItem[];
  /** Those for which there is no room above the text. */
  otherPlaces?: LinkItem[];
};

export type RelatedParams = { list: ListName } & ({ id: string } | { browse: BrowseState });

/** Null if there is nothing. */
export const relatedKind = defineKind<RelatedParams, RelatedContent | null>('related', {
  path: '/api/related/:list',
  url: ({ list, ...to }) =>
    `/api/related/${list}${'id' in to ? `?${new URLSearchParams({ post: to.id })}` : browseQuery(to.browse)}`,
  parse({ list }, query) {
    if (!isListName(list)) return undefined;
    const id = query.get('post');
    return id ? { list, id } : { list, browse: parseBrowse(query) };
  },
});
