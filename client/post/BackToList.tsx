import { useAtomValue } from 'jotai';
import type { MouseEvent } from 'react';
import type { ContentReader } from '../../shared/content/content-request.ts';
import { type ListName, lists } from '../../shared/content/lists.ts';
import { passagesKind } from '../../shared/content/passages-document.ts';
import { dataOf } from '../../shared/content/result.ts';
import { sundaysKind } from '../../shared/content/sundays.ts';
import { listHref, parseRoute, type Route } from '../../shared/routes.ts';
import { contentReaderAtom } from '../content/content-atoms.ts';
import { hydratedAtom } from '../state/page-store.ts';

/**
 * A link from a post to its list. If the previous history entry is the list, a passage or a day,
 * the link goes back to it and its scroll position.
 */
export function BackToList({ list }: { list: ListName }) {
  const reader = useAtomValue(contentReaderAtom);
  const isHydrated = useAtomValue(hydratedAtom);
  // Undefined without the Navigation API.
  const { navigation } = isHydrated ? window : {};
  const { key, url } = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1] ?? {};
  const { items } = lists[list];
  const title = url && titleOf(parseRoute(new URL(url)), list, reader);

  function goBack(event: MouseEvent) {
    const { metaKey, ctrlKey, shiftKey, altKey, detail } = event;
    if (!title || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    // A double click goes back once.
    if (key && detail <= 1) navigation?.traverseTo(key);
  }

  return (
    <p className="roomy screen-only">
      <a href={title && title !== items ? url : listHref(list)} onClick={goBack}>
        {`Back to ${title || items}`}
      </a>
    </p>
  );
}

/** Returns the name of a page that can lead to a post of a list; empty for other pages. */
function titleOf(route: Route, list: ListName, reader: ContentReader): string {
  if (route.name === 'list') return route.list === list ? lists[list].items : '';
  if (route.name === 'passages') {
    const { book, ref } = route;
    return dataOf(reader.stale?.(passagesKind.request({ book, ref })))?.title ?? (ref || book);
  }
  if (route.name !== 'sundays' || !route.date) return '';
  const { date, series } = route;
  return dataOf(reader.stale?.(sundaysKind.request({ date, series })))?.title ?? 'the day';
}
