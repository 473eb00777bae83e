import { useEffect } from 'react';
import { App } from './App.tsx';
import type { BrowserContentReader } from './content/browser-content-reader.ts';
import { prepareForBackForwardCache } from './navigation/back-forward-cache.ts';
import { watchConnectivity } from './navigation/connectivity.ts';
import { syncDocumentHead } from './navigation/document-head.ts';
import { interceptNavigations } from './navigation/intercept-navigations.ts';
import { prefetchContent } from './navigation/prefetch.ts';
import type { PageStore } from './state/page-store.ts';
import { closeOverlaysForFragments } from './ui/close-overlays.ts';

type HydratedAppProps = { store: PageStore; reader: BrowserContentReader };

/** Until it is hydrated, moves are page loads: the tree must meet the page that it was made for. */
export function HydratedApp({ store, reader }: HydratedAppProps) {
  useEffect(() => {
    syncDocumentHead(store);
    if (window.navigation) {
      interceptNavigations(store, reader);
      prefetchContent(store, reader);
    } else {
      closeOverlaysForFragments();
    }
    prepareForBackForwardCache();
    watchConnectivity(store);
    performance.mark('hydrated');
  }, [store, reader]);
  return <App store={store} />;
}
