import './style/base.css';
import './style/view-transitions.css';
import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { contentUrl } from '../shared/content/content-request.ts';
import { selectors } from '../shared/dom-contract.ts';
import { contentRequests } from '../shared/route-content.ts';
import { parseRoute } from '../shared/routes.ts';
import { App } from './App.tsx';
import {
  type BrowserContentReader,
  createBrowserContentReader,
} from './content/browser-content-reader.ts';
import { readPageData } from './content/page-data.ts';
import { prepareForBackForwardCache } from './navigation/back-forward-cache.ts';
import { watchConnectivity } from './navigation/connectivity.ts';
import { syncDocumentHead } from './navigation/document-head.ts';
import { prepareAtFirstLink } from './navigation/first-link.ts';
import { interceptNavigations } from './navigation/intercept-navigations.ts';
import { pageAtom } from './pages/pages.ts';
import type { PageStore } from './state/page-store.ts';
import { createPageStore } from './store.ts';
import { closeOverlaysForFragments } from './ui/close-overlays.ts';

const { site, results, contactReply } = readPageData(document);
const route = parseRoute(location);
const initialContent = contentRequests(route).flatMap((request) => {
  const result = results[contentUrl(request)];
  return result ? [{ request, result }] : [];
});
const reader = createBrowserContentReader(initialContent, {
  fetch: fetch.bind(window),
  now: () => performance.now(),
});
const store = createPageStore({ site, route, reader, contactReply });

hydrate();

async function hydrate() {
  // Awaits the atom instead of the module, which the bundler would otherwise split into more chunks.
  await store.get(pageAtom).prepare?.(store);
  removeStreamedLoading();
  hydrateRoot(
    document.getElementById('root') as HTMLElement,
    <HydratedApp store={store} reader={reader} />,
  );
}

/** Removes each 'Loading...' of a streamed response. The hydrated tree contains only the content. */
function removeStreamedLoading() {
  for (const loading of document.querySelectorAll(selectors.streamedLoading)) loading.remove();
}

type HydratedAppProps = { store: PageStore; reader: BrowserContentReader };

/** Intercepts navigations after hydration. A navigation before that is a document load, so that the tree matches the markup. */
function HydratedApp({ store, reader }: HydratedAppProps) {
  useEffect(() => {
    syncDocumentHead(store);
    if (window.navigation) {
      interceptNavigations(store, reader);
      prepareAtFirstLink(store, reader);
    } else {
      closeOverlaysForFragments();
    }
    prepareForBackForwardCache();
    watchConnectivity(store);
    performance.mark('hydrated');
  }, [store, reader]);
  return <App store={store} />;
}
