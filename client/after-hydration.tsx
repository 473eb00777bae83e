import { handoutPage } from '../shared/pages/handout.ts';
import { listenForSearchShortcut } from './browse/search-shortcut.ts';
import { createBrowserContentReader } from './content/browser-content-reader.ts';
import { readAgainAtom } from './content/content-atoms.ts';
import type { PageData } from './content/page-data.ts';
import { HandoutBar, SkipToHandout } from './handout/HandoutBar.tsx';
import { ownHandoutAtom } from './handout/own-handout-atom.ts';
import { followUrl } from './navigation/follow-url.ts';
import { interceptNavigations } from './navigation/intercept-navigations.ts';
import { prefetchContent } from './navigation/prefetch.ts';
import { componentOf } from './pages/components.ts';
import { documentHeadAtom } from './pages/page-head.ts';
import { type HydratedFields, restoreFields } from './replaced-fields.ts';
import { contentReaderAtom, type PageStore } from './state/page-store.ts';
import { CookieBanner } from './ui/banners/CookieBanner.tsx';
import { closeOverlays } from './ui/close-overlays.ts';
import { hideBarOnScroll } from './ui/layout/hide-bar-on-scroll.ts';
import { bottomBarsAtom } from './ui/layout/Layout.tsx';
import { Snackbar } from './ui/snackbar/Snackbar.tsx';
import { snackAtom } from './ui/snackbar/snackbar-atoms.ts';

type AfterHydration = {
  store: PageStore;
  results: PageData['results'];
  fields: HydratedFields;
  /** Aborted after an error in a render. */
  signal: AbortSignal;
};

export function startAfterHydration({ store, results, fields, signal }: AfterHydration) {
  restoreFields(fields);
  const reader = createBrowserContentReader(results, () => store.set(readAgainAtom));
  store.set(contentReaderAtom, reader);
  store.set(bottomBarsAtom, { BottomBars, SkipLink: SkipToHandout });
  hideBarOnScroll(store, signal);
  window.addEventListener('offline', () => {
    store.set(snackAtom, {
      message: 'You are offline. This page can still be read, but not reloaded.',
      severity: 'warning',
    });
  });
  window.addEventListener('online', () => {
    store.set(snackAtom, { message: 'You are online again.' });
  });
  listenForSearchShortcut(store);
  window.addEventListener('pagehide', closeOverlays);
  window.addEventListener('pageshow', ({ persisted }) => {
    // All stored atoms read again. A document in the back/forward cache receives no storage events.
    if (persisted) window.dispatchEvent(new StorageEvent('storage'));
  });
  if (!window.navigation) {
    // Browsers without the Navigation API load documents, except for links to fragments. A repeated one changes nothing.
    document.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('a[href*="#"]')) closeOverlays();
    });
    return;
  }
  interceptNavigations(store, reader, signal);
  updateDocumentHead(store);
  followUrl(store, signal);
  prefetchContent(store, reader);
  preloadHandoutPage(store);
  store.sub(ownHandoutAtom, () => preloadHandoutPage(store));
}

/** Keeps the head of the document as `documentHeadAtom` says. A page without a canonical URL has a `noindex` meta element. */
function updateDocumentHead(store: PageStore) {
  store.sub(documentHeadAtom, () => {
    const { title, description, canonical } = store.get(documentHeadAtom);
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
    const index =
      canonical === null
        ? Object.assign(document.createElement('meta'), {
            name: 'robots',
            content: 'noindex, follow',
          })
        : Object.assign(document.createElement('link'), { rel: 'canonical', href: canonical });
    document.querySelector('link[rel="canonical"], meta[name="robots"]')?.replaceWith(index);
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

/** Loads the page of this browser's handout if it has posts, so that it can be opened offline. */
function preloadHandoutPage(store: PageStore) {
  if (store.get(ownHandoutAtom).posts.length > 0)
    componentOf({ page: handoutPage })
      .load?.(null)
      .catch(() => {});
}
