import { parseRoute } from '../shared/routes.ts';
import './style/style.css';
import { useAtomValue } from 'jotai';
import { startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { ContentReader } from '../shared/content/content-request.ts';
import { selectors } from '../shared/dom-contract.ts';
import { App } from './App.tsx';
import { readPageData } from './content/page-data.ts';
import { pageComponentAtom } from './pages/components.ts';
import type { HydratedFields } from './replaced-fields.ts';
import {
  createPageStore,
  hydratedAtom,
  type PageStore,
  pathAndQuery,
  routeAtom,
  shownUrlAtom,
} from './state/page-store.ts';
// What several chunks import is part of this one, so that none needs another.
import './content/fetch-result.ts';
import './sundays/ShortReadings.tsx';
import './ui/Field.tsx';

/** The performance mark of the time when all elements are interactive and navigations are intercepted. */
const hydratedMark = 'hydrated';

/** Whether client/after-hydration.tsx has started. */
let isStarted = false;

hydrate();

/** Hydrates the page in several tasks, so that the browser can respond to the visitor between them. */
async function hydrate() {
  window.addEventListener('pageshow', reloadRestored);
  // The modules have been evaluated in this task.
  await nextTask();
  const { site, href, results } = readPageData(document);
  const route = parseRoute(new URL(location.href));
  // A copy elsewhere, as of an archive or a translator, is another page by its URL. It stays as it is.
  if (route.page.href(route.params) !== href) return;
  // Other content stays pending until client/after-hydration.tsx loads it.
  const pending = new Promise<never>(() => {});
  const reader: ContentReader = {
    read: ({ url }) => (results[url] as { data: never }) ?? pending,
  };
  const store = createPageStore({ site, route, reader });
  store.set(shownUrlAtom, pathAndQuery(location));
  try {
    // Awaits the atom instead of the module, which the bundler would otherwise split into more chunks.
    await store.get(pageComponentAtom).load?.(route.params);
  } catch (error) {
    // A part of the page could not be loaded, or throws. The page works as without JavaScript.
    reportError(error);
    return;
  }
  // A streamed response has them. The hydrated tree contains only the content.
  for (const loading of document.querySelectorAll(selectors.streamedLoading)) loading.remove();
  await nextTask();
  const root = document.getElementById('root') as HTMLElement;
  const fields: HydratedFields = {
    all: root.querySelectorAll('input, textarea'),
    focused: document.activeElement,
  };
  const failure = new AbortController();
  const { signal } = failure;
  /** Loads client/after-hydration.tsx. Until it is there, and if it cannot be loaded, links load documents and forms are submitted. */
  function start() {
    import('./after-hydration.tsx')
      .then(
        ({ startAfterHydration }) => {
          if (!signal.aborted) startAfterHydration({ store, results, fields, signal });
          isStarted = true;
        },
        () => {},
      )
      .then(() => startTransition(() => store.set(hydratedAtom, true)));
  }
  // In a transition React hydrates in short tasks, and at once where the visitor presses something.
  startTransition(() => {
    const app = hydrateRoot(root, <HydratedApp store={store} start={start} />, {
      onUncaughtError(error) {
        // From now on, links load documents.
        failure.abort();
        reportError(error);
        // What the Worker renders for the URL may be right. If this document fails itself, the next one would, too.
        if (store.get(routeAtom) !== route && navigator.onLine) location.reload();
        else app.render(<RenderFailure />);
      },
    });
  });
}

/**
 * Loads a page again that the browser restored from the back/forward cache: WebKit can lose the messages
 * by which React continues its work. Offline, the page can at least be read.
 */
function reloadRestored({ persisted }: PageTransitionEvent) {
  const isHydrated = performance.getEntriesByName(hydratedMark).length > 0;
  if (persisted && !(isStarted && isHydrated) && navigator.onLine) location.reload();
}

function nextTask() {
  return new Promise<void>((resolve) => setTimeout(resolve));
}

function HydratedApp({ store, start }: { store: PageStore; start: () => void }) {
  const hydrated = useAtomValue(hydratedAtom, { store });

  useEffect(start, [start]);

  useEffect(() => {
    if (hydrated) performance.mark(hydratedMark);
  }, [hydrated]);

  return <App store={store} />;
}

function RenderFailure() {
  return (
    <main className="callout stack measure" role="alert">
      <h1>This page could not be shown</h1>
      <button type="button" className="button" onClick={() => location.reload()}>
        Reload the page
      </button>
      <a href="/">Home</a>
    </main>
  );
}
