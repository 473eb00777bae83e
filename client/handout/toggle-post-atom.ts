import { atom } from 'jotai';
import { postCount } from '../../shared/content/post.ts';
import { handoutLimits, type PostReference } from '../../shared/handout/handout.ts';
import { addPost, includesPost, isFull, removePost } from '../../shared/handout/transitions.ts';
import { announcementAtom } from '../state/announcement-atom.ts';
import { showSnackAtom } from '../ui/snackbar/snackbar-atoms.ts';
import { ownHandoutAtom } from './own-handout-atom.ts';

export const storageWarning = {
  message:
    'Your browser does not store the handout: its storage is full or blocked. The handout lasts until you close this page. To keep it, open it and bookmark its address.',
  severity: 'warning',
  duration: 12_000,
} as const;

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
  if (!set(ownHandoutAtom, next)) set(showSnackAtom, storageWarning);
  set(
    announcementAtom,
    `${isIncluded ? 'Removed' : 'Added'}. The handout has ${postCount(next.posts.length)}.`,
  );
});
