import { atom } from 'jotai';
import { showSnackAtom } from './snackbar-atoms.ts';

/**
 * Says that code could not be loaded. Online the message offers to reload the page: a deployment may have
 * replaced the code of this one.
 */
export const chunkFailureAtom = atom(null, (_get, set) => {
  set(showSnackAtom, {
    ...(navigator.onLine
      ? { message: 'This could not be loaded.', offersReload: true }
      : { message: 'You are offline. This needs a connection.' }),
    severity: 'error',
    duration: 12_000,
  });
});
