import { type PageStore, pathAndQuery, routeAtom, shownUrlAtom } from '../state/page-store.ts';
import { clientRoute } from './intercept-navigations.ts';

/**
 * Shows the page of the current URL whenever another one is shown: after a navigation, or after the
 * browser restored the document from the back/forward cache. A URL is committed before its page is
 * shown, and another navigation, a fragment, a download or the Stop button can end the navigation in
 * between.
 */
export function followUrl(store: PageStore, signal: AbortSignal) {
  const { navigation } = window;
  let isReloading = false;

  function follow() {
    if (navigation.transition || isReloading) return;
    if (pathAndQuery(location) === store.get(shownUrlAtom)) return;
    const { href } = location;
    if (!clientRoute(new URL(href), store.get(routeAtom))) return location.reload();
    navigation.navigate(href, { history: 'replace' });
  }

  function followLater() {
    isReloading = false;
    // A navigation that has ended another one starts in the same task.
    setTimeout(follow);
  }

  function followRestored() {
    // Firefox restores the last state of a document, even if the visitor goes back to an earlier entry of it.
    if (navigation.currentEntry?.url === location.href) followLater();
    else location.reload();
  }

  navigation.addEventListener('navigate', ({ navigationType }) => {
    isReloading = navigationType === 'reload';
  });
  navigation.addEventListener('navigatesuccess', followLater);
  // A reload ends the navigation whose content could not be rendered.
  navigation.addEventListener('navigateerror', () => setTimeout(follow));
  window.addEventListener('pageshow', ({ persisted }) => persisted && followRestored(), { signal });
  followLater();
}
