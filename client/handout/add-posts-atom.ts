import { atom } from 'jotai';
import { type PostLink, postCount } from '../../shared/content/post.ts';
import { addPost, includesPost } from '../../shared/handout/handout.ts';
import { announcementAtom } from '../state/announcement-atom.ts';
import { snackAtom } from '../ui/snackbar/snackbar-atoms.ts';
import { ownHandoutAtom } from './own-handout-atom.ts';

type AddedPosts = {
  /** The title of a handout that has none. */
  title: string;
  posts: readonly PostLink[];
};

/** Adds posts to the handout of this browser. Those for which it has no room are named. */
export const addPostsAtom = atom(null, (get, set, { title, posts }: AddedPosts) => {
  const before = get(ownHandoutAtom);
  let handout = { ...before, title: before.title || title };
  const leftOut: string[] = [];
  for (const { list, id, title } of posts) {
    handout = addPost(handout, { list, postId: id });
    if (!includesPost(handout, { list, postId: id })) leftOut.push(title);
  }
  set(ownHandoutAtom, handout);
  const count = `The handout has ${postCount(handout.posts.length)}.`;
  if (leftOut.length > 0) {
    set(snackAtom, {
      message: `${count} It has no room for: ${leftOut.join(', ')}.`,
      severity: 'warning',
      duration: 12_000,
    });
  } else {
    set(announcementAtom, `Added. ${count}`);
  }
});
