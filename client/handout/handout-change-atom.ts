import { atom, useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import { routeHref } from '../../shared/routes.ts';
import { routeAtom } from '../state/page-store.ts';

type HandoutChange = {
  href: string;
  /** The id of the element that receives focus; may be empty. */
  focus: string;
};

export const noChange: HandoutChange = { href: '', focus: '' };

/** A change of the handout by the visitor, until it is shown. */
export const handoutChangeAtom = atom(noChange);

export function useFocusAfterChange() {
  const store = useStore();
  const route = useAtomValue(routeAtom);
  useEffect(() => {
    const { href, focus } = store.get(handoutChangeAtom);
    if (href !== routeHref(route)) return;
    document.getElementById(focus)?.focus();
    store.set(handoutChangeAtom, noChange);
  }, [store, route]);
}
