import './style/base.css';
import { hydrateRoot } from 'react-dom/client';
import { contentUrl } from '../shared/content/content-request.ts';
import { selectors } from '../shared/dom-contract.ts';
import { contentRequests } from '../shared/route-content.ts';
import { parseRoute } from '../shared/routes.ts';
import { loadPassageReaderAtom } from './browse/passage-atom.ts';
import { createBrowserContentReader } from './content/browser-content-reader.ts';
import { readPageData } from './content/page-data.ts';
import { HydratedApp } from './HydratedApp.tsx';
import { createPageStore } from './store.ts';

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
  for (const loading of document.querySelectorAll(selectors.streamedLoading)) loading.remove();
}
