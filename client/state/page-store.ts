import { atom, type createStore } from 'jotai';
import { browseAll } from '../../shared/browse/browse-state.ts';
import type { Route, UrlParts } from '../../shared/routes.ts';
import type { Site } from '../../shared/site.ts';

export type PageStore = ReturnType<typeof createStore>;

/** The settings of the site. `createPageStore` sets them. */
export const siteAtom = atom<Site>({
  productName: '',
  url: '',
  searchTipsId: '',
  usageNotesId: '',
  supportEmail: '',
  bibleUrl: 'off',
  hasSundays: false,
  recaptcha: { siteKey: '', scriptUrl: '' },
});

/** The route of the URL. It is set once for each request on the server, and by each navigation in the browser. */
export const routeAtom = atom<Route>({ name: 'home' });

/** The path and query of the URL that is shown, in a browser. The current URL is another one while a navigation is pending. */
export const shownUrlAtom = atom('');

export function pathAndQuery({ pathname, search }: UrlParts): string {
  return pathname + search;
}

export const browsedListAtom = atom((get) => {
  const route = get(routeAtom);
  return route.name === 'list' ? route : { list: 'articles' as const, browse: browseAll() };
});

export const browseAtom = atom((get) => get(browsedListAtom).browse);

/** Whether the page is hydrated, and what it needs after that has loaded or cannot be loaded; false on the server. client/main.tsx sets it. */
export const hydratedAtom = atom(false);
