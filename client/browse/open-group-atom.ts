import { atom } from 'jotai';
import { browsedListAtom } from '../state/page-store.ts';
import { passageAtom } from './passage-atom.ts';

/** What determines the group that is open by default. */
const defaultAtom = atom((get) => {
  const { list, browse } = get(browsedListAtom);
  const label = browse.mode === 'label' ? browse.label : '';
  return [list.name, label, get(passageAtom)?.book].join('\n');
});

/** A new object after each change of the default. It discards the visitor's choice, also if a later change restores the default. */
const contextAtom = atom((get) => ({ default: get(defaultAtom) }));

const toggledAtom = atom<{ context: object; name: string | undefined } | null>(null);

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
