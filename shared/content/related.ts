import { type BrowseState, browseQuery, parseBrowse } from '../browse/browse-state.ts';
import { defineKind } from './content-request.ts';
import type { LinkItem } from './link-item.ts';
import { isListName, type ListName } from './lists.ts';
import type { PostLink } from './post.ts';

/** What the site also has for a single post or the list of a chapter. */
export type RelatedContent = {
  title: string;
  posts: PostLink[];
  /** The labels of a thought or quote, and passages that it cites. Of a chapter, where more posts on it are. */
  places: LinkItem[];
};

/** The single post or the list of a chapter that the content is related to. */
export type RelatedParams = { list: ListName } & ({ postId: string } | { browse: BrowseState });

/** Null if there is nothing. */
export const relatedKind = defineKind<RelatedParams, RelatedContent | null>('related', {
  path: '/api/related/:list',
  url: ({ list, ...to }) =>
    `/api/related/${list}${'postId' in to ? `?${new URLSearchParams({ post: to.postId })}` : browseQuery(to.browse)}`,
  parse({ list }, query) {
    if (!isListName(list)) return undefined;
    const postId = query.get('post');
    return postId ? { list, postId } : { list, browse: parseBrowse(query) };
  },
});
