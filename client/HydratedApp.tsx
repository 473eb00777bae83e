import { useEffect } from 'react';
import { App } from './App.tsx';
import type { BrowserReader } from './content/browser-reader.ts';
import { closeOverlaysForFragments } from './layout/close-overlays.ts';
import { prepareForBackForwardCache } from './navigation/back-forward-cache.ts';
import { fetchAhead } from './navigation/fetch-ahead.ts';
import { interceptNavigations } from './navigation/intercept-navigations.ts';
import { keepHead } from './navigation/keep-head.ts';
import { tellOfConnection } from './navigation/tell-of-connection.ts';
import type { PageStore } from './page-store.ts';

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
