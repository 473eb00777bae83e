import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import { routeHref } from '../../shared/routes.ts';
import { routeAtom } from '../state/route-atom.ts';
import { handoutChangeAtom, noChange } from './handout-change-atom.ts';

/** After a change of the handout, moves focus to the button that the change names. */
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
