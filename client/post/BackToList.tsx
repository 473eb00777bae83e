import { useAtomValue } from 'jotai';
import type { MouseEvent } from 'react';
import type { List } from '../../shared/content/lists.ts';
import { isSamePage, listHref, parseRoute } from '../../shared/routes.ts';
import { routeAtom } from '../state/route-atom.ts';
import styles from './BackToList.module.css';

/** The way from a post to its list; who came from there finds it as it was, scroll position included. */
export function BackToList({ list }: { list: List }) {
  const route = useAtomValue(routeAtom);

  function goBack(event: MouseEvent) {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (elsewhere) return;
    // The first press of two has left already, though the post is still shown.
    const isLeft = !isSamePage(parseRoute(location), route);
    const before = entryBefore(list);
    if (isLeft || before) event.preventDefault();
    if (before && !isLeft) window.navigation.traverseTo(before.key);
  }

  return (
    <p className={styles.back}>
      <a href={listHref(list)} onClick={goBack}>
        Back to {list.items}
      </a>
    </p>
  );
}

/** The entry before this one in the history, where it is of the list. Only the Navigation API can tell. */
function entryBefore(list: List): NavigationHistoryEntry | undefined {
  const { navigation } = window;
  const index = navigation?.currentEntry?.index ?? 0;
  const before = navigation?.entries()[index - 1];
  if (!before?.url) return undefined;
  const route = parseRoute(new URL(before.url));
  return route.name === 'list' && route.list === list ? before : undefined;
}
