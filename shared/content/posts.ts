import { type BrowseState, browseQuery, parseBrowse } from '../browse/browse-state.ts';
import { defineKind } from './content-request.ts';
import { isListName, type ListName } from './lists.ts';
import type { ListedPost } from './post.ts';

/** One page of a list. The last page has no `nextPageToken`. */
export type PostPage<T extends ListedPost = ListedPost> = {
  posts: T[];
  nextPageToken?: string;
  /** Whether the list may have more posts that cannot be reached, because the provider repeats pages. */
  isCutOff?: true;
};

export type PostsParams = { list: ListName; browse: BrowseState };

export const postsKind = defineKind<PostsParams, PostPage>('posts', {
  path: '/api/:list',
  url: ({ list, browse }) => `/api/${list}${browseQuery(browse)}`,
  parse: ({ list }, query) => (isListName(list) ? { list, browse: parseBrowse(query) } : undefined),
});
