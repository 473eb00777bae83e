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

/** How long a navigation waits for its content before it shows 'Loading...'; ms. */
const loadingDelay = 100;

/**
 * Intercepts navigations between pages (links, GET forms, Back and Forward) and sets `routeAtom`. The
 * browser manages the history, the address bar and the scroll positions. A browser without the
 * Navigation API loads documents instead.
 */
export function interceptNavigations(store: PageStore, reader: BrowserContentReader) {
  window.navigation.addEventListener('navigate', (event) => {
    const url = new URL(event.destination.url);
    if (event.hashChange) return closeOverlays();
    if (!event.canIntercept || event.navigationType === 'reload') return;
    if (event.downloadRequest !== null || event.formData) return;
    const isTraversal = event.navigationType === 'traverse';
    if (!isTraversal && removesFragment(url)) return;
    const current = store.get(routeAtom);
    const next = clientRoute(url, current);
    if (!next) {
      if (isTraversal && event.destination.sameDocument) event.intercept({ handler: reload });
      return;
    }

    const route = next;
    const requests = contentRequests(route);
    const isNewPage = !isSamePage(current, route);
    const scrolls = isTraversal || isNewPage || url.hash !== '';

    async function show() {
      if (!isTraversal) reader.refresh();
      let settled = false;
      const content = Promise.all(requests.map((request) => reader.read(request)));
      content.then(() => {
        settled = true;
      });
      await Promise.race([content, delay(loadingDelay)]);
      if (event.signal.aborted) return;

      const { documentElement: root } = document;
      const focused = document.activeElement;
      // The list may be out of view behind the sheet in which the visitor chose it.
      const fromSheet = !isTraversal && !!document.querySelector('[popover][role="dialog"]');
      closeOverlays();
      // A shorter page would change the scroll position before the browser restores it.
      if (isTraversal) root.style.minHeight = `${root.scrollHeight}px`;
      flushSync(() => {
        store.set(announcementAtom, '');
        store.set(routeAtom, route);
      });
      const staysFocused = !!focused?.isConnected && !fromSheet;
      const focusTarget = isNewPage
        ? elementIds.page
        : url.hash.slice(1) || (staysFocused ? '' : elementIds.posts);
      focusElement(focusTarget);

      // Scrolls to the beginning of the new list if the visitor is far down the previous one.
      const block = fromSheet ? 'start' : 'nearest';
      if (!scrolls) document.getElementById(elementIds.posts)?.scrollIntoView({ block });

      const defersScroll = isTraversal && !settled;
      if (scrolls && !defersScroll) event.scroll();
      root.style.minHeight = '';
      await content;
      await nextFrame();
      if (event.signal.aborted) return;
      if (defersScroll) event.scroll();
      const isFocusUnmoved = [focused, document.body].includes(document.activeElement);
      // Firefox removes focus from the element of a fragment on Forward.
      if (isFocusUnmoved) focusElement(focusTarget);
      store.set(announcementAtom, announcementFor(store));
    }

    event.intercept({ focusReset: 'manual', scroll: 'manual', handler: show });
  });
}

/** Loads the document of a history entry that a client navigation cannot show. */
async function reload() {
  location.reload();
}

/** Whether the URL differs from the current one only by a missing fragment. The `:target` element changes only on a document load. */
function removesFragment({ pathname, search, hash }: URL): boolean {
  return !hash && !!location.hash && pathname === location.pathname && search === location.search;
}

/** Returns the announcement of a navigation: the error, the state of the list or the title of the page. */
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

function focusElement(id: string) {
  document.getElementById(id)?.focus({ preventScroll: true });
}

function delay(ms: number) {
  return new Promise<void>((resolve) => setTimeout(resolve, ms));
}

/** Resolves after the next frame, when React has rendered the content. */
function nextFrame() {
  return new Promise<void>((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
  );
}
