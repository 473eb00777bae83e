import { createStore } from 'jotai';
import type { ContentReader } from '../shared/content/content-request.ts';
import type { Route } from '../shared/pages/route.ts';
import type { Site } from '../shared/site.ts';
import { contentReaderAtom } from './content/content-atoms.ts';
import { type PageStore, routeAtom, siteAtom } from './state/page-store.ts';

/** Creates the store of a page: one for each request on the server, one for each document in the browser. */
export function createPageStore(page: {
  site: Site;
  route: Route;
  reader: ContentReader;
}): PageStore {
  const store = createStore();
  store.set(siteAtom, page.site);
  store.set(routeAtom, page.route);
  store.set(contentReaderAtom, page.reader);
  return store;
}
