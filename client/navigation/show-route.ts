import { flushSync } from 'react-dom';
import type { ContentReader } from '../../shared/content/content-request.ts';
import { elementIds } from '../../shared/dom-contract.ts';
import { contentRequests } from '../../shared/route-content.ts';
import { isSamePage, type Route } from '../../shared/routes.ts';
import type { BrowserContentReader } from '../content/browser-content-reader.ts';
import { contentReaderAtom } from '../content/content-atoms.ts';
import { createPageReader, delay, loadingDelay } from '../content/page-reader.ts';
import { pageAnnouncementAtom } from '../pages/page-meta.ts';
import { pageFor } from '../pages/pages.ts';
import { announcementAtom } from '../state/announcement-atom.ts';
import { type PageStore, pathAndQuery, routeAtom, shownUrlAtom } from '../state/page-store.ts';
import { closeOverlays } from '../ui/close-overlays.ts';
import { landing } from './landing.ts';
import { moveFocus, rememberFocus } from './move-focus.ts';

/** The readers of the history entries. Back shows a page as it was left. */
const pageReaders = new Map<string, ContentReader>();

type Navigation = { event: NavigateEvent; url: URL; route: Route };

/** Rejects if the chunk of the page cannot be loaded, or if its content has another form. */
export async function showRoute(
  store: PageStore,
  reader: BrowserContentReader,
  { event, url, route }: Navigation,
) {
  const { signal, info } = event;
  if (signal.aborted) return;
  const { transition, currentEntry } = window.navigation;
  const entry = currentEntry?.key ?? '';
  const isTraversal = event.navigationType === 'traverse';
  if (transition) rememberFocus(transition.from.key);
  const requests = contentRequests(route);
  // A change of a handout keeps its posts.
  reader.revalidate(requests, isTraversal || !!info);
  const page = (isTraversal && pageReaders.get(entry)) || createPageReader(reader, route);
  pageReaders.set(entry, page);
  const content = Promise.all(requests.map(page.read));
  const [isLoaded] = await Promise.all([
    Promise.race([content.then(() => true), delay(loadingDelay)]),
    pageFor(route).load?.(),
  ]);
  if (signal.aborted) return;

  const { activeElement, documentElement: root, body } = document;
  const isFromForm = !!activeElement?.closest('form');
  const { focus: targets, scroll } = landing({
    isTraversal,
    isNewPage: !isSamePage(store.get(routeAtom), route),
    isRepeated: !info && !isFromForm && pathAndQuery(url) === store.get(shownUrlAtom),
    isFromSheet: !!document.querySelector('[popover][role="dialog"]'),
    fragment: url.hash.slice(1),
  });
  const focus = info?.focus ? [info.focus, ...targets] : targets;
  closeOverlays();
  // A shorter page would change the scroll position before the browser restores it.
  if (isTraversal) root.style.minHeight = `${root.scrollHeight}px`;
  flushSync(() => {
    store.set(announcementAtom, '');
    store.set(routeAtom, route);
    store.set(shownUrlAtom, pathAndQuery(url));
    store.set(contentReaderAtom, page);
  });

  moveFocus(focus, entry, activeElement);
  const landed = document.activeElement;
  const lacksTarget = url.hash !== '' && !document.getElementById(url.hash.slice(1));
  const scrollsLater = !isLoaded && (isTraversal || lacksTarget);
  if (scroll !== 'browser') {
    document.getElementById(info?.focus ?? elementIds.posts)?.scrollIntoView({ block: scroll });
  } else if (!scrollsLater) {
    event.scroll();
  }
  root.style.minHeight = '';

  await content;
  await nextFrame();
  // The page is still shown if a fragment or a download has ended the navigation.
  if (store.get(routeAtom) !== route) return;
  if (scrollsLater && !signal.aborted) event.scroll();
  // What has focus may have come with the content. On Back, Chromium moves the focus to the fragment; Firefox removes it.
  const target = isTraversal && document.getElementById(url.hash.slice(1));
  if ([landed, body, target].includes(document.activeElement))
    moveFocus(focus, entry, activeElement);
  store.set(announcementAtom, info?.announcement ?? store.get(pageAnnouncementAtom));
}

/** Resolves after the next frame, when React has rendered the content. */
function nextFrame() {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
