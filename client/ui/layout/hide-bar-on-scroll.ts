import { type PageStore, shownUrlAtom } from '../../state/page-store.ts';
import { isBarHiddenAtom } from './TopNavigation.tsx';

/** The bar hides at scroll positions greater than this; px (specification, section 9). */
const threshold = 10;

/** Hides the navigation bar when the visitor scrolls down. It stays for a navigation within the document, which leaves room for it. */
export function hideBarOnScroll(store: PageStore, signal: AbortSignal) {
  let last = window.scrollY;
  let isNavigation = false;

  function handleScroll() {
    const now = window.scrollY;
    if (now !== last) {
      store.set(isBarHiddenAtom, !isNavigation && now > last && now > threshold);
    }
    last = now;
  }

  /** A navigation lasts until the frame after the next one, which has the scroll event. */
  function expectNavigation() {
    isNavigation = true;
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        isNavigation = false;
      }),
    );
  }

  store.sub(shownUrlAtom, expectNavigation);
  window.navigation?.addEventListener(
    'navigate',
    ({ hashChange }) => hashChange && expectNavigation(),
    { signal },
  );
  window.addEventListener('scroll', handleScroll, { passive: true, signal });
}
