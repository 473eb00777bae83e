import { atom } from 'jotai';
import { showSnackAtom } from './snackbar-atoms.ts';

/** A chunk that is loaded for an action of the visitor. The browser loads it once. */
export function actionChunk<T>(load: () => Promise<T>) {
  function preload() {
    load().catch(() => {});
  }
  return {
    /** Rejects if the chunk cannot be loaded. Show `chunkFailureAtom` then. */
    load,
    /** Props of a button that load the chunk when the visitor points at the button, touches it or focuses it. */
    preloadProps: { onPointerEnter: preload, onFocus: preload },
  };
}

/** Online the message offers to reload the page: a deployment may have replaced the code of this one. */
export const chunkFailureAtom = atom(null, (_get, set) => {
  set(showSnackAtom, {
    ...(navigator.onLine
      ? { message: 'This could not be loaded.', offersReload: true }
      : { message: 'You are offline. This needs a connection.' }),
    severity: 'error',
    duration: 12_000,
  });
});
