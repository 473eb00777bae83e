import { useAtomValue } from 'jotai';
import type { TitledPost } from '../../shared/content/post.ts';
import { handoutHref } from '../../shared/handout/handout.ts';
import { hydratedAtom } from '../state/page-store.ts';
import { Icon } from '../ui/icons.tsx';
import { useHandoutToggle } from './toggle-posts.ts';

type HandoutToggleProps = {
  post: TitledPost;
  /** The title of a handout that begins with it. */
  handoutTitle?: string | undefined;
};

/** Adds a post to the handout of this browser, or removes it. Without JavaScript it is a link to a handout with the post. */
export function HandoutToggle({ post, handoutTitle = '' }: HandoutToggleProps) {
  const { isIncluded, toggle } = useHandoutToggle([post], handoutTitle);
  const text = isIncluded ? 'In handout' : 'Add to handout';
  return useAtomValue(hydratedAtom) ? (
    <button
      type="button"
      className="secondary"
      aria-label={`${text}: ${post.title}`}
      onClick={toggle}
    >
      {isIncluded && <Icon name="check" />}
      <span>{text}</span>
    </button>
  ) : (
    <a
      className="secondary"
      href={handoutHref({ title: handoutTitle, posts: [post] }, { isEditing: true })}
      rel="nofollow"
    >
      <span className="scripted">{text}</span>
      <span className="unscripted">Open as a handout</span>
      <span className="visually-hidden">{post.title}</span>
    </a>
  );
}
