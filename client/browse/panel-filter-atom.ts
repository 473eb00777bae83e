import { atom } from 'jotai';
import { passageParameter } from '../../shared/passage-href.ts';
import { locationAtom, searchParamsAtom } from '../state/location-atom.ts';

/** Characters. */
export const filterLength = 100;

const typedAtom = atom<{ pathname: string; text: string } | null>(null);

/** What is typed into the panel's filter. It belongs to one page; without JavaScript the address brings it. */
export const panelFilterAtom = atom(
  (get) => {
    const typed = get(typedAtom);
    if (typed?.pathname === get(locationAtom).pathname) return typed.text;
    const params = get(searchParamsAtom);
    return (params.get(passageParameter) ?? params.get('filter') ?? '').slice(0, filterLength);
  },
  (get, set, text: string) => set(typedAtom, { pathname: get(locationAtom).pathname, text }),
);
