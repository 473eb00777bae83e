import { atom } from 'jotai';
import type { ReadPassage } from '../../shared/scripture/passage.ts';
import { panelFilterAtom } from './panel-filter-atom.ts';

/** Reads passages, once it is loaded. A page at `?ref=` begins with it. */
export const passageReaderAtom = atom<{ read: ReadPassage } | null>(null);

/** The passage that is typed into the Scripture panel's box. */
export const passageAtom = atom((get) => get(passageReaderAtom)?.read(get(panelFilterAtom)));

/** Shown if the text names no book. */
export const noBooksFound = 'No books found.';

/** Until it is over, nobody can tell what the text in the box names. */
export const isPassageReaderLoadingAtom = atom(false);

/** @throws {TypeError} where it cannot be loaded */
export const loadPassageReaderAtom = atom(null, async (get, set): Promise<ReadPassage> => {
  // The Worker has the reader in its main module, and never calls this.
  if (import.meta.env.SSR) throw new TypeError('Only a browser loads the passage reader.');
  set(isPassageReaderLoadingAtom, !get(passageReaderAtom));
  try {
    const { readPassage } = await import('../../shared/scripture/passage.ts');
    if (!get(passageReaderAtom)) set(passageReaderAtom, { read: readPassage });
    return readPassage;
  } finally {
    set(isPassageReaderLoadingAtom, false);
  }
});
