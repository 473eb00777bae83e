import { flushSync } from 'react-dom';
import type { ContentReader } from '../../shared/content/content-request.ts';
import { contentRequests, type Route } from '../../shared/pages/route.ts';
import { BoundedMap } from '../content/bounded-map.ts';
import type { BrowserContentReader } from '../content/browser-content-reader.ts';
import { contentReaderAtom } from '../content/content-atoms.ts';
import { createNavigationReader, delay, loadingDelay } from '../content/navigation-reader.ts';
import { componentOf } from '../pages/components.ts';
import { pageAnnouncementAtom } from '../pages/page-head.ts';
import { announcementAtom } from '../state/announcement-atom.ts';
import { type PageStore, pathAndQuery, routeAtom, shownUrlAtom } from '../state/page-store.ts';
import { closeOverlays } from '../ui/close-overlays.ts';
import { type Landing, landing } from './landing.ts';
import { maxEntries, moveFocus, rememberFocus } from './move-focus.ts';

/** The content readers of history entries, by their keys. Back shows a page as it was left. */
const navigationReaders = new BoundedMap<string, ContentReader>(maxEntries);

type Navigation = { event: NavigateEvent; url: URL; route: Route };

type LoadedPage = {
  /** The key of its history entry. */
  entry: string;
  reader: ContentReader;
  /** Settles when all content of the page is there. */
  content: Promise<unknown>;
  isComplete: boolean;
};

/** The landing on a page whose content may still be pending. */
type Landed = Landing & {
  entry: string;
  /** The element that had focus before the page was shown, and the one that has it since. */
  before: Element | null;
  after: Element | null;
  scrollsLater: boolean;
};

/**
 * Shows the page of a navigation. Resolves to false if the chunk of the page cannot be loaded, so that a document load is
 * needed. The promise rejects if its content has another form.
 */
export async function showRoute(
  store: PageStore,
  reader: BrowserContentReader,
  navigation: Navigation,
): Promise<boolean> {
  const { event, route } = navigation;
  if (event.signal.aborted) return true;
  const page = await load(reader, navigation);
  if (event.signal.aborted) return true;
  if (!page) return false;
  const landed = commit(store, navigation, page);
  await page.content;
  await nextFrame();
  // The page is still shown if a fragment or a download has ended the navigation.
  if (store.get(routeAtom) === route) settle(store, navigation, landed);
  return true;
}

/** Waits for the chunk of the page, and a moment for its content. Resolves to undefined if the chunk cannot be loaded. */
async function load(
  reader: BrowserContentReader,
  { event, route }: Navigation,
): Promise<LoadedPage | undefined> {
  const { transition, currentEntry } = window.navigation;
  const entry = currentEntry?.key ?? '';
  const isTraversal = event.navigationType === 'traverse';
  if (transition) rememberFocus(transition.from.key);
  const requests = contentRequests(route);
  // A change of a handout keeps its posts.
  reader.revalidate(requests, isTraversal || !!event.info);
  const page =
    (isTraversal && navigationReaders.get(entry)) || createNavigationReader(reader, route);
  navigationReaders.set(entry, page);
  const content = Promise.all(requests.map(page.read));
  const [isComplete, error] = await Promise.all([
    Promise.race([content.then(() => true), delay(loadingDelay)]),
    componentOf(route)
      .load?.(route.params)
      .catch((error: unknown) => error),
  ]);
  if (error) return undefined;
  return { entry, reader: page, content, isComplete: isComplete === true };
}

/** Shows the page with the content that is there, and lands on it. */
function commit(
  store: PageStore,
  { event, url, route }: Navigation,
  { entry, reader, isComplete }: LoadedPage,
): Landed {
  const { activeElement: before, documentElement: root } = document;
  const isTraversal = event.navigationType === 'traverse';
  const isFromForm = !!before?.closest('form');
  const { focus, scroll } = landing({
    isTraversal,
    isNewPage: baseHref(store.get(routeAtom)) !== baseHref(route),
    isRepeated: !event.info && !isFromForm && pathAndQuery(url) === store.get(shownUrlAtom),
    isFromSheet: !!document.querySelector('[popover][role="dialog"]'),
    fragment: url.hash.slice(1),
    target: event.info?.focus,
  });
  closeOverlays();
  // A shorter page would change the scroll position before the browser restores it.
  if (isTraversal) root.style.minHeight = `${root.scrollHeight}px`;
  flushSync(() => {
    store.set(announcementAtom, '');
    store.set(routeAtom, route);
    store.set(shownUrlAtom, pathAndQuery(url));
    store.set(contentReaderAtom, reader);
  });
  moveFocus(focus, entry, before);
  const lacksTarget = url.hash !== '' && !targetOf(url);
  const scrollsLater = scroll === 'browser' && !isComplete && (isTraversal || lacksTarget);
  if (scroll !== 'browser') document.getElementById(scroll.id)?.scrollIntoView(scroll);
  else if (!scrollsLater) event.scroll();
  root.style.minHeight = '';
  return { entry, focus, scroll, before, after: document.activeElement, scrollsLater };
}

/** Lands once more after all content is there, and announces the page. */
function settle(store: PageStore, { event, url }: Navigation, landed: Landed) {
  const { entry, focus, before, after, scrollsLater } = landed;
  if (scrollsLater && !event.signal.aborted) event.scroll();
  const isTraversal = event.navigationType === 'traverse';
  // What has focus may have come with the content. On Back, Chromium moves the focus to the fragment; Firefox removes it.
  const target = isTraversal && targetOf(url);
  if ([after, document.body, target].includes(document.activeElement)) {
    moveFocus(focus, entry, before);
  }
  store.set(announcementAtom, event.info?.announcement ?? store.get(pageAnnouncementAtom));
}

function targetOf({ hash }: URL) {
  return document.getElementById(hash.slice(1));
}

/** Resolves after the next frame, when React has rendered the content. */
function nextFrame() {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** Returns what two routes have in common if they show the same page, apart from its state. */
function baseHref({ page, params }: Route): string {
  return page.baseHref(params) ?? page.name;
}
