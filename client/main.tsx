import './style/base.css';
import { hydrateRoot } from 'react-dom/client';
import { loadPassageReaderAtom } from './browse/passage-atom.ts';
import { createBrowserContentReader } from './content/browser-content-reader.ts';
import { readPageData } from './content/page-data.ts';
import { HydratedApp } from './HydratedApp.tsx';
import { pageAtom } from './pages/pages.ts';
import { unknownPassagePage } from './pages/UnknownPassagePage.tsx';
import { pageLocation } from './state/location-atom.ts';
import { createPageStore } from './store.ts';

const { site, results: answers, contactReply } = readPageData(document);
const reader = createBrowserContentReader(answers, {
  fetch: fetch.bind(window),
  now: () => performance.now(),
});
const store = createPageStore({ site, location: pageLocation(location), reader, contactReply });

hydrate();

async function hydrate() {
  // No await of the module itself: it would part the bundle into more files.
  if (store.get(pageAtom) === unknownPassagePage) await store.set(loadPassageReaderAtom);
  removeStreamedLoading();
  hydrateRoot(
    document.getElementById('root') as HTMLElement,
    <HydratedApp store={store} reader={reader} />,
  );
}

/** What an answer in parts said while it waited; the tree that is hydrated knows only what came. */
function removeStreamedLoading() {
  for (const loading of document.querySelectorAll('[data-late] > [data-loading]')) loading.remove();
}
