import type { PageStore } from '../../state/page-store.ts';
import { showSnackAtom } from './snackbar-atoms.ts';

export function watchConnectivity(store: PageStore) {
  window.addEventListener('offline', () => {
    store.set(showSnackAtom, {
      message: 'You are offline. This page can still be read, but not reloaded.',
      severity: 'warning',
      topic: 'connection',
    });
  });
  window.addEventListener('online', () => {
    store.set(showSnackAtom, { message: 'You are online again.', topic: 'connection' });
  });
}
