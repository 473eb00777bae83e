import { atom } from 'jotai';
import { browsedListAtom } from '../state/route-atom.ts';
import { passageAtom } from './passage-atom.ts';

/** What opens a group by itself; when it changes, what the visitor opened or closed before stands back. */
const occasionAtom = atom((get) => {
  const { list, browse } = get(browsedListAtom);
  const label = browse.mode === 'label' ? browse.label : '';
  return [list.name, label, get(passageAtom)?.book].join('\n');
});

const toggledAtom = atom<{ occasion: string; name: string | undefined } | null>(null);

/**
 * The one group of the panel that the visitor has open, by its name: undefined where all are closed,
 * null as long as it is left to the page.
 */
export const openGroupAtom = atom(
  (get) => {
    const toggled = get(toggledAtom);
    return toggled?.occasion === get(occasionAtom) ? toggled.name : null;
  },
  (get, set, name: string | undefined) => set(toggledAtom, { occasion: get(occasionAtom), name }),
);
