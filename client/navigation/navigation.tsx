import { createBrowserContentReader } from '../content/browser-content-reader.ts';
import { contentReaderAtom } from '../content/content-atoms.ts';
import type { PageData } from '../content/page-data.ts';
import { HandoutBar } from '../handout/HandoutBar.tsx';
import { ownHandoutAtom } from '../handout/own-handout-atom.ts';
import { pageFor } from '../pages/pages.ts';
import type { PageStore } from '../state/page-store.ts';
import { CookieBanner } from '../ui/banners/CookieBanner.tsx';
import { closeOverlays } from '../ui/close-overlays.ts';
import { bottomBarsAtom } from '../ui/layout/Layout.tsx';
import { Snackbar } from '../ui/snackbar/Snackbar.tsx';
import { showSnackAtom } from '../ui/snackbar/snackbar-atoms.ts';
import { followUrl } from './follow-url.ts';
import { closeOverlaysForFragments, interceptNavigations } from './intercept-navigations.ts';
import { prefetchContent } from './prefetch.ts';

/** Starts what the browser needs only after hydration. `signal` is aborted after an error in a render. */
export function startNavigation(
  store: PageStore,
  results: PageData['results'],
  signal: AbortSignal,
) {
  if (signal.aborted) return;
  const reader = createBrowserContentReader(results);
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

function BottomBars() {
  return (
    <>
      <Snackbar />
      <HandoutBar />
      <CookieBanner />
    </>
  );
}

function watchConnectivity(store: PageStore) {
  window.addEventListener('offline', () => {
    store.set(showSnackAtom, {
      message: 'You are offline. This page can still be read, but not reloaded.',
      severity: 'warning',
      topic: 'connection',
    });
  });
  window.addEventListener('online', () => {
    store.set(showSnackAtom, { message: 'You are online again.', topic: 'connection' });
  });
}

/** Loads the chunk of the handout's page if the handout of this browser has posts. It can then be opened offline. */
function preloadHandoutPage(store: PageStore) {
  function preload() {
    const handout = store.get(ownHandoutAtom);
    if (handout.posts.length === 0) return;
    pageFor({ name: 'handout', handout, add: '' })
      .load?.()
      .catch(() => {});
  }
  preload();
  store.sub(ownHandoutAtom, preload);
}
