import { flushSync } from 'react-dom';
import { elementIds } from '../../shared/dom-contract.ts';
import { contentRequests } from '../../shared/route-content.ts';
import { isSamePage } from '../../shared/routes.ts';
import { listHeadingAtom } from '../browse/list-title.ts';
import type { BrowserContentReader } from '../content/browser-content-reader.ts';
import { listContent, mainRemoteAtom } from '../content/content-atoms.ts';
import { metaAtom } from '../pages/pages.ts';
import { announcementAtom } from '../state/announcement-atom.ts';
import type { PageStore } from '../state/page-store.ts';
import { routeAtom } from '../state/route-atom.ts';
import { closeOverlays } from '../ui/close-overlays.ts';
import { clientRoute } from './client-route.ts';

/** Below this 'Loading...' would only flicker; ms. */
const unnoticed = 100;

/**
 * Turns the visitor's moves between pages (links, GET forms, Back, Forward) into changes of
 * `routeAtom`. The browser keeps the history, the address bar and the scroll positions; one
 * without the Navigation API loads each page instead.
 */
export function interceptNavigations(store: PageStore, reader: BrowserContentReader) {
  window.navigation.addEventListener('navigate', (event) => {
    const url = new URL(event.destination.url);
    if (event.hashChange) return closeOverlays();
    if (!event.canIntercept || event.navigationType === 'reload') return;
    if (event.downloadRequest !== null || event.formData) return;
    const goesBack = event.navigationType === 'traverse';
    if (!goesBack && dropsFragment(url)) return;
    const current = store.get(routeAtom);
    const next = clientRoute(url, current);
    if (!next) {
      if (goesBack && event.destination.sameDocument) event.intercept({ handler: load });
      return;
    }

    const route = next;
    const needed = contentRequests(route);
    const otherPage = !isSamePage(current, route);
    const scrolls = goesBack || otherPage || url.hash !== '';

    async function show() {
      if (!goesBack) reader.refresh();
      let settled = false;
      const content = Promise.all(needed.map((request) => reader.read(request)));
      content.then(() => {
        settled = true;
      });
      await Promise.race([content, delay(unnoticed)]);
      if (event.signal.aborted) return;

      const { documentElement: root } = document;
      const focused = document.activeElement;
      closeOverlays();
      // A page that is shorter would move its reader before the browser does.
      if (goesBack) root.style.minHeight = `${root.scrollHeight}px`;
      flushSync(() => {
        store.set(announcementAtom, '');
        store.set(routeAtom, route);
      });
      const place = otherPage
        ? elementIds.page
        : url.hash.slice(1) || (focused?.isConnected ? '' : elementIds.posts);
      focusOn(place);

      // Far down a long list, another one is shown from its beginning.
      if (!scrolls) document.getElementById(elementIds.posts)?.scrollIntoView({ block: 'nearest' });

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

/** What has become of the page, in a sentence: the list's state where it is a list, else the title. */
function announcementFor(store: PageStore): string {
  const remote = store.get(mainRemoteAtom);
  if (remote && remote !== 'loading' && 'error' in remote) return `Error: ${remote.error.message}`;
  if (store.get(routeAtom).name !== 'list') return store.get(metaAtom).title;
  const list = store.get(listContent.remote);
  if (list === 'loading' || 'error' in list) return '';
  const { posts, nextPageToken } = list.data;
  const count = posts.length === 1 ? '1 post' : `${posts.length} posts`;
  return `${store.get(listHeadingAtom)}: ${count}${nextPageToken ? ', and there are more' : ''}.`;
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
