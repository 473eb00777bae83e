import { type BrowseState, browseQuery, parseBrowse } from '../browse/browse-state.ts';
import { defineKind } from './content-request.ts';
import type { LinkItem } from './link-item.ts';
import { isListName, type ListName } from './lists.ts';
import type { PostLink } from './post.ts';

/** What the words of a search may mean, the best first. */
export type SearchSuggestions = {
  /** A passage, and books of the Bible. */
  scripture: LinkItem[];
  topics: LinkItem[];
  /** Those of the searched list first. */
  posts: PostLink[];
  /** The search with its misspelled words as names and titles have them. */
  corrected?: { text: string; href: string };
  /** Whether they are only near to the words, and shown only if the search finds no post. */
  isDidYouMean?: true;
};

/** What the site also has for a single post, the list of a chapter, or a search. */
export type RelatedContent =
  | {
      kind: 'posts';
      title: string;
      posts: PostLink[];
      /** The labels of a thought or quote, and passages that it cites. Of a chapter, where more posts on it are. */
      places: LinkItem[];
    }
  | ({ kind: 'search' } & SearchSuggestions);

/** The single post, chapter's list or search that the content is related to. */
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
