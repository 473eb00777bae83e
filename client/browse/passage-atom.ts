import { atom } from 'jotai';
import type { ReadPassage } from '../../shared/scripture/passage.ts';
import { panelFilterAtom } from './panel-filter-atom.ts';

/** The passage parser, once it is loaded. A page with `?ref=` has it from the start. */
export const passageReaderAtom = atom<{ read: ReadPassage } | null>(null);

/** The passage in the text box of the Scripture panel. */
export const passageAtom = atom((get) => get(passageReaderAtom)?.read(get(panelFilterAtom)));

/** Shown if the text names no book. */
export const noBooksFound = 'No books found.';

/** While the parser loads, it is unknown whether the text names a passage. */
export const isPassageReaderLoadingAtom = atom(false);

/**
 * Loads the passage parser, unless it is loaded.
 * @throws {TypeError} if the module cannot be loaded
 */
export const loadPassageReaderAtom = atom(null, async (get, set): Promise<ReadPassage> => {
  // The condition removes the chunk from the Worker's build. The Worker imports the parser statically.
  if (import.meta.env.SSR) throw new TypeError('The passage parser is loaded only in a browser.');
  set(isPassageReaderLoadingAtom, !get(passageReaderAtom));
  try {
    const { readPassage } = await import('../../shared/scripture/passage.ts');
    if (!get(passageReaderAtom)) set(passageReaderAtom, { read: readPassage });
    return readPassage;
  } finally {
    set(isPassageReaderLoadingAtom, false);
  }
});
