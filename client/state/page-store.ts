import { atom, type createStore } from 'jotai';
import type { ListParams } from '../../shared/pages/list-pages.ts';
import { articlesPage, quotesPage, thoughtsPage } from '../../shared/pages/list-pages.ts';
import { paramsOf, type Route } from '../../shared/pages/route.ts';
import type { Site } from '../../shared/site.ts';

export type PageStore = ReturnType<typeof createStore>;

/** The settings of the site. `createPageStore` sets them. */
export const siteAtom = atom({} as Site);

/** The route of the URL. `createPageStore` sets it, and in the browser each navigation. */
export const routeAtom = atom({} as Route);

/** The path and query of the URL that is shown, in a browser. The current URL is another one while a navigation is pending. */
export const shownUrlAtom = atom('');

export function pathAndQuery({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  return pathname + search;
}

/** The list that a page browses. Other pages have that of the articles. */
export const browsedListAtom = atom((get): ListParams => {
  const params = paramsOf(get(routeAtom), thoughtsPage, quotesPage, articlesPage);
  return params ?? { list: 'articles', browse: {}, filter: '' };
});

/** Whether the page is hydrated, and what it needs after that has loaded or cannot be loaded; false on the server. client/main.tsx sets it. */
export const hydratedAtom = atom(false);
