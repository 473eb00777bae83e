import './style/base.css';
import { hydrateRoot } from 'react-dom/client';
import { parseRoute } from '../shared/routes.ts';
import { loadPassageReaderAtom } from './browse/passage-atom.ts';
import { createBrowserContentReader } from './content/browser-content-reader.ts';
import { readPageData } from './content/page-data.ts';
import { HydratedApp } from './HydratedApp.tsx';
import { createPageStore } from './store.ts';

const { site, results: answers, contactReply } = readPageData(document);
const reader = createBrowserContentReader(answers, {
  fetch: fetch.bind(window),
  now: () => performance.now(),
});
const route = parseRoute(location);
const store = createPageStore({ site, route, reader, contactReply });

hydrate();

async function hydrate() {
  // No await of the module itself: it would part the bundle into more files.
  if (route.name === 'passage-entry') await store.set(loadPassageReaderAtom);
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
