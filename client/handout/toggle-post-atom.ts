import { atom } from 'jotai';
import { postCount } from '../../shared/content/post.ts';
import {
  addPost,
  handoutLimits,
  includesPost,
  isFull,
  type PostReference,
  removePost,
} from '../../shared/handout/handout.ts';
import { announcementAtom } from '../state/announcement-atom.ts';
import { showSnackAtom } from '../ui/snackbar/snackbar-atoms.ts';
import { ownHandoutAtom } from './own-handout-atom.ts';

/** Adds a post to the handout of this browser, or removes it if it `isIncluded`, as the visitor saw it. */
export const togglePostAtom = atom(null, (get, set, post: PostReference, isIncluded: boolean) => {
  const handout = get(ownHandoutAtom);
  if (includesPost(handout, post) !== isIncluded) return;
  if (!isIncluded && isFull(handout)) {
    return set(showSnackAtom, {
      message: `A handout has at most ${handoutLimits.posts} posts. Remove one of them first.`,
      severity: 'error',
    });
  }
  const next = isIncluded ? removePost(handout, post) : addPost(handout, post);
  set(ownHandoutAtom, next);
  set(
    announcementAtom,
    `${isIncluded ? 'Removed' : 'Added'}. The handout has ${postCount(next.posts.length)}.`,
  );
});
