import { atom, useAtomValue, useSetAtom } from 'jotai';
import type { MouseEvent } from 'react';
import { type PostReference, postCount } from '../../shared/content/post.ts';
import {
  addPost,
  handoutHref,
  handoutLimits,
  includesPost,
  removePost,
} from '../../shared/handout/handout.ts';
import { announcementAtom } from '../state/announcement-atom.ts';
import { hydratedAtom } from '../state/page-store.ts';
import { Icon } from '../ui/icons.tsx';
import { snackAtom } from '../ui/snackbar/snackbar-atoms.ts';
import { ownHandoutAtom } from './own-handout-atom.ts';

type HandoutToggleProps = { post: PostReference; title: string };

/** Adds a post to the handout of this browser, or removes it. Without JavaScript it is a link to a handout with the post. */
export function HandoutToggle({ post, title }: HandoutToggleProps) {
  const togglePost = useSetAtom(togglePostAtom);
  const isIncluded = includesPost(useAtomValue(ownHandoutAtom), post);
  const text = isIncluded ? 'In handout' : 'Add to handout';

  function toggle({ detail }: MouseEvent) {
    // The second click of a double click hits the button that the first one has changed.
    if (detail <= 1) togglePost(post);
  }

  return useAtomValue(hydratedAtom) ? (
    <button type="button" className="secondary" aria-label={`${text}: ${title}`} onClick={toggle}>
      {isIncluded && <Icon name="check" />}
      <span>{text}</span>
    </button>
  ) : (
    <a
      className="secondary"
      href={handoutHref({ title: '', posts: [post] }, { isEditing: true })}
      rel="nofollow"
    >
      <span className="scripted">{text}</span>
      <span className="unscripted">Open as a handout</span>
      <span className="visually-hidden">{title}</span>
    </a>
  );
}

export const togglePostAtom = atom(null, (get, set, post: PostReference) => {
  const handout = get(ownHandoutAtom);
  const isIncluded = includesPost(handout, post);
  const next = isIncluded ? removePost(handout, post) : addPost(handout, post);
  if (next === handout) {
    return set(snackAtom, {
      message: `A handout has at most ${handoutLimits.posts} posts. Remove one of them first.`,
      severity: 'error',
    });
  }
  const change = isIncluded ? 'Removed' : 'Added';
  set(ownHandoutAtom, next);
  set(announcementAtom, `${change}. The handout has ${postCount(next.posts.length)}.`);
});
