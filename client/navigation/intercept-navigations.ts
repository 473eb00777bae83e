import { postPages } from '../../shared/pages/post.ts';
import { paramsOf, parseRoute, type Route } from '../../shared/routes.ts';
import type { BrowserContentReader } from '../content/browser-content-reader.ts';
import { componentOf } from '../pages/components.ts';
import { pageResults } from '../pages/page-head.ts';
import { type PageStore, routeAtom } from '../state/page-store.ts';
import { closeOverlays } from '../ui/close-overlays.ts';
import { snackAtom } from '../ui/snackbar/snackbar-atoms.ts';
import { showRoute } from './show-route.ts';

const offline = {
  message: 'You are offline. This needs a connection.',
  severity: 'error',
  duration: 12_000,
} as const;

/** Intercepts navigations and shows their pages. The browser manages the history, the address bar and the scroll positions. */
export function interceptNavigations(
  store: PageStore,
  reader: BrowserContentReader,
  signal: AbortSignal,
) {
  /** Writes into the history entry that is left for a post how the post names it (client/post/BackToList.tsx). */
  function nameEntry(next: Route) {
    const post = paramsOf(next, ...Object.values(postPages));
    const { page, params } = store.get(routeAtom);
    const state = post && page.backName?.(params, pageResults(store.get), post.list);
    if (state !== undefined) window.navigation.updateCurrentEntry({ state });
  }

  function intercept(event: NavigateEvent) {
    const url = new URL(event.destination.url);
    const isTraversal = event.navigationType === 'traverse';
    if (event.hashChange) return closeOverlays();
    if (!event.canIntercept || event.navigationType === 'reload') return;
    const route = clientRoute(url, store.get(routeAtom));
    const needsConnection = !route || !componentOf(route).Component;
    if (needsConnection && !navigator.onLine && !isTraversal && url.origin === location.origin) {
      // The browser would replace the page, and what the visitor has typed, by its error page, or the URL before a chunk fails.
      event.preventDefault();
      return store.set(snackAtom, offline);
    }
    if (route) nameEntry(route);
    // Back can lead to a URL of this document that needs a document load.
    if (route || (isTraversal && event.destination.sameDocument)) {
      const handler = () => show(event, url, route);
      event.intercept({ focusReset: 'manual', scroll: 'manual', handler });
    }
  }

  async function show(event: NavigateEvent, url: URL, route: Route | undefined) {
    try {
      if (route && (await showRoute(store, reader, { event, url, route }))) return;
    } catch (error) {
      // After an error in a render, React has reported it, and the document is loaded already.
      if (signal.aborted || event.signal.aborted) return;
      reportError(error);
    }
    // The document is loaded at once, or when the browser is online again. The navigation lasts until then.
    if (!navigator.onLine) {
      store.set(snackAtom, offline);
      window.addEventListener('online', () => location.reload(), { signal: event.signal });
    } else if (!event.signal.aborted) {
      location.reload();
    }
    await new Promise(() => {});
  }

  // client/pre-paint.ts sets it.
  window.onpopstate = null;
  window.navigation.addEventListener('navigate', intercept, { signal });
}

/**
 * Returns the route of a client navigation; undefined if a document load is needed. The contact
 * page has a different content security policy.
 */
export function clientRoute(url: URL, from: Route): Route | undefined {
  // Some browsers set `canIntercept` for a navigation to a subdomain.
  if (url.origin !== location.origin) return undefined;
  const route = parseRoute(url);
  const isOtherPolicy = from.page.usesBotCheck || route.page.usesBotCheck;
  return isOtherPolicy || route.page.status !== 200 ? undefined : route;
}
