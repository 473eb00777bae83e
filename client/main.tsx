import './style/base.css';
import './style/view-transitions.css';
import { useAtomValue } from 'jotai';
import { startTransition, useEffect } from 'react';
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
import { unreachable } from './content/fetch-result.ts';
import { readPageData } from './content/page-data.ts';
import { prepareForBackForwardCache } from './navigation/back-forward-cache.ts';
import { watchConnectivity } from './navigation/connectivity.ts';
import { prepareAtFirstLink, prepareHandout } from './navigation/first-link.ts';
import { interceptNavigations } from './navigation/intercept-navigations.ts';
import { loadNavigation } from './navigation/load-navigation.ts';
import { pageAtom } from './pages/pages.ts';
import { hydratedAtom } from './state/hydrated-atom.ts';
import type { PageStore } from './state/page-store.ts';
import { routeAtom } from './state/route-atom.ts';
import { createPageStore } from './store.ts';
import { closeOverlaysForFragments } from './ui/close-overlays.ts';
import { RenderFailure } from './ui/RenderFailure.tsx';

/** The performance mark of the time when all elements are interactive. */
const hydratedMark = 'hydrated';

hydrate();

/** Hydrates the page in several tasks, so that the browser can respond to the visitor between them. */
async function hydrate() {
  prepareForBackForwardCache(isHydrated);
  // The modules have been evaluated in this task.
  await nextTask();
  const { store, route, reader } = initialState();
  try {
    // Awaits the atom instead of the module, which the bundler would otherwise split into more chunks.
    const page = store.get(pageAtom);
    await page.load?.();
    await page.prepare?.(store);
  } catch {
    // A part of the page could not be loaded. The page works as without JavaScript.
    return;
  }
  removeStreamedLoading();
  await nextTask();
  const root = document.getElementById('root') as HTMLElement;
  // In a transition React hydrates in short tasks, and at once where the visitor presses something.
  startTransition(() => {
    const app = hydrateRoot(root, <HydratedApp store={store} reader={reader} />, {
      onUncaughtError(error) {
        reportError(error);
        // What the Worker renders for the URL may be right. If this document fails itself, the next one would, too.
        if (store.get(routeAtom) !== route && navigator.onLine) location.reload();
        else app.render(<RenderFailure />);
      },
    });
  });
}

/** Creates the store and the content reader from the page data. */
function initialState() {
  const { site, results, contactReply } = readPageData(document);
  const route = parseRoute(location);
  const initialContent = contentRequests(route).flatMap((request) => {
    const result = results[contentUrl(request)];
    return result ? [{ request, result }] : [];
  });
  const reader = createBrowserContentReader(initialContent, (...content) =>
    loadNavigation().then(
      ({ loadContent }) => loadContent(...content),
      () => unreachable,
    ),
  );
  return { reader, route, store: createPageStore({ site, route, reader, contactReply }) };
}

/** Removes each 'Loading...' of a streamed response. The hydrated tree contains only the content. */
function removeStreamedLoading() {
  for (const loading of document.querySelectorAll(selectors.streamedLoading)) loading.remove();
}

function isHydrated(): boolean {
  return performance.getEntriesByName(hydratedMark).length > 0;
}

function nextTask() {
  return new Promise<void>((resolve) => setTimeout(resolve));
}

type HydratedAppProps = { store: PageStore; reader: BrowserContentReader };

/** Intercepts navigations after hydration. A navigation before that is a document load, so that the tree matches the markup. */
function HydratedApp({ store, reader }: HydratedAppProps) {
  const hydrated = useAtomValue(hydratedAtom, { store });

  useEffect(() => {
    const listeners = new AbortController();
    if (window.navigation) {
      interceptNavigations(store, reader, listeners.signal);
      prepareAtFirstLink(store, reader);
      prepareHandout(store);
    } else {
      closeOverlaysForFragments();
    }
    watchConnectivity(store);
    startTransition(() => store.set(hydratedAtom, true));
    // After an error in a render, links load documents.
    return () => listeners.abort();
  }, [store, reader]);

  useEffect(() => {
    if (hydrated) performance.mark(hydratedMark);
  }, [hydrated]);

  return <App store={store} />;
}
