import { listenForSearchShortcut } from './browse/search-shortcut.ts';
import { createBrowserContentReader } from './content/browser-content-reader.ts';
import { contentReaderAtom } from './content/content-atoms.ts';
import type { PageData } from './content/page-data.ts';
import { HandoutBar } from './handout/HandoutBar.tsx';
import { ownHandoutAtom } from './handout/own-handout-atom.ts';
import { updateDocumentHead } from './navigation/document-head.ts';
import { followUrl } from './navigation/follow-url.ts';
import { interceptNavigations } from './navigation/intercept-navigations.ts';
import { prefetchContent } from './navigation/prefetch.ts';
import { handoutPage } from './pages/pages.ts';
import type { PageStore } from './state/page-store.ts';
import { CookieBanner } from './ui/banners/CookieBanner.tsx';
import { closeOverlays } from './ui/close-overlays.ts';
import { bottomBarsAtom } from './ui/layout/Layout.tsx';
import { Snackbar } from './ui/snackbar/Snackbar.tsx';
import { showSnackAtom } from './ui/snackbar/snackbar-atoms.ts';

/**
 * Starts what the browser needs only after hydration. `signal` is aborted after an error in a render.
 * Returns what the browser needs after it restored the page from the back/forward cache.
 */
export function startAfterHydration(
  store: PageStore,
  results: PageData['results'],
  signal: AbortSignal,
): () => void {
  const reader = createBrowserContentReader(results);
  store.set(contentReaderAtom, reader);
  store.set(bottomBarsAtom, () => BottomBars);
  watchConnectivity(store);
  listenForSearchShortcut(store);
  window.addEventListener('pagehide', closeOverlays);
  if (!window.navigation) {
    // Browsers without the Navigation API load documents, except for links to fragments. A repeated one changes nothing.
    document.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('a[href*="#"]')) closeOverlays();
    });
    return readStorage;
  }
  interceptNavigations(store, reader, signal);
  updateDocumentHead(store);
  const follow = followUrl(store);
  prefetchContent(store, reader);
  preloadHandoutPage(store);
  store.sub(ownHandoutAtom, () => preloadHandoutPage(store));
  return () => {
    // Firefox restores the last state of a document, even if the visitor goes back to an earlier entry of it.
    if (window.navigation.currentEntry?.url !== location.href) return location.reload();
    readStorage();
    follow();
  };
}

function watchConnectivity(store: PageStore) {
  window.addEventListener('offline', () => {
    store.set(showSnackAtom, {
      message: 'You are offline. This page can still be read, but not reloaded.',
      severity: 'warning',
    });
  });
  window.addEventListener('online', () => {
    store.set(showSnackAtom, { message: 'You are online again.' });
  });
}

/** A document in the back/forward cache receives no storage events. This one is as if all values had changed. */
function readStorage() {
  window.dispatchEvent(new StorageEvent('storage'));
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

/** A handout with posts can then be opened offline. */
function preloadHandoutPage(store: PageStore) {
  if (store.get(ownHandoutAtom).posts.length > 0) handoutPage.load?.().catch(() => {});
}
