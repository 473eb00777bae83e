import { useAtomValue } from 'jotai';
import type { MouseEvent } from 'react';
import type {
  ContentKind,
  ContentReader,
  ContentRequest,
} from '../../shared/content/content-request.ts';
import { type ListName, lists } from '../../shared/content/lists.ts';
import type { PageResults } from '../../shared/pages/define-page.ts';
import { listHref } from '../../shared/pages/list-href.ts';
import { contentRequests, type Route } from '../../shared/pages/route.ts';
import { parseRoute } from '../../shared/routes.ts';
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
  const { page, params } = route;
  const results: PageResults = <Params, Data>(kind: ContentKind<Params, Data>) => {
    const request = contentRequests(route).find((request) => request.kind === kind);
    return request && reader.stale?.(request as ContentRequest<Data>);
  };
  return page.backName?.(params, results, list) ?? '';
}
