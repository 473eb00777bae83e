import { flushSync } from 'react-dom';
import { postCount } from '../../shared/content/post.ts';
import { dataOf, errorOf } from '../../shared/content/result.ts';
import { elementIds } from '../../shared/dom-contract.ts';
import { contentRequests } from '../../shared/route-content.ts';
import { isSamePage, type Route } from '../../shared/routes.ts';
import { listHeadingAtom } from '../browse/list-title.ts';
import type { BrowserContentReader } from '../content/browser-content-reader.ts';
import {
  contentReaderAtom,
  listContent,
  mainRemoteAtom,
  relatedContent,
} from '../content/content-atoms.ts';
import { metaAtom } from '../pages/page-meta.ts';
import { pageFor } from '../pages/pages.ts';
import { announcementAtom, type NavigationInfo } from '../state/announcement-atom.ts';
import { type PageStore, routeAtom } from '../state/page-store.ts';
import { closeOverlays } from '../ui/close-overlays.ts';
import { updateDocumentHead } from './document-head.ts';
import { rememberFocus, restoreFocus } from './entry-focus.ts';
import { isShown } from './follow-url.ts';
import { createInTimeReader } from './in-time-reader.ts';

/** How long a navigation waits for its content before it shows 'Loading...'; ms. */
const loadingDelay = 100;

export type Navigation = {
  event: NavigateEvent;
  url: URL;
  route: Route;
};

/** Rejects if the chunk of the page cannot be loaded, or if its content has another form. */
export async function showRoute(
  store: PageStore,
  reader: BrowserContentReader,
  { event, url, route }: Navigation,
) {
  if (event.signal.aborted) return;
  const left = window.navigation.transition?.from;
  const isTraversal = event.navigationType === 'traverse';
  const isNewPage = !isSamePage(store.get(routeAtom), route);
  const isRepeated = !isTraversal && !event.info && isShown(store, route);
  const scrolls = isTraversal || isNewPage || url.hash !== '';
  if (left) rememberFocus(left.key);
  const requests = contentRequests(route);
  // A change of a handout keeps its posts.
  if (!isTraversal && !event.info) reader.revalidate(requests, false);
  const content = Promise.all(requests.map(reader.read));
  let settled = false;
  const settle = () => {
    settled = true;
  };
  content.then(settle, settle);
  await Promise.all([pageFor(route).load?.(), Promise.race([content, delay(loadingDelay)])]);
  if (event.signal.aborted) return;

  const { documentElement: root } = document;
  let focused = document.activeElement;
  let fallback = '';
  const defersScroll = isTraversal && !settled;

  function moveFocus() {
    if (isTraversal && restoreFocus(event.destination.key)) return;
    document.getElementById(fallback)?.focus({ preventScroll: true });
  }

  function update() {
    focused = document.activeElement;
    // The list may be out of view behind the sheet in which the visitor chose it.
    const fromSheet = !isTraversal && !!document.querySelector('[popover][role="dialog"]');
    closeOverlays();
    // A shorter page would change the scroll position before the browser restores it.
    if (isTraversal) root.style.minHeight = `${root.scrollHeight}px`;
    flushSync(() => {
      store.set(announcementAtom, '');
      store.set(routeAtom, route);
      store.set(contentReaderAtom, createInTimeReader(reader, route));
    });
    updateDocumentHead(store);
    const staysFocused = focused?.isConnected && !fromSheet;
    // A link to the page that is shown begins at its top, as a document does.
    const startsAgain = isRepeated && staysFocused && !focused?.closest('form');
    fallback =
      isNewPage || startsAgain
        ? elementIds.page
        : url.hash.slice(1) || (staysFocused ? '' : elementIds.posts);
    moveFocus();
    focused = document.activeElement;

    // Scrolls to the beginning of the new list if the visitor is far down the previous one.
    const block = fromSheet ? 'start' : 'nearest';
    if (scrolls || startsAgain) {
      if (!defersScroll) event.scroll();
    } else {
      document.getElementById(elementIds.posts)?.scrollIntoView({ block });
    }
    root.style.minHeight = '';
  }

  update();
  await content;
  await nextFrame();
  // The page is still shown if a fragment or a download has ended the navigation.
  if (store.get(routeAtom) !== route) return;
  updateDocumentHead(store);
  if (defersScroll && !event.signal.aborted) event.scroll();
  const isFocusUnmoved =
    document.activeElement === focused || document.activeElement === document.body;
  // Firefox removes focus from the element of a fragment on Forward.
  if (isFocusUnmoved) moveFocus();
  store.set(announcementAtom, announcementFor(store, event.info));
}

function announcementFor(store: PageStore, info: NavigationInfo | undefined): string {
  const error = errorOf(store.get(mainRemoteAtom));
  if (error) return `Error: ${error.message}`;
  if (store.get(routeAtom).name !== 'list') return info?.announcement ?? store.get(metaAtom).title;
  const page = dataOf(store.get(listContent.remote));
  if (!page) return '';
  const { posts, nextPageToken } = page;
  const more = nextPageToken ? ', and there are more' : '';
  const hasOnlyRelated = posts.length === 0 && dataOf(store.get(relatedContent.remote))?.content;
  const related = hasOnlyRelated ? ' There is related content.' : '';
  return `${store.get(listHeadingAtom)}: ${postCount(posts.length)}${more}.${related}`;
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
