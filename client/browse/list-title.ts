import type { Browse } from '../../shared/browse.ts';

/** Names what a list shows, above it and to screen readers. */
export function listTitle(browse: Browse): string {
  switch (browse.mode) {
    case 'all':
      return browse.pageToken ? 'Earlier posts' : 'Latest posts';
    case 'label':
      return browse.label;
    case 'search':
      return `Search results for ${browse.q}`;
  }
}
