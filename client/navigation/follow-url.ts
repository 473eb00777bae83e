import { type PageStore, pathAndQuery, routeAtom, shownUrlAtom } from '../state/page-store.ts';
import { clientRoute } from './intercept-navigations.ts';

/**
 * Shows the page of the current URL whenever another one is shown after a navigation: a URL is
 * committed before its page is shown, and another navigation, a fragment, a download or the Stop
 * button can end the navigation in between. Returns what does so after the page was restored.
 */
export function followUrl(store: PageStore): () => void {
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

  navigation.addEventListener('navigate', ({ navigationType }) => {
    isReloading = navigationType === 'reload';
  });
  navigation.addEventListener('navigatesuccess', followLater);
  navigation.addEventListener('navigateerror', followLater);
  followLater();
  return followLater;
}
