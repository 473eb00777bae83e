import { flushSync } from 'react-dom';
import type { BrowserReader } from '../content/browser-reader.ts';
import { contentPaths } from '../content/content-paths.ts';
import { postContent } from '../content/page-content.ts';
import { announcementAtom } from '../layout/announcement-atom.ts';
import { closeOverlays } from '../layout/close-overlays.ts';
import type { PageStore } from '../page-store.ts';
import { pageAtom } from '../pages/pages.ts';
import { announcementFor } from './announcement.ts';
import { locationAtom, pageLocation } from './location-atom.ts';
import { nextPage } from './next-page.ts';

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
    if (event.hashChange) return closeOverlays();
    if (!event.canIntercept || event.navigationType === 'reload') return;
    if (event.downloadRequest !== null || event.formData) return;
    const goesBack = event.navigationType === 'traverse';
    if (!goesBack && dropsFragment(url)) return;
    const next = nextPage(store, reader, url);
    if (!next) {
      if (goesBack && event.destination.sameDocument) event.intercept({ handler: load });
      return;
    }

    const needed = contentPaths(next);
    const otherPage =
      next.get(pageAtom) !== store.get(pageAtom) ||
      next.get(postContent.path) !== store.get(postContent.path);
    const scrolls = goesBack || otherPage || url.hash !== '';

    async function show() {
      if (!goesBack) reader.refresh();
      let settled = false;
      const content = Promise.all(needed.map((path) => reader.read(path)));
      content.then(() => {
        settled = true;
      });
      await Promise.race([content, delay(unnoticed)]);
      if (event.signal.aborted) return;

      const { documentElement: root } = document;
      const focused = document.activeElement;
      // A list chosen in the sheet may be out of view behind it.
      const fromSheet = !goesBack && !!document.querySelector('[popover][role="dialog"]');
      closeOverlays();
      // A page that is shorter would move its reader before the browser does.
      if (goesBack) root.style.minHeight = `${root.scrollHeight}px`;
      flushSync(() => {
        store.set(announcementAtom, '');
        store.set(locationAtom, pageLocation(url));
      });
      const keepsFocus = !!focused?.isConnected && !fromSheet;
      const place = otherPage ? 'page' : url.hash.slice(1) || (keepsFocus ? '' : 'posts');
      focusOn(place);

      // Far down a long list, another one is shown from its beginning.
      const block = fromSheet ? 'start' : 'nearest';
      if (!scrolls) document.getElementById('posts')?.scrollIntoView({ block });

      const scrollsLater = goesBack && !settled;
      if (scrolls && !scrollsLater) event.scroll();
      root.style.minHeight = '';
      await content;
      await nextFrame();
      if (event.signal.aborted) return;
      if (scrollsLater) event.scroll();
      const focusStayed = [focused, document.body].includes(document.activeElement);
      // Firefox takes the focus away from a fragment's element where it comes to it by Forward.
      if (focusStayed) focusOn(place);
      store.set(announcementAtom, announcementFor(store));
    }

    event.intercept({ focusReset: 'manual', scroll: 'manual', handler: show });
  });
}

/** What only a document load brings, where the browser comes back to it within this document. */
async function load() {
  location.reload();
}

/** To the same page without its fragment: what was its `:target` stays that until a document load. */
function dropsFragment({ pathname, search, hash }: URL): boolean {
  return !hash && !!location.hash && pathname === location.pathname && search === location.search;
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
