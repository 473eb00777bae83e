import { atom } from 'jotai';
import { locationAtom, searchParamsAtom } from '../state/location-atom.ts';
import { passageAtom } from './passage-atom.ts';

/** What opens a group by itself; when it changes, what the visitor opened or closed before stands back. */
const occasionAtom = atom((get) => {
  const { pathname } = get(locationAtom);
  const label = get(searchParamsAtom).get('label');
  return [pathname, label, get(passageAtom)?.book].join('\n');
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
