import type { BrowserContentReader } from '../content/browser-content-reader.ts';
import { ownHandoutAtom } from '../handout/own-handout-atom.ts';
import { pageFor } from '../pages/pages.ts';
import type { PageStore } from '../state/page-store.ts';
import { loadNavigation } from './load-navigation.ts';

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
    loadNavigation()
      .finally(() => listeners.abort())
      .then(
        ({ prefetchContent }) => prefetchContent(store, reader, events),
        () => prepareAtFirstLink(store, reader),
      );
  }

  for (const type of ['pointermove', 'focusin', 'pointerdown']) {
    document.addEventListener(type, prepare, { passive: true, signal: listeners.signal });
  }
}

/** Loads what shows the handout of this browser, if it has posts. The handout can then be opened offline. */
export function prepareHandout(store: PageStore) {
  function prepare() {
    const handout = store.get(ownHandoutAtom);
    if (handout.posts.length === 0) return;
    const page = pageFor({ name: 'handout', handout, add: '' });
    Promise.all([page.load?.(), loadNavigation()]).catch(() => {});
  }
  prepare();
  store.sub(ownHandoutAtom, prepare);
}
