import { queryOf } from '../query-of.ts';
import { defineKind } from './content-request.ts';
import { isListName, type ListName } from './lists.ts';
import type { SearchResultsParams } from './search-results.ts';

/** How many posts another list has for a search. */
export type FoundElsewhere = { list: ListName; count: number; hasMore: boolean };

/** The other lists that have posts for a search; empty if the searched list has some itself. */
export const elsewhereKind = defineKind<SearchResultsParams, FoundElsewhere[]>('elsewhere', {
  path: '/api/elsewhere/:list',
  url: ({ list, q }) => `/api/elsewhere/${list}${queryOf({ q })}`,
  parse: ({ list }, query) => (isListName(list) ? { list, q: query.get('q') ?? '' } : undefined),
});
