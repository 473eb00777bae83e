import { atom } from 'jotai';
import { handoutQuery } from '../../shared/handout/handout.ts';
import { routeAtom } from '../state/page-store.ts';

const typedAtom = atom<{ handout: string; title: string } | null>(null);

const shownAtom = atom((get) => {
  const route = get(routeAtom);
  return route.name === 'handout' ? route.handout : undefined;
});

/** The title as the visitor has typed it, also after a visit to another page. Every change of the handout sets it. */
export const typedTitleAtom = atom(
  (get) => {
    const shown = get(shownAtom);
    const typed = get(typedAtom);
    return shown && typed?.handout === handoutQuery(shown) ? typed.title : (shown?.title ?? '');
  },
  (get, set, title: string | null) => {
    const shown = get(shownAtom);
    set(typedAtom, shown && title !== null ? { handout: handoutQuery(shown), title } : null);
  },
);
