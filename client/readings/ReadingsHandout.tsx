import { useAtomValue, useSetAtom } from 'jotai';
import type { HandoutDetails } from '../../shared/content/readings.ts';
import { addPostsAtom } from '../handout/add-posts-atom.ts';
import { hydratedAtom } from '../state/page-store.ts';
import * as styles from './readings.module.css';

type ReadingsHandoutProps = HandoutDetails & {
  /** Whether it is one of several on the page. */
  isOneOfMany?: boolean;
};

/** Adds the posts on readings to the handout of this browser, or opens them as a handout. */
export function ReadingsHandout({ isOneOfMany = false, ...handout }: ReadingsHandoutProps) {
  const { href, title, posts, leftOut, more, instead } = handout;
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
          onClick={() => addPosts({ title, posts })}
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
