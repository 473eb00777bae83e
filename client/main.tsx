import './style/base.css';
import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { createBrowserReader } from './content/browser-reader.ts';
import { readPageData } from './content/page-data.ts';
import { interceptNavigations } from './navigation/intercept-navigations.ts';
import { keepHead } from './navigation/keep-head.ts';
import { pageLocation } from './navigation/location-atom.ts';
import { tellOfConnection } from './navigation/tell-of-connection.ts';
import { createPageStore } from './page-store.ts';

const { site, answers } = readPageData(document);
const reader = createBrowserReader(answers, {
  fetch: fetch.bind(window),
  now: () => performance.now(),
});
const store = createPageStore(site, pageLocation(location), reader);

removeStreamedLoading();
hydrateRoot(document.getElementById('root') as HTMLElement, <HydratedApp />);

/** What an answer in parts said while it waited; the tree that is hydrated knows only what came. */
function removeStreamedLoading() {
  for (const loading of document.querySelectorAll('[data-late] > [data-loading]')) loading.remove();
}

/** Until it is hydrated, moves are page loads: the tree must meet the page that it was made for. */
function HydratedApp() {
  useEffect(() => {
    keepHead(store);
    interceptNavigations(store, reader);
    tellOfConnection(store);
    performance.mark('hydrated');
  }, []);
  return <App store={store} />;
}
