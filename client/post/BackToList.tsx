import { useAtomValue } from 'jotai';
import type { MouseEvent } from 'react';
import { type ListName, lists } from '../../shared/content/lists.ts';
import { isSamePage, listHref, parseRoute } from '../../shared/routes.ts';
import { routeAtom } from '../state/page-store.ts';

/** Links from a post to its list. If the list is the previous history entry, goes back to it and its scroll position. */
export function BackToList({ list }: { list: ListName }) {
  const route = useAtomValue(routeAtom);

  function goBack(event: MouseEvent) {
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (isModified) return;
    // On a double click the first click has changed the URL, while the post is still shown.
    const hasNavigated = !isSamePage(parseRoute(location), route);
    const previous = previousEntry(list);
    if (hasNavigated || previous) event.preventDefault();
    if (previous && !hasNavigated) window.navigation.traverseTo(previous.key);
  }

  return (
    <p className="roomy screen-only">
      <a href={listHref(list)} onClick={goBack}>
        Back to {lists[list].items}
      </a>
    </p>
  );
}

/** The previous history entry if it is the list. Undefined without the Navigation API. */
function previousEntry(list: ListName): NavigationHistoryEntry | undefined {
  const { navigation } = window;
  const index = navigation?.currentEntry?.index ?? 0;
  const entry = navigation?.entries()[index - 1];
  if (!entry?.url) return undefined;
  const route = parseRoute(new URL(entry.url));
  return route.name === 'list' && route.list === list ? entry : undefined;
}
