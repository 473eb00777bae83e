import type { BrowserContentReader } from '../content/browser-content-reader.ts';
import type { PageStore } from '../state/page-store.ts';
import { loadShowRoute } from './load-show-route.ts';

/**
 * Loads what a navigation needs when the visitor first points at a link or the button of a form,
 * focuses it or presses it. The module that prefetches content also gets the events until then.
 */
export function prepareAtFirstLink(store: PageStore, reader: BrowserContentReader) {
  const listeners = new AbortController();
  const events: Event[] = [];

  function prepare(event: Event) {
    const navigates =
      event.target instanceof Element && event.target.closest('a[href], [type="submit"]');
    const isFirst = events.length === 0;
    if (isFirst && !navigates) return;
    events.push(event);
    if (!isFirst) return;
    Promise.all([import('./prefetch.ts'), loadShowRoute()])
      .finally(() => listeners.abort())
      .then(
        ([{ prefetchContent }]) => prefetchContent(store, reader, events),
        () => prepareAtFirstLink(store, reader),
      );
  }

  for (const type of ['pointermove', 'focusin', 'pointerdown']) {
    document.addEventListener(type, prepare, { passive: true, signal: listeners.signal });
  }
}
