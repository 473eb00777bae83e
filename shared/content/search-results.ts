import { parseSearchText } from '../browse/browse-state.ts';
import { queryOf } from '../query-of.ts';
import { defineKind } from './content-request.ts';
import { isListName, type ListName } from './lists.ts';
import type { PostLink } from './post.ts';

/** A part of a text. The words of the search are marked. */
export type TextPart = { text: string; isMarked: boolean };

/** A post that has the words of a search. `reference` is what it cites. */
export type FoundPost = PostLink & {
  /** RFC 3339 date and time; null if unknown. */
  published: string | null;
  /** A line of its text, around the first of the words. */
  line: TextPart[];
};

/** The first posts of a list that a search finds. `count` is how many the first page of the list has. */
export type SearchResults = { posts: FoundPost[]; count: number; hasMore: boolean };

export type SearchResultsParams = { list: ListName; q: string };

export const searchResultsKind = defineKind<SearchResultsParams, SearchResults>('searchResults', {
  path: '/api/search/:list',
  url: ({ list, q }) => `/api/search/${list}${queryOf({ q })}`,
  parse: ({ list }, query) => (isListName(list) ? { list, q: parseSearchText(query) } : undefined),
});
