import { atom } from 'jotai';
import type { BrowseState } from '../../shared/browse/browse-state.ts';
import { lists } from '../../shared/content/lists.ts';
import { browsedListAtom } from '../state/page-store.ts';

/**
 * Returns the title of a list. A URL can contain any text, so the title names a label only if it is
 * one of `labels`, and never a search.
 */
export function listTitle(browse: BrowseState, labels: ReadonlySet<string>): string {
  const isLaterPage = browse.pageToken !== undefined;
  switch (browse.mode) {
    case 'all':
      return isLaterPage ? 'Earlier posts' : 'Latest posts';
    case 'label':
      if (!labels.has(browse.label)) {
        return isLaterPage ? 'Earlier posts with this label' : 'Posts with this label';
      }
      return isLaterPage ? `${browse.label}: earlier posts` : browse.label;
    case 'search':
      return isLaterPage ? 'More search results' : 'Search results';
  }
}

export const listHeadingAtom = atom((get) => {
  const { list, browse } = get(browsedListAtom);
  const title = listTitle(browse, lists[list].labels);
  return browse.mode === 'search' ? `${title} for “${browse.q}”` : title;
});
