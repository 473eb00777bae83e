import { atom, useAtomValue, useSetAtom } from 'jotai';
import type { MouseEvent } from 'react';
import { postCount } from '../../shared/content/post.ts';
import type { HandoutDetails } from '../../shared/content/readings.ts';
import { addPost, type Handout, includesPost, removePost } from '../../shared/handout/handout.ts';
import { ownHandoutAtom } from '../handout/own-handout-atom.ts';
import { announcementAtom } from '../state/announcement-atom.ts';
import { hydratedAtom } from '../state/page-store.ts';
import { Icon } from '../ui/icons.tsx';
import { snackAtom } from '../ui/snackbar/snackbar-atoms.ts';
import * as styles from './readings.module.css';

type ReadingsHandoutProps = HandoutDetails & {
  /** Whether it is one of several on the page. */
  isOneOfMany?: boolean;
};

/** Adds the posts on readings to the handout of this browser, or removes them if it has all. A link opens them as a handout. */
export function ReadingsHandout({ isOneOfMany, ...handout }: ReadingsHandoutProps) {
  const { href, title, posts, leftOut, all, instead, note } = handout;
  const togglePosts = useSetAtom(togglePostsAtom);
  const isHydrated = useAtomValue(hydratedAtom);
  const isIncluded = includesPosts(useAtomValue(ownHandoutAtom), posts);
  const { length } = posts;
  const added = length > 1 && length === all ? `all ${length} posts` : postCount(length);
  const text = isIncluded ? 'In my handout' : `Add ${added} to my handout`;
  const openText = isOneOfMany ? `Handout (${length})` : `Open as a handout (${length})`;
  const omitted = isOneOfMany ? [] : [...leftOut];
  const others = all - length - omitted.length;
  if (others > 0) omitted.push(`${omitted.length > 0 ? 'and ' : ''}${others} more`);

  function toggle({ detail }: MouseEvent) {
    // The second click of a double click hits the button that the first one has changed.
    if (detail <= 1) togglePosts(handout);
  }

  return (
    <div className={`${styles.apart} screen-only`}>
      <p className="row">
        <button
          type="button"
          className={`${isOneOfMany || isIncluded ? 'secondary' : 'button'} scripted`}
          aria-label={`${text}: ${title}`}
          disabled={!isHydrated}
          onClick={toggle}
        >
          {isIncluded && <Icon name="check" />}
          {text}
        </button>
        <a
          className={isOneOfMany ? undefined : 'secondary'}
          href={href}
          rel="nofollow"
          aria-label={`${openText}: ${title}`}
        >
          {openText}
        </a>
      </p>
      {note && <p className="fine">{note}</p>}
      {instead.map(({ reading, parallels }) => (
        <p key={reading} className="fine">
          {`No post is on ${reading}: the handout has those on ${parallels}.`}
        </p>
      ))}
      {omitted.length > 0 && (
        <p className="fine">
          {`Left out, because a handout has at most ${length} posts: ${omitted.join(', ')}.`}
        </p>
      )}
    </div>
  );
}

type AddedPosts = Pick<HandoutDetails, 'title' | 'posts'>;

function includesPosts(handout: Handout, posts: AddedPosts['posts']): boolean {
  return posts.every(({ list, id }) => includesPost(handout, { list, postId: id }));
}

/**
 * Adds posts to the handout of this browser, with their title if it has none, or removes both if it has all. Those for
 * which it has no room are named.
 */
export const togglePostsAtom = atom(null, (get, set, { title, posts }: AddedPosts) => {
  const before = get(ownHandoutAtom);
  const isIncluded = includesPosts(before, posts);
  const [change, done, oldTitle, newTitle] = isIncluded
    ? [removePost, 'Removed', title, '']
    : [addPost, 'Added', '', title];
  const after = posts.reduce((handout, { list, id }) => change(handout, { list, postId: id }), {
    ...before,
    title: before.title === oldTitle ? newTitle : before.title,
  });
  const leftOut = posts.filter((post) => !isIncluded && !includesPosts(after, [post]));
  set(ownHandoutAtom, after);
  const count = `The handout has ${postCount(after.posts.length)}.`;
  if (leftOut.length === 0) return set(announcementAtom, `${done}. ${count}`);
  set(snackAtom, {
    message: `${count} It has no room for: ${leftOut.map(({ title }) => title).join(', ')}.`,
    severity: 'warning',
    duration: 12_000,
  });
});
