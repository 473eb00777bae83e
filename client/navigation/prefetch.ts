import { contentRequests } from '../../shared/route-content.ts';
import type { BrowserContentReader } from '../content/browser-content-reader.ts';
import { pageFor } from '../pages/pages.ts';
import { type PageStore, routeAtom } from '../state/page-store.ts';
import { clientRoute } from './intercept-navigations.ts';

/** How long the pointer or focus must stay on a link before its content is prefetched; ms. */
const hoverDelay = 65;

/** The maximum number of prefetch requests before each navigation. */
const maxRequests = 8;

/** The navigation shares the request. Nothing is prefetched with `saveData`, or if the link needs a document load. */
export function prefetchContent(store: PageStore, reader: BrowserContentReader) {
  let activeLink: HTMLAnchorElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let remaining = maxRequests;
  store.sub(routeAtom, () => {
    remaining = maxRequests;
  });

  function schedule({ target }: Event) {
    const link = linkOf(target);
    if (link === activeLink) return;
    activeLink = link;
    clearTimeout(timer);
    if (link) timer = setTimeout(prefetch, hoverDelay, link);
  }

  function prefetch(link: HTMLAnchorElement) {
    const route = isFastConnection() ? routeOf(link) : null;
    if (!route) return;
    pageFor(route)
      .load?.()
      .catch(() => {});
    for (const request of contentRequests(route)) {
      if (reader.has(request)) continue;
      if (remaining === 0) return;
      remaining--;
      reader.read(request);
    }
  }

  function routeOf({ href, target, download }: HTMLAnchorElement) {
    return target || download ? null : clientRoute(new URL(href), store.get(routeAtom));
  }

  function press({ target, button }: PointerEvent) {
    const link = linkOf(target);
    if (link && button === 0) prefetch(link);
  }

  // `pointerover` would also fire when the page changes under the pointer.
  document.addEventListener('pointermove', schedule, { passive: true });
  document.addEventListener('focusin', schedule);
  document.addEventListener('pointerdown', press);
}

function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
}

/** Whether prefetching is appropriate. Without the Network Information API it is. */
function isFastConnection(): boolean {
  const { connection } = navigator;
  return !connection?.saveData && !/2g|3g/.test(connection?.effectiveType ?? '');
}
