import { atom, useAtomValue, useSetAtom } from 'jotai';
import type { MouseEvent } from 'react';
import { postCount, type TitledPost } from '../../shared/content/post.ts';
import {
  addPost,
  type Handout,
  handoutQuery,
  includesPost,
  parseHandout,
  removePost,
} from '../../shared/handout/handout.ts';
import { announcementAtom } from '../state/announcement-atom.ts';
import { storedAtom } from '../state/browser-storage.ts';
import { snackAtom } from '../ui/snackbar/snackbar-atoms.ts';

/**
 * Creates an atom of a handout in this browser, of which invalid posts are ignored. Writing returns whether the handout
 * was stored; if not, it lasts as long as the document, and a message says so.
 */
function storedHandoutAtom(key: string) {
  const handoutOf = (query: string) => parseHandout(new URLSearchParams(query)).handout;
  const handoutAtom = storedAtom(key, handoutOf);
  return atom(
    (get) => get(handoutAtom) ?? handoutOf(''),
    (_get, set, handout: Handout): boolean => {
      const isStored = set(handoutAtom, handoutQuery(handout));
      if (!isStored) {
        set(snackAtom, {
          message:
            'Your browser does not store the handout: its storage is full or blocked. To keep it, open it and bookmark its address.',
          severity: 'warning',
          duration: 12_000,
        });
      }
      return isStored;
    },
  );
}

export const ownHandoutAtom = storedHandoutAtom('handout');

/** The handout of this browser that the visitor last replaced or emptied. */
export const replacedHandoutAtom = storedHandoutAtom('replaced-handout');

type Posts = readonly TitledPost[];

const includesAll = (handout: Handout, posts: Posts) =>
  posts.every((post) => includesPost(handout, post));

/**
 * Adds posts to the handout of this browser, or removes them if it has all. The first posts bring a title to a handout
 * that has none, and the last ones take it away. Those for which it has no room are named.
 */
export const togglePostsAtom = atom(null, (get, set, posts: Posts, title: string = '') => {
  const before = get(ownHandoutAtom);
  const isIncluded = includesAll(before, posts);
  const after = posts.reduce(isIncluded ? removePost : addPost, before);
  const [oldTitle, newTitle] = isIncluded ? [title, ''] : ['', title];
  const isTitled = (isIncluded ? after : before).posts.length === 0 && before.title === oldTitle;
  set(ownHandoutAtom, isTitled ? { ...after, title: newTitle } : after);
  const count = `The handout has ${postCount(after.posts.length)}.`;
  const leftOut = posts.filter((post) => includesPost(after, post) === isIncluded);
  if (leftOut.length === 0) {
    return set(announcementAtom, `${isIncluded ? 'Removed' : 'Added'}. ${count}`);
  }
  set(snackAtom, {
    message: `${count} It has no room for: ${leftOut.map(({ title }) => title).join(', ')}.`,
    severity: 'warning',
    duration: 12_000,
  });
});

/** Returns whether the handout of this browser has all of the posts, and what a press of a button with this state does. */
export function useHandoutToggle(posts: Posts, title?: string) {
  const togglePosts = useSetAtom(togglePostsAtom);
  const isIncluded = includesAll(useAtomValue(ownHandoutAtom), posts);

  function toggle(event: MouseEvent) {
    event.preventDefault();
    // The second click of a double click hits the button that the first one has changed.
    if (event.detail <= 1) togglePosts(posts, title);
  }

  return { isIncluded, toggle };
}
