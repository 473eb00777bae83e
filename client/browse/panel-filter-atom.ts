import { atom } from 'jotai';
import { locationAtom, searchParamsAtom } from '../navigation/location-atom.ts';

/** Characters. */
export const filterLength = 100;

const typedAtom = atom<{ pathname: string; text: string } | null>(null);

/** What is typed into the panel's filter. It belongs to one page; without JavaScript the address brings it. */
export const panelFilterAtom = atom(
  (get) => {
    const typed = get(typedAtom);
    return typed?.pathname === get(locationAtom).pathname
      ? typed.text
      : (get(searchParamsAtom).get('filter') ?? '').slice(0, filterLength);
  },
  (get, set, text: string) => set(typedAtom, { pathname: get(locationAtom).pathname, text }),
);
