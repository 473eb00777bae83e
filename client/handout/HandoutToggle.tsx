import { useAtomValue, useSetAtom } from 'jotai';
import { type MouseEvent, useRef } from 'react';
import { handoutHref, includesPost, type PostReference } from '../../shared/handout/handout.ts';
import { hydratedAtom } from '../state/page-store.ts';
import { ownHandoutAtom } from './own-handout-atom.ts';
import { togglePostAtom } from './toggle-post-atom.ts';

type HandoutToggleProps = { post: PostReference; title: string };

/** Adds a post to the handout of this browser, or removes it. Without JavaScript it is a link to a handout with the post. */
export function HandoutToggle({ post, title }: HandoutToggleProps) {
  const togglePost = useSetAtom(togglePostAtom);
  const hadFocus = useRef(false);
  const isIncluded = includesPost(useAtomValue(ownHandoutAtom), post);
  const text = isIncluded ? 'In handout' : 'Add to handout';
  const name = `${text}: ${title}`;

  function toggle({ detail }: MouseEvent) {
    // The second click of a double click hits the button that the first one has changed.
    if (detail <= 1) togglePost(post, isIncluded);
  }

  /** Moves focus from the link to the button that replaces it after hydration. */
  function keepFocus(element: HTMLElement | null) {
    if (hadFocus.current) element?.focus();
    return () => {
      hadFocus.current = document.activeElement === element;
    };
  }

  return useAtomValue(hydratedAtom) ? (
    <button
      ref={keepFocus}
      type="button"
      className="secondary"
      aria-pressed={isIncluded}
      aria-label={name}
      onClick={toggle}
    >
      {isIncluded && '✓ '}
      {text}
    </button>
  ) : (
    <a
      ref={keepFocus}
      className="secondary"
      href={handoutHref({ title: '', posts: [post] })}
      rel="nofollow"
      aria-label={name}
    >
      {text}
    </a>
  );
}
