import type { PageStore } from '../state/page-store.ts';
import { chunkFailureAtom } from '../ui/snackbar/action-chunk.ts';

/**
 * Loads the document of the URL of a navigation that cannot show its page: at once, or when the browser
 * is online again. Never resolves.
 * @param signal that of the navigation
 */
export function loadDocument(store: PageStore, signal: AbortSignal): Promise<never> {
  if (!navigator.onLine) {
    store.set(chunkFailureAtom);
    window.addEventListener('online', () => location.reload(), { signal });
  } else if (!signal.aborted || !window.navigation.transition) {
    location.reload();
  }
  return new Promise(() => {});
}
