import { atom } from 'jotai';
import { type Handout, handoutQuery, parseHandout } from '../../shared/handout/handout.ts';
import { storedAtom } from '../state/browser-storage.ts';
import { snackAtom } from '../ui/snackbar/snackbar-atoms.ts';

/** Invalid posts are ignored. */
function handoutOf(query: string): Handout {
  return parseHandout(new URLSearchParams(query)).handout;
}

export function storedHandoutAtom(key: string) {
  const handoutAtom = storedAtom(key, handoutOf);
  return atom(
    (get) => get(handoutAtom) ?? handoutOf(''),
    (_get, set, handout: Handout) => set(handoutAtom, handoutQuery(handout)),
  );
}

const storedOwnAtom = storedHandoutAtom('handout');

/**
 * The handout of this browser. Writing returns whether the handout was stored; if not, it lasts as
 * long as the document, and a message says so.
 */
export const ownHandoutAtom = atom(
  (get) => get(storedOwnAtom),
  (_get, set, handout: Handout): boolean => {
    const isStored = set(storedOwnAtom, handout);
    if (!isStored) {
      set(snackAtom, {
        message:
          'Your browser does not store the handout: its storage is full or blocked. To keep it, open it and bookmark its address.',
        severity: 'warning',
        duration: 12_000,
      });
    }
    return isStored;
  },
);
