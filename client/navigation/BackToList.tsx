import type { MouseEvent } from 'react';
import type { List } from '../../shared/lists.ts';
import { queriedPostId } from '../../shared/post-address.ts';
import styles from './BackToList.module.css';

/** The way from a post to its list; who came from there finds it as it was, scroll position included. */
export function BackToList({ list }: { list: List }) {
  function goBack(event: MouseEvent) {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (elsewhere || !cameFrom(list)) return;
    event.preventDefault();
    history.back();
  }

  return (
    <p className={styles.back}>
      <a href={list.path} onClick={goBack}>
        Back to {list.items}
      </a>
    </p>
  );
}

/** Whether the entry before this one in the history is of the list. Only the Navigation API can tell. */
function cameFrom({ path }: List): boolean {
  const { navigation } = window;
  const index = navigation?.currentEntry?.index ?? 0;
  const before = navigation?.entries()[index - 1]?.url;
  if (!before) return false;
  const { pathname, searchParams } = new URL(before);
  return pathname === path && queriedPostId(pathname, searchParams) === undefined;
}
