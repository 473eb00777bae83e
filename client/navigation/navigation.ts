import { contentUrl } from '../../shared/content/content-request.ts';
import { contentRequests } from '../../shared/route-content.ts';
import { createBrowserContentReader } from '../content/browser-content-reader.ts';
import { contentReaderAtom } from '../content/content-atoms.ts';
import type { PageData } from '../content/page-data.ts';
import { type PageStore, routeAtom } from '../state/page-store.ts';
import { closeOverlays } from '../ui/close-overlays.ts';
import { bottomBarsAtom } from '../ui/layout/Layout.tsx';
import { BottomBars } from './BottomBars.tsx';
import { watchConnectivity } from './connectivity.ts';
import { followUrl } from './follow-url.ts';
import { closeOverlaysForFragments, interceptNavigations } from './intercept-navigations.ts';
import { prefetchContent } from './prefetch.ts';
import { preloadHandoutPage } from './preload-handout-page.ts';

/**
 * Starts what the browser needs only after hydration. A browser without the Navigation API loads
 * documents.
 * @param results the content in the page data
 * @param signal aborted after an error in a render
 */
export function startNavigation(
  store: PageStore,
  results: PageData['results'],
  signal: AbortSignal,
) {
  if (signal.aborted) return;
  const initialContent = contentRequests(store.get(routeAtom)).flatMap((request) => {
    const result = results[contentUrl(request)];
    return result ? [{ request, result }] : [];
  });
  const reader = createBrowserContentReader(initialContent);
  store.set(contentReaderAtom, reader);
  store.set(bottomBarsAtom, () => BottomBars);
  watchConnectivity(store);
  prepareForBackForwardCache();
  if (!window.navigation) return closeOverlaysForFragments();
  interceptNavigations(store, reader, signal);
  followUrl(store);
  prefetchContent(store, reader);
  preloadHandoutPage(store);
}

/** Closes overlays before the page enters the back/forward cache, and reloads a restored page of another URL. */
function prepareForBackForwardCache() {
  window.addEventListener('pagehide', closeOverlays);
  window.addEventListener('pageshow', ({ persisted }) => {
    // Firefox restores the last state of a document, even if the visitor goes back to an earlier entry of it.
    const url = window.navigation?.currentEntry?.url;
    if (persisted && url && url !== location.href) location.reload();
  });
}
