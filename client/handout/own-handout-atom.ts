import { atom } from 'jotai';
import type { Handout } from '../../shared/handout/handout.ts';
import { handoutQuery } from '../../shared/handout/handout-url.ts';
import { parseHandout } from '../../shared/handout/parse-handout.ts';
import { storedAtom } from '../state/stored-atom.ts';

/** Creates an atom of a handout that this browser stores. What is damaged in the storage is left out. */
export function storedHandoutAtom(key: string) {
  const queryAtom = storedAtom(key);
  return atom(
    (get) => parseHandout(new URLSearchParams(get(queryAtom) ?? '')).handout,
    (_get, set, handout: Handout) => set(queryAtom, handoutQuery(handout)),
  );
}

/** The handout of this browser. Writing returns whether it was stored; if not, it lasts as long as the document. */
export const ownHandoutAtom = storedHandoutAtom('handout');
