import { parseRoute, type Route } from '../../shared/routes.ts';
import { type PageStore, routeAtom } from '../state/page-store.ts';
import { clientRoute } from './client-route.ts';

/**
 * Shows the page of the current URL whenever another one is shown after a navigation: a URL is
 * committed before its page is shown, and another navigation, a fragment, a download or the Stop
 * button can end the navigation in between.
 */
export function followUrl(store: PageStore) {
  const { navigation } = window;
  let isReloading = false;

  function follow() {
    const shown = store.get(routeAtom);
    // The contact page loads a document for each navigation.
    if (navigation.transition || isReloading || shown.name === 'contact') return;
    if (isShown(store, parseRoute(location))) return;
    const { href } = location;
    if (clientRoute(new URL(href), shown)) navigation.navigate(href, { history: 'replace' });
    else location.reload();
  }

  function followLater() {
    isReloading = false;
    // A navigation that has ended another one starts in the same task.
    setTimeout(follow);
  }

  navigation.addEventListener('navigate', ({ navigationType }) => {
    isReloading = navigationType === 'reload';
  });
  navigation.addEventListener('navigatesuccess', followLater);
  navigation.addEventListener('navigateerror', followLater);
  window.addEventListener('pageshow', followLater);
  followLater();
}

export function isShown(store: PageStore, route: Route): boolean {
  return JSON.stringify(route) === JSON.stringify(store.get(routeAtom));
}
