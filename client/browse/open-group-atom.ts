import { atom } from 'jotai';
import { browsedListAtom } from '../state/route-atom.ts';
import { passageAtom } from './passage-atom.ts';

/** Identifies what determines the group that is open by default. A change discards the visitor's choice. */
const contextAtom = atom((get) => {
  const { list, browse } = get(browsedListAtom);
  const label = browse.mode === 'label' ? browse.label : '';
  return [list.name, label, get(passageAtom)?.book].join('\n');
});

const toggledAtom = atom<{ context: string; name: string | undefined } | null>(null);

/**
 * The name of the group that the visitor opened. Undefined if the visitor closed it and no group is
 * open; null if the visitor made no choice and the default applies.
 */
export const openGroupAtom = atom(
  (get) => {
    const toggled = get(toggledAtom);
    return toggled?.context === get(contextAtom) ? toggled.name : null;
  },
  (get, set, name: string | undefined) => set(toggledAtom, { context: get(contextAtom), name }),
);
