import type { MouseEvent } from 'react';
import { type ListName, lists } from '../../shared/content/lists.ts';
import { postAt } from '../../shared/pages/post.ts';

/** A link from a post to its list. If the previous history entry is the list, it goes back to it and its scroll position. */
export function BackToList({ list }: { list: ListName }) {
  const { items, path } = lists[list];

  function goBack(event: MouseEvent) {
    const { metaKey, ctrlKey, shiftKey, altKey, detail } = event;
    if (metaKey || ctrlKey || shiftKey || altKey) return;
    // A double click goes back once.
    if (detail > 1) return event.preventDefault();
    // Undefined in older browsers.
    const { navigation } = window;
    const { key, url } = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1] ?? {};
    if (!key || !url || new URL(url).pathname !== path || postAt(url)) return;
    event.preventDefault();
    navigation.traverseTo(key);
  }

  return (
    <p className="roomy screen-only">
      <a href={path} onClick={goBack}>
        {`Back to ${items}`}
      </a>
    </p>
  );
}
