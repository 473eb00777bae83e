import { contentRequests } from '../../shared/route-content.ts';
import { isSamePage } from '../../shared/routes.ts';
import type { BrowserContentReader } from '../content/browser-content-reader.ts';
import { metaAtom, pageFor } from '../pages/pages.ts';
import type { PageStore } from '../state/page-store.ts';
import { routeAtom } from '../state/route-atom.ts';
import { closeOverlays } from '../ui/close-overlays.ts';
import { clientRoute } from './client-route.ts';
import { loadShowRoute } from './load-show-route.ts';

/**
 * Intercepts navigations between pages (links, GET forms, Back and Forward) and sets `routeAtom`. The
 * browser manages the history, the address bar and the scroll positions. A browser without the
 * Navigation API loads documents instead.
 */
export function interceptNavigations(store: PageStore, reader: BrowserContentReader) {
  window.navigation.addEventListener('navigate', (event) => {
    const url = new URL(event.destination.url);
    if (event.hashChange) return closeOverlays();
    if (!event.canIntercept || event.navigationType === 'reload') return;
    if (event.downloadRequest !== null || event.formData) return;
    const isTraversal = event.navigationType === 'traverse';
    if (!isTraversal && removesFragment(url)) return;
    const current = store.get(routeAtom);
    const next = clientRoute(url, current);
    if (!next) {
      if (isTraversal && event.destination.sameDocument) event.intercept({ handler: reload });
      return;
    }

    const route = next;
    async function show() {
      // A change of a handout keeps its posts.
      if (!isTraversal && !event.info) reader.refresh();
      const content = Promise.all(contentRequests(route).map((request) => reader.read(request)));
      const isNewPage = !isSamePage(current, route);
      const loaded = await loadShowRoute().catch(() => undefined);
      if (event.signal.aborted) return;
      if (loaded) return loaded.showRoute(store, { event, url, route, content, isNewPage });
      // Without the module the page is still shown, or its error if the visitor is offline.
      try {
        await pageFor(route).load?.();
      } catch {
        return reload();
      }
      if (event.signal.aborted) return;
      closeOverlays();
      store.set(routeAtom, route);
      document.title = store.get(metaAtom).title;
      event.scroll();
    }

    event.intercept({ focusReset: 'manual', scroll: 'manual', handler: show });
  });
}

/** Loads the document of a history entry that a client navigation cannot show. */
async function reload() {
  location.reload();
}

/** Whether the URL differs from the current one only by a missing fragment. The `:target` element changes only on a document load. */
function removesFragment({ pathname, search, hash }: URL): boolean {
  return !hash && !!location.hash && pathname === location.pathname && search === location.search;
}
