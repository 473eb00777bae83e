import { parseSearchText } from '../browse/browse-state.ts';
import { listNames } from '../content/lists.ts';
import { searchResultsKind, suggestionsKind } from '../content/search.ts';
import { queryOf } from '../url.ts';
import { definePage } from './define-page.ts';

const path = '/search';

/** A search of all lists. A blank text is no search. */
export const searchPage = definePage<{ q: string }, 'search'>('search', {
  path,
  parse: (query) => ({ q: parseSearchText(query) }),
  href: ({ q }) => searchHref(q),
  baseHref: () => path,
  ownParameters: ['q'],
  contents: ({ q }) =>
    q
      ? {
          main: suggestionsKind.request({ q }),
          parts: listNames.map((list) => searchResultsKind.request({ list, q })),
        }
      : {},
  // The words are the visitor's text.
  title: ({ q }) => (q ? 'Search results' : 'Search'),
});

export function searchHref(q: string): string {
  return path + queryOf({ q });
}
