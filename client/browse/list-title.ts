import { atom } from 'jotai';
import type { BrowseState } from '../../shared/browse/browse-state.ts';
import { routeAtom } from '../state/route-atom.ts';

/**
 * What a list shows, for the document's title and what follows from it. Anyone can write a URL, and
 * so put words on the site: a label is named only if it is one of `labels`, and a search is not.
 */
export function listTitle(browse: BrowseState, labels: ReadonlySet<string>): string {
  const later = browse.pageToken !== undefined;
  switch (browse.mode) {
    case 'all':
      return later ? 'Earlier posts' : 'Latest posts';
    case 'label':
      if (!labels.has(browse.label)) {
        return later ? 'Earlier posts with this label' : 'Posts with this label';
      }
      return later ? `${browse.label}: earlier posts` : browse.label;
    case 'search':
      return later ? 'More search results' : 'Search results';
  }
}

/** The same for the list's heading and for screen readers, with the words of a search as a quotation. */
export function listHeading(browse: BrowseState, labels: ReadonlySet<string>): string {
  const title = listTitle(browse, labels);
  return browse.mode === 'search' ? `${title} for “${browse.q}”` : title;
}

/** Empty on a page that is not a list. */
export const listHeadingAtom = atom((get) => {
  const route = get(routeAtom);
  return route.name === 'list' ? listHeading(route.browse, route.list.labels) : '';
});
