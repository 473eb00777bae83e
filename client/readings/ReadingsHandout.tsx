import { atom, useAtomValue, useSetAtom } from 'jotai';
import { postCount } from '../../shared/content/post.ts';
import type { HandoutDetails } from '../../shared/content/readings.ts';
import { addPost, includesPost } from '../../shared/handout/handout.ts';
import { ownHandoutAtom } from '../handout/own-handout-atom.ts';
import { announcementAtom } from '../state/announcement-atom.ts';
import { hydratedAtom } from '../state/page-store.ts';
import { snackAtom } from '../ui/snackbar/snackbar-atoms.ts';
import * as styles from './readings.module.css';

type ReadingsHandoutProps = HandoutDetails & {
  /** Whether it is one of several on the page. */
  isOneOfMany?: boolean;
};

/** Adds the posts on readings to the handout of this browser, or opens them as a handout. */
export function ReadingsHandout({ isOneOfMany = false, ...handout }: ReadingsHandoutProps) {
  const { href, posts, leftOut, more, instead } = handout;
  const addPosts = useSetAtom(addPostsAtom);
  const isHydrated = useAtomValue(hydratedAtom);
  const { length } = posts;
  const omitted = leftOut.map(({ title }) => title).join(', ');
  return (
    <div className={`${styles.apart} screen-only`}>
      <p className="row">
        <button
          type="button"
          className={`${isOneOfMany ? 'secondary' : 'button'} scripted`}
          disabled={!isHydrated}
          onClick={() => addPosts(handout)}
        >
          {length > 1 ? `Add all ${length} to my handout` : 'Add it to my handout'}
        </button>
        <a className="secondary" href={href} rel="nofollow">
          {`Open as a handout (${length})`}
        </a>
      </p>
      {instead.map(({ reading, parallels }) => (
        <p key={reading} className="fine">
          {`No post is on ${reading}: the handout has those on ${parallels}.`}
        </p>
      ))}
      {omitted && (
        <p className="fine">
          {`Left out, because a handout has at most ${length} posts: ${omitted}`}
          {more > 0 && `, and ${more} others`}.
        </p>
      )}
    </div>
  );
}

type AddedPosts = Pick<HandoutDetails, 'title' | 'posts'>;

/** Adds posts to the handout of this browser, with a title if it has none. Those for which it has no room are named. */
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
  if (leftOut.length === 0) return set(announcementAtom, `Added. ${count}`);
  set(snackAtom, {
    message: `${count} It has no room for: ${leftOut.join(', ')}.`,
    severity: 'warning',
    duration: 12_000,
  });
});
