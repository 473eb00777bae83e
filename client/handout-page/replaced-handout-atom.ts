import { atom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';
import type { Handout } from '../../shared/handout/handout.ts';
import { handoutQuery } from '../../shared/handout/handout-url.ts';
import { parseHandout } from '../../shared/handout/parse-handout.ts';

const queryAtom = atomWithStorage<unknown>('replaced-handout', '');

/** The handout that the visitor last replaced as that of this browser. What is damaged in the storage is left out. */
export const replacedHandoutAtom = atom(
  (get) => parseHandout(new URLSearchParams(String(get(queryAtom)))).handout,
  (_get, set, handout: Handout) => {
    try {
      set(queryAtom, handoutQuery(handout));
    } catch {
      // The storage is full or blocked. The handout lasts as long as the document.
    }
  },
);
