import type { PageStore } from '../state/page-store.ts';
import { showSnackAtom } from '../ui/snackbar/snackbar-atoms.ts';

const topic = 'connection';

/** Shows a message when the browser goes offline and when it is online again. */
export function watchConnectivity(store: PageStore) {
  window.addEventListener('offline', () => {
    store.set(showSnackAtom, {
      message: 'You are offline. This page can still be read, but not reloaded.',
      severity: 'warning',
      topic,
    });
  });
  window.addEventListener('online', () => {
    store.set(showSnackAtom, { message: 'You are online again.', topic });
  });
}
