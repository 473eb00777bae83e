import { atom } from 'jotai';
import { routeAt } from '../../shared/routes.ts';

/** Where the visitor is: the address without its origin. */
export type PageLocation = { pathname: string; search: string };

/** The one truth of what is shown. Set once a request at the edge, and by the browser's navigations. */
export const locationAtom = atom<PageLocation>({ pathname: '/', search: '' });

export const searchParamsAtom = atom((get) => new URLSearchParams(get(locationAtom).search));

export const routeAtom = atom((get) => routeAt(get(locationAtom)));

export function pageLocation({ pathname, search }: URL | Location): PageLocation {
  return { pathname, search };
}
