import { atom, createStore } from 'jotai';
import type { ContentReader } from '../../shared/content/content-request.ts';
import type { Route } from '../../shared/routes.ts';
import type { Site } from '../../shared/site.ts';

export type PageStore = ReturnType<typeof createStore>;

/** An atom that `createPageStore` sets. It throws if it is read before. */
function pageAtom<T extends object>() {
  const valueAtom = atom<T>();
  return atom(
    (get) => {
      const value = get(valueAtom);
      if (!value) throw new Error('The store has no page.');
      return value;
    },
    (_get, set, value: T) => set(valueAtom, value),
  );
}

export const siteAtom = pageAtom<Site>();

/** The route of the URL. In the browser, each navigation sets it and the next atom. */
export const routeAtom = pageAtom<Route>();

export const contentReaderAtom = pageAtom<ContentReader>();

type PageOptions = { site: Site; route: Route; reader: ContentReader };

/** Creates the store of a page: one for each request on the server, one for each document in the browser. */
export function createPageStore({ site, route, reader }: PageOptions): PageStore {
  const store = createStore();
  store.set(siteAtom, site);
  store.set(routeAtom, route);
  store.set(contentReaderAtom, reader);
  return store;
}

/** The path and query of the URL that is shown, in a browser. The current URL is another one while a navigation is pending. */
export const shownUrlAtom = atom('');

export function pathAndQuery({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  return pathname + search;
}

/** Whether the page is hydrated, and what it needs after that has loaded or cannot be loaded; false on the server. client/main.tsx sets it. */
export const hydratedAtom = atom(false);
