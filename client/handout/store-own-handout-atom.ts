import { atom } from 'jotai';
import type { Handout } from '../../shared/handout/handout.ts';
import { showSnackAtom } from '../ui/snackbar/snackbar-atoms.ts';
import { togglePostChunk } from './HandoutToggle.tsx';
import { ownHandoutAtom } from './own-handout-atom.ts';

/** Stores the handout of this browser, and says so if the browser does not store it. Returns whether it did. */
export const storeOwnHandoutAtom = atom(null, async (_get, set, handout: Handout) => {
  if (set(ownHandoutAtom, handout)) return true;
  // Offline, the warning cannot be loaded.
  const warning = await togglePostChunk.load().catch(() => undefined);
  if (warning) set(showSnackAtom, warning.storageWarning);
  return false;
});
