import { parseRoute, type Route, routeStatus } from '../../shared/routes.ts';
import type { BrowserContentReader } from '../content/browser-content-reader.ts';
import { type PageStore, pathAndQuery, routeAtom } from '../state/page-store.ts';
import { closeOverlays } from '../ui/close-overlays.ts';
import { loadFailureAtom } from '../ui/snackbar/snackbar-atoms.ts';
import { showRoute } from './show-route.ts';

/** The browser manages the history, the address bar and the scroll positions. Without the Navigation API it loads documents. */
export function interceptNavigations(
  store: PageStore,
  reader: BrowserContentReader,
  signal: AbortSignal,
) {
  function intercept(event: NavigateEvent) {
    const url = new URL(event.destination.url);
    const isTraversal = event.navigationType === 'traverse';
    if (event.hashChange) return closeOverlays();
    if (!event.canIntercept || event.navigationType === 'reload') return;
    if (event.downloadRequest !== null || event.formData) return;
    const route =
      isTraversal || !removesFragment(url) ? clientRoute(url, store.get(routeAtom)) : undefined;
    // Back can lead to a URL of this document that needs a document load.
    if (route || (isTraversal && event.destination.sameDocument)) {
      const handler = () => show(event, url, route);
      event.intercept({ focusReset: 'manual', scroll: 'manual', handler });
    } else if (!navigator.onLine && !isTraversal && url.origin === location.origin) {
      // The browser would replace the page, and what the visitor has typed, by its error page.
      event.preventDefault();
      store.set(loadFailureAtom);
    }
  }

  async function show(event: NavigateEvent, url: URL, route: Route | undefined) {
    if (!route) return loadDocument(store, event.signal);
    try {
      await showRoute(store, reader, { event, url, route });
    } catch {
      // After an error in a render, the document is loaded already.
      if (!signal.aborted) await loadDocument(store, event.signal);
    }
  }

  // client/pre-paint.ts sets it.
  window.onpopstate = null;
  window.navigation.addEventListener('navigate', intercept, { signal });
}

/** Undefined if a document load is needed. The contact page has a different content security policy. */
export function clientRoute(url: URL, from: Route): Route | undefined {
  // Some browsers set `canIntercept` for a navigation to a subdomain.
  if (url.origin !== location.origin) return undefined;
  const route = parseRoute(url);
  const needsDocumentLoad =
    routeStatus(route) !== 200 || from.name === 'contact' || route.name === 'contact';
  return needsDocumentLoad ? undefined : route;
}

/** Whether the URL differs from the current one only by a missing fragment. The `:target` element changes only on a document load. */
function removesFragment(url: URL): boolean {
  return !url.hash && !!location.hash && pathAndQuery(url) === pathAndQuery(location);
}

/** Replaces the `navigate` event in browsers without the Navigation API: a link to a fragment loads no document. */
export function closeOverlaysForFragments() {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a[href*="#"]')) closeOverlays();
  });
}

/** Loads the document at once, or when the browser is online again. Never resolves. `signal` is that of the navigation. */
function loadDocument(store: PageStore, signal: AbortSignal): Promise<never> {
  if (!navigator.onLine) {
    store.set(loadFailureAtom);
    window.addEventListener('online', () => location.reload(), { signal });
  } else if (!signal.aborted || !window.navigation.transition) {
    location.reload();
  }
  return new Promise(() => {});
}
