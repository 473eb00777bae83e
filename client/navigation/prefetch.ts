import { contentRequests } from '../../shared/routes.ts';
import type { BrowserContentReader } from '../content/browser-content-reader.ts';
import { componentOf } from '../pages/components.ts';
import { type PageStore, routeAtom } from '../state/page-store.ts';
import { clientRoute } from './intercept-navigations.ts';

/** How long the pointer or focus must stay on a link before its content is prefetched; ms. */
const hoverDelay = 65;

/** The maximum number of prefetch requests before each navigation. */
const maxRequests = 8;

/**
 * Prefetches the content of links that the visitor points at, focuses or presses. A navigation
 * shares the requests. Nothing is prefetched with `saveData`, or if the link needs a document load.
 */
export function prefetchContent(store: PageStore, reader: BrowserContentReader) {
  let activeLink: HTMLAnchorElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let remaining = maxRequests;
  store.sub(routeAtom, () => {
    remaining = maxRequests;
  });

  function prefetch({ href }: HTMLAnchorElement) {
    const { connection } = navigator;
    // Browsers without the Network Information API prefetch.
    const isSlow = connection?.saveData || /2g|3g/.test(connection?.effectiveType ?? '');
    const route = clientRoute(new URL(href), store.get(routeAtom));
    if (isSlow || !route) return;
    componentOf(route)
      .load?.(route.params)
      .catch(() => {});
    for (const request of contentRequests(route)) {
      if (remaining === 0 || reader.has(request)) continue;
      remaining--;
      reader.read(request);
    }
  }

  function schedule({ target }: Event) {
    const link = linkOf(target);
    if (link === activeLink) return;
    activeLink = link;
    clearTimeout(timer);
    if (link) timer = setTimeout(prefetch, hoverDelay, link);
  }

  // `pointerover` would also fire when the page changes under the pointer.
  document.addEventListener('pointermove', schedule, { passive: true });
  document.addEventListener('focusin', schedule);
  document.addEventListener('pointerdown', ({ target, button }) => {
    const link = linkOf(target);
    if (link && button === 0) prefetch(link);
  });
}

function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
}
