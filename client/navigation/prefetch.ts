import { contentRequests } from '../../shared/route-content.ts';
import type { BrowserContentReader } from '../content/browser-content-reader.ts';
import type { PageStore } from '../state/page-store.ts';
import { routeAtom } from '../state/route-atom.ts';
import { clientRoute } from './client-route.ts';

/** How long a pointer or the focus stays on a link before it is more than passing by; ms. */
const dwell = 65;

/** Requests ahead of one move. */
const most = 8;

/**
 * Asks for what a link shows when the visitor points at it, focuses it or presses it, so that it is
 * there on release. It is asked for as the move itself would, and so but once. Not where the visitor
 * saves data or has a slow line, and not for what comes by a document load.
 */
export function prefetchContent(store: PageStore, reader: BrowserContentReader) {
  let aimedAt: HTMLAnchorElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let left = most;
  store.sub(routeAtom, () => {
    left = most;
  });

  function aim({ target }: Event) {
    const link = linkOf(target);
    if (link === aimedAt) return;
    aimedAt = link;
    clearTimeout(timer);
    if (link) timer = setTimeout(ask, dwell, link);
  }

  function ask(link: HTMLAnchorElement) {
    if (!isLineGood()) return;
    for (const request of requestsOf(link)) {
      if (reader.has(request)) continue;
      if (left === 0) return;
      left--;
      reader.read(request);
    }
  }

  function requestsOf({ href, target, download }: HTMLAnchorElement) {
    if (target || download) return [];
    const route = clientRoute(new URL(href), store.get(routeAtom));
    return route ? contentRequests(route) : [];
  }

  // A move of the pointer, not what comes to lie under it when the page changes.
  document.addEventListener('pointermove', aim, { passive: true });
  document.addEventListener('focusin', aim);
  document.addEventListener('pointerdown', ({ target, button }) => {
    const link = linkOf(target);
    if (link && button === 0) ask(link);
  });
}

function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
}

/** Network Information API; a browser without it says nothing of its line. */
function isLineGood(): boolean {
  const { connection } = navigator;
  return !connection?.saveData && !/2g|3g/.test(connection?.effectiveType ?? '');
}
