import { atom } from 'jotai';
import type { Handout } from '../../shared/handout/handout.ts';
import { handoutQuery } from '../../shared/handout/handout-url.ts';
import { parseHandout } from '../../shared/handout/parse-handout.ts';

const key = 'handout';

/** The query of the handout that this browser stores. Empty until the browser reads it after hydration. */
const queryAtom = atom('');

queryAtom.onMount = (set) => {
  function read() {
    try {
      set(localStorage.getItem(key) ?? '');
    } catch {
      // The browser denies access to its storage. The handout lasts as long as the document.
    }
  }
  read();
  // The bar reads the atom as long as the document lasts.
  addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) read();
  });
  // A document in the back/forward cache receives no storage events.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) read();
  });
};

/**
 * The handout of this browser, the same in all of its tabs. Writing returns whether it was stored;
 * if not, it lasts as long as the document. What is damaged in the storage is left out.
 */
export const ownHandoutAtom = atom(
  (get) => parseHandout(new URLSearchParams(get(queryAtom))).handout,
  (_get, set, handout: Handout): boolean => {
    const query = handoutQuery(handout);
    set(queryAtom, query);
    try {
      localStorage.setItem(key, query);
      return true;
    } catch {
      return false;
    }
  },
);
