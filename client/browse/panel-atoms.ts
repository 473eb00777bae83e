import { atom } from 'jotai';
import type { LabelCounts } from '../../shared/content/label-counts.ts';
import { dataOf } from '../../shared/content/result.ts';
import type { ReadPassage } from '../../shared/scripture/passage.ts';
import { labelsContent } from '../content/content-atoms.ts';
import { browsedListAtom, routeAtom } from '../state/page-store.ts';

/** Empty while the counts are loading, and if they cannot be loaded. */
export const labelCountsAtom = atom((get): LabelCounts => dataOf(get(labelsContent.remote)) ?? {});

const typedAtom = atom<{ list: string; text: string } | null>(null);

/** The text in the panel's filter. Another list has another text. The initial text is in the URL, for browsers without JavaScript. */
export const panelFilterAtom = atom(
  (get) => {
    const typed = get(typedAtom);
    if (typed?.list === get(browsedListAtom).list) return typed.text;
    const route = get(routeAtom);
    return 'filter' in route ? route.filter : '';
  },
  (get, set, text: string) => set(typedAtom, { list: get(browsedListAtom).list, text }),
);

/** The passage parser, once it is loaded. */
export const passageReaderAtom = atom<{ read: ReadPassage } | null>(null);

export const passageAtom = atom((get) => get(passageReaderAtom)?.read(get(panelFilterAtom)));

export const noBooksFound = 'No books found.';

/** While the parser loads, it is unknown whether the text names a passage. */
export const isPassageReaderLoadingAtom = atom(false);

/** @throws {TypeError} if the module cannot be loaded */
export const loadPassageReaderAtom = atom(null, async (get, set): Promise<ReadPassage> => {
  const loaded = get(passageReaderAtom);
  if (loaded) return loaded.read;
  // The condition removes the chunk from the Worker's build.
  if (import.meta.env.SSR) throw new TypeError('The passage parser is loaded only in a browser.');
  set(isPassageReaderLoadingAtom, true);
  try {
    const { readPassage } = await import('../../shared/scripture/passage.ts');
    set(passageReaderAtom, { read: readPassage });
    return readPassage;
  } finally {
    set(isPassageReaderLoadingAtom, false);
  }
});

/** What determines the group that is open by default. */
const defaultAtom = atom((get) => {
  const { list, browse } = get(browsedListAtom);
  const label = browse.mode === 'label' ? browse.label : '';
  return [list, label, get(passageAtom)?.book].join('\n');
});

/** A new object after each change of the default. It discards the visitor's choice, also if a later change restores the default. */
const contextAtom = atom((get) => ({ default: get(defaultAtom) }));

const toggledAtom = atom<{ context: object; name: string | undefined } | null>(null);

/** The group that the visitor opened; undefined if they closed it, null if they made no choice and the default applies. */
export const openGroupAtom = atom(
  (get) => {
    const toggled = get(toggledAtom);
    return toggled?.context === get(contextAtom) ? toggled.name : null;
  },
  (get, set, name: string | undefined) => set(toggledAtom, { context: get(contextAtom), name }),
);
