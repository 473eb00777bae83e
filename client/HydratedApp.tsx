import { useEffect } from 'react';
import { App } from './App.tsx';
import type { BrowserReader } from './content/browser-content-reader.ts';
import { prepareForBackForwardCache } from './navigation/back-forward-cache.ts';
import { tellOfConnection } from './navigation/connectivity.ts';
import { keepHead } from './navigation/document-head.ts';
import { interceptNavigations } from './navigation/intercept-navigations.ts';
import { fetchAhead } from './navigation/prefetch.ts';
import type { PageStore } from './store.ts';
import { closeOverlaysForFragments } from './ui/close-overlays.ts';

type HydratedAppProps = { store: PageStore; reader: BrowserReader };

/** Until it is hydrated, moves are page loads: the tree must meet the page that it was made for. */
export function HydratedApp({ store, reader }: HydratedAppProps) {
  useEffect(() => {
    keepHead(store);
    if (window.navigation) {
      interceptNavigations(store, reader);
      fetchAhead(store, reader);
    } else {
      closeOverlaysForFragments();
    }
    prepareForBackForwardCache();
    tellOfConnection(store);
    performance.mark('hydrated');
  }, [store, reader]);
  return <App store={store} />;
}
