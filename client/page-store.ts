import { createStore } from 'jotai';
import type { ContentReader } from '../shared/content-reader.ts';
import type { Site } from '../shared/site.ts';
import { contentReaderAtom } from './content/content-atoms.ts';
import { locationAtom, type PageLocation } from './navigation/location-atom.ts';
import { siteAtom } from './pages/site-atom.ts';

export type PageStore = ReturnType<typeof createStore>;

/** A store for one visitor: one for each render at the edge, one for the whole visit in the browser. */
export function createPageStore(
  site: Site,
  location: PageLocation,
  reader: ContentReader,
): PageStore {
  const store = createStore();
  store.set(siteAtom, site);
  store.set(locationAtom, location);
  store.set(contentReaderAtom, reader);
  return store;
}
