import { createStore } from 'jotai';
import type { ContactReply } from '../shared/contact/contact-outcome.ts';
import type { ContentReader } from '../shared/content/content-reader.ts';
import type { Route } from '../shared/routes.ts';
import type { ReadPassage } from '../shared/scripture/passage.ts';
import type { Site } from '../shared/site.ts';
import { passageReaderAtom } from './browse/passage-atom.ts';
import { contactOutcomeAtom } from './contact/contact-atoms.ts';
import { contentReaderAtom } from './content/content-atoms.ts';
import type { PageStore } from './state/page-store.ts';
import { routeAtom } from './state/route-atom.ts';
import { siteAtom } from './state/site-atom.ts';

type PageStoreOptions = {
  site: Site;
  route: Route;
  reader: ContentReader;
  /** Of a page that answers the contact form's post. */
  contactReply?: ContactReply | undefined;
  /** Of a page that says what is wrong with a passage that was asked for. */
  readPassage?: ReadPassage | undefined;
};

/** A store for one visitor: one for each render at the edge, one for the whole visit in the browser. */
export function createPageStore(options: PageStoreOptions): PageStore {
  const store = createStore();
  store.set(siteAtom, options.site);
  store.set(routeAtom, options.route);
  store.set(contentReaderAtom, options.reader);
  store.set(contactOutcomeAtom, options.contactReply);
  if (options.readPassage) store.set(passageReaderAtom, { read: options.readPassage });
  return store;
}
