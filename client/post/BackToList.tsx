import { useAtomValue } from 'jotai';
import type { MouseEvent } from 'react';
import { type ListName, listHref, lists } from '../../shared/content/lists.ts';
import { hydratedAtom } from '../state/page-store.ts';

/**
 * A link from a post to its list. If the previous history entry is the list, a passage or a day,
 * the link goes back to it and its scroll position.
 */
export function BackToList({ list }: { list: ListName }) {
  const isHydrated = useAtomValue(hydratedAtom);
  // Undefined without the Navigation API.
  const { navigation } = isHydrated ? window : {};
  const previous = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1];
  // client/navigation/intercept-navigations.ts writes it.
  const backName = previous?.getState() as string | undefined;
  const { items } = lists[list];

  function goBack(event: MouseEvent) {
    const { metaKey, ctrlKey, shiftKey, altKey, detail } = event;
    if (!previous || !backName || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    // A double click goes back once.
    if (detail <= 1) navigation?.traverseTo(previous.key);
  }

  const isOther = backName && backName !== items;
  return (
    <p className="roomy screen-only">
      <a href={(isOther && previous?.url) || listHref(list)} onClick={goBack}>
        {`Back to ${backName || items}`}
      </a>
    </p>
  );
}
