import { atom } from 'jotai';
import type { ReadPassage } from '../../shared/scripture/passage.ts';
import { panelFilterAtom } from './panel-filter-atom.ts';

/** The passage parser, once it is loaded. A page with `?ref=` has it from the start. */
export const passageReaderAtom = atom<{ read: ReadPassage } | null>(null);

/** The parser, if it was loaded before the page. `createPageStore` sets it. */
export const importedPassageReaderAtom = atom<{ read: ReadPassage } | null>(null);

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
  const imported = get(importedPassageReaderAtom);
  if (imported) {
    set(passageReaderAtom, imported);
    return imported.read;
  }
  // The condition removes the chunk from the Worker's build.
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
