import { filterGroups } from '../../client/browse/label-group.ts';
import { filterLength } from '../../client/browse/panel-filter-atom.ts';
import { browseQuery, parseBrowse } from '../../shared/browse/browse-state.ts';
import { passageHref, passageParameter } from '../../shared/passage-href.ts';
import { paths } from '../../shared/paths.ts';
import { books } from '../../shared/scripture/books.ts';
import { readPassage } from '../../shared/scripture/passage.ts';

/**
 * Where the text of the Scripture panel's box leads without script: to its passage, else to the
 * panel with the books that it is a part of. Undefined for text that names nothing, and for
 * addresses without such text.
 */
export function passageRedirect({ pathname, searchParams }: URL): string | undefined {
  const text = searchParams.get(passageParameter)?.slice(0, filterLength);
  if (pathname !== paths.thoughts || text === undefined) return undefined;
  const passage = readPassage(text);
  if (passage) return 'label' in passage ? passageHref(passage) : undefined;
  const named = books.map(([name]) => ({ name }));
  if (filterGroups(named, text).length === 0) return undefined;
  const query = new URLSearchParams(browseQuery(parseBrowse(searchParams)));
  if (text.trim()) query.set('filter', text);
  return `${paths.thoughts}${query.size ? `?${query}` : ''}`;
}
