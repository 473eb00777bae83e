import { flushSync } from 'react-dom';
import type { BrowserReader } from '../content/browser-reader.ts';
import { contentPaths } from '../content/content-paths.ts';
import { postContent } from '../content/page-content.ts';
import { announcementAtom } from '../layout/announcement-atom.ts';
import { closeOverlays } from '../layout/close-overlays.ts';
import { createPageStore, type PageStore } from '../page-store.ts';
import { pageAtom } from '../pages/pages.ts';
import { siteAtom } from '../pages/site-atom.ts';
import { announcementFor } from './announcement.ts';
import { locationAtom, pageLocation } from './location-atom.ts';

/** Below this 'Loading...' would only flicker; ms. */
const unnoticed = 100;

/**
 * Turns the visitor's moves between pages (links, GET forms, Back, Forward) into changes of
 * `locationAtom`. The browser keeps the history, the address bar and the scroll positions; one
 * without the Navigation API loads each page instead.
 */
export function interceptNavigations(store: PageStore, reader: BrowserReader) {
  window.navigation.addEventListener('navigate', (event) => {
    const url = new URL(event.destination.url);
    if (!event.canIntercept || event.hashChange || event.navigationType === 'reload') return;
    if (event.downloadRequest !== null || event.formData) return;
    const next = createPageStore({
      site: store.get(siteAtom),
      location: pageLocation(url),
      reader,
    });
    const { status, ownPolicy } = next.get(pageAtom);
    if (status || ownPolicy || store.get(pageAtom).ownPolicy) return;

    const goesBack = event.navigationType === 'traverse';
    const otherPage =
      next.get(pageAtom) !== store.get(pageAtom) ||
      next.get(postContent.path) !== store.get(postContent.path);
    const scrolls = goesBack || otherPage || url.hash !== '';

    async function show() {
      if (!goesBack) reader.refresh();
      let settled = false;
      const content = Promise.all(contentPaths(next).map((path) => reader.read(path)));
      content.then(() => {
        settled = true;
      });
      await Promise.race([content, delay(unnoticed)]);
      if (event.signal.aborted) return;

      const focused = document.activeElement;
      closeOverlays();
      flushSync(() => {
        store.set(announcementAtom, '');
        store.set(locationAtom, pageLocation(url));
      });
      if (otherPage) focusOn('page');
      else if (url.hash) focusOn(url.hash.slice(1));
      else if (!focused?.isConnected) focusOn('posts');

      const scrollsLater = goesBack && !settled;
      if (scrolls && !scrollsLater) event.scroll();
      await content;
      await nextFrame();
      if (event.signal.aborted) return;
      if (scrollsLater) event.scroll();
      const focusStayed = [focused, document.body].includes(document.activeElement);
      if (otherPage && focusStayed) focusOn('page');
      store.set(announcementAtom, announcementFor(store));
    }

    event.intercept({ focusReset: 'manual', scroll: 'manual', handler: show });
  });
}

function focusOn(id: string) {
  document.getElementById(id)?.focus({ preventScroll: true });
}

function delay(ms: number) {
  return new Promise<void>((resolve) => setTimeout(resolve, ms));
}

/** By then React has shown what came. */
function nextFrame() {
  return new Promise<void>((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
  );
}
