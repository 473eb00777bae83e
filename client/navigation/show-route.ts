import { flushSync } from 'react-dom';
import type { ContentReader } from '../../shared/content/content-request.ts';
import { contentRequests, type Route } from '../../shared/routes.ts';
import { BoundedMap } from '../content/bounded-map.ts';
import type { BrowserContentReader } from '../content/browser-content-reader.ts';
import { readAgainAtom } from '../content/content-atoms.ts';
import { createNavigationReader, delay, loadingDelay } from '../content/navigation-reader.ts';
import { componentOf } from '../pages/components.ts';
import { documentHeadAtom, pageAnnouncement, pageResults } from '../pages/page-head.ts';
import { announcementAtom } from '../state/announcement-atom.ts';
import {
  contentReaderAtom,
  type PageStore,
  pathAndQuery,
  routeAtom,
  shownUrlAtom,
} from '../state/page-store.ts';
import { closeOverlays } from '../ui/close-overlays.ts';
import { landing, maxEntries, moveFocus, rememberFocus } from './landing.ts';

/** The content readers of history entries, by their keys. Back shows a page as it was left. */
const navigationReaders = new BoundedMap<string, ContentReader>(maxEntries);

/**
 * Shows the page of a navigation: loads it, commits what is there, and settles when all of it is. Resolves to false if the
 * chunk of the page cannot be loaded, so that a document load is needed. The promise rejects if its content has another form.
 */
export async function showRoute(
  store: PageStore,
  reader: BrowserContentReader,
  { event, url, route }: { event: NavigateEvent; url: URL; route: Route },
): Promise<boolean> {
  const { signal, info } = event;
  const isHandoutChange = info !== undefined;
  const fragment = url.hash.slice(1);
  if (signal.aborted) return true;
  const { transition, currentEntry } = window.navigation;
  const entry = currentEntry?.key ?? '';
  const isTraversal = event.navigationType === 'traverse';
  if (transition) rememberFocus(transition.from.key);

  // Waits for the chunk of the page, and a moment for its content.
  const requests = contentRequests(route);
  // A change of a handout keeps its posts.
  reader.revalidate(requests, isTraversal || isHandoutChange);
  const page =
    (isTraversal && navigationReaders.get(entry)) ||
    createNavigationReader(reader, route, () => store.set(readAgainAtom));
  navigationReaders.set(entry, page);
  const content = Promise.all(requests.map(page.read));
  const [isComplete, error] = await Promise.all([
    Promise.race([content.then(() => true), delay(loadingDelay)]),
    componentOf(route)
      .load?.(route.params)
      .catch((error: unknown) => error),
  ]);
  if (signal.aborted) return true;
  if (error) return false;

  // Shows the page with the content that is there, and lands on it.
  const { activeElement: before, documentElement: root } = document;
  const isNewPage = baseHref(store.get(routeAtom)) !== baseHref(route);
  const { focus, scroll } = landing({
    isTraversal,
    isNewPage,
    isRepeated:
      !isHandoutChange && !before?.closest('form') && pathAndQuery(url) === store.get(shownUrlAtom),
    isFromSheet: !!document.querySelector('[popover][role="dialog"]'),
    fragment,
    target: info?.focus,
  });
  closeOverlays();
  // A shorter page would change the scroll position before the browser restores it.
  if (isTraversal) root.style.minHeight = `${root.scrollHeight}px`;
  flushSync(() => {
    store.set(announcementAtom, '');
    store.set(routeAtom, route);
    store.set(shownUrlAtom, pathAndQuery(url));
    store.set(contentReaderAtom, page);
  });
  moveFocus(focus, entry, before);
  const after = document.activeElement;
  const lacksTarget = fragment !== '' && !document.getElementById(fragment);
  const scrollsLater = scroll === 'browser' && !isComplete && (isTraversal || lacksTarget);
  if (scroll !== 'browser') document.getElementById(scroll.id)?.scrollIntoView(scroll);
  else if (!scrollsLater) event.scroll();
  root.style.minHeight = '';

  await content;
  // React has rendered it after the next frame.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  // The page is still shown if a fragment or a download has ended the navigation.
  if (store.get(routeAtom) !== route) return true;
  // Lands once more after all content is there, and announces the page.
  if (scrollsLater && !signal.aborted) event.scroll();
  // What has focus may have come with the content. On Back, Chromium moves the focus to the fragment; Firefox removes it.
  const target = isTraversal && document.getElementById(fragment);
  if ([after, document.body, target].includes(document.activeElement)) {
    moveFocus(focus, entry, before);
  }
  const { title } = store.get(documentHeadAtom);
  const isNamed = isTraversal || isNewPage;
  const announcement = pageAnnouncement(route, pageResults(store.get), title, isNamed);
  store.set(announcementAtom, info?.announcement ?? announcement);
  return true;
}

/** Returns what two routes have in common if they show the same page, apart from its state. */
function baseHref({ page, params }: Route): string {
  return page.baseHref(params) ?? page.name;
}
