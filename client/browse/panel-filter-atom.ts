import { atom } from 'jotai';
import { browsedListAtom, routeAtom } from '../state/page-store.ts';

const typedAtom = atom<{ list: string; text: string } | null>(null);

/** The text in the panel's filter. Another list has another text. The initial text is in the URL, for browsers without JavaScript. */
export const panelFilterAtom = atom(
  (get) => {
    const typed = get(typedAtom);
    if (typed?.list === get(browsedListAtom).list.name) return typed.text;
    const route = get(routeAtom);
    return 'filter' in route ? route.filter : '';
  },
  (get, set, text: string) => set(typedAtom, { list: get(browsedListAtom).list.name, text }),
);
