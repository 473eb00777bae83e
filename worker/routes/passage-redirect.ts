import { filterGroups } from '../../client/browse/label-group.ts';
import { browseQuery } from '../../shared/browse/browse-state.ts';
import { parameters, passageHref, paths, type Route } from '../../shared/routes.ts';
import { books } from '../../shared/scripture/books.ts';
import { readPassage } from '../../shared/scripture/passage.ts';

/**
 * Where the text of the Scripture panel's filter leads without script: to its passage, else to the
 * panel with the books that it is a part of. Undefined for text that names nothing, and for
 * other routes.
 */
export function passageRedirect(route: Route): string | undefined {
  if (route.name !== 'passage-entry') return undefined;
  const { filter, browse } = route;
  const passage = readPassage(filter);
  if (passage) return 'label' in passage ? passageHref(passage) : undefined;
  const named = books.map(([name]) => ({ name }));
  if (filterGroups(named, filter).length === 0) return undefined;
  const query = new URLSearchParams(browseQuery(browse));
  if (filter.trim()) query.set(parameters.filter, filter);
  return `${paths.thoughts}${query.size ? `?${query}` : ''}`;
}
