import { parseSearchText } from '../browse/browse-state.ts';
import { queryOf } from '../url.ts';
import { defineKind } from './content-request.ts';
import { isListName, type ListName } from './lists.ts';
import type { PostLink } from './post.ts';
import type { LinkItem } from './stored-schemas.ts';

export type SubjectLink = LinkItem & {
  /** The list whose posts are counted; undefined for all. */
  list?: ListName;
  /** The references of a passage with a name. */
  reference?: string;
};

export type SearchSuggestions = {
  /** The best first. */
  subjects: SubjectLink[];
  /** Posts that clearly fit, the best first. */
  posts: PostLink[];
  /** The search with its misspelled words as names and titles have them. */
  corrected?: { text: string; href: string };
  /** Whether the subjects are only near to the words. In a list they are shown only if its search finds no post. */
  isNearest?: true;
};

export type SuggestionsParams = { list?: ListName; q: string };

/** Null if the words mean nothing that the site has. */
export const suggestionsKind = defineKind<SuggestionsParams, SearchSuggestions | null>(
  'suggestions',
  {
    path: '/api/suggestions',
    url: ({ list, q }) => `/api/suggestions${queryOf({ list, q })}`,
    parse(_path, query) {
      const list = query.get('list') ?? undefined;
      const q = parseSearchText(query);
      if (list === undefined) return { q };
      return isListName(list) ? { list, q } : undefined;
    },
  },
);

type SearchResults = { posts: PostLink[]; hasMore: boolean };

export type SearchResultsParams = { list: ListName; q: string };

export const searchResultsKind = defineKind<SearchResultsParams, SearchResults>('searchResults', {
  path: '/api/search/:list',
  url: ({ list, q }) => `/api/search/${list}${queryOf({ q })}`,
  parse: ({ list }, query) => (isListName(list) ? { list, q: parseSearchText(query) } : undefined),
});
