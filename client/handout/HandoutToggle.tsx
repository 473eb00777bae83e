import { useAtomValue } from 'jotai';
import { createContext, useContext } from 'react';
import type { TitledPost } from '../../shared/content/post.ts';
import { handoutPath, postKey } from '../../shared/handout/handout.ts';
import { editParameter } from '../../shared/pages/handout.ts';
import { hydratedAtom } from '../state/page-store.ts';
import { Icon } from '../ui/icons.tsx';
import { useHandoutToggle } from './own-handout-atom.ts';

/** The title of a handout that begins with a post of this part of the page. */
export const HandoutTitleContext = createContext('');

/** Adds a post to the handout of this browser, or removes it. Without JavaScript it opens a handout with the post. Reading modes show no button. */
export function HandoutToggle({ post }: { post: TitledPost }) {
  const handoutTitle = useContext(HandoutTitleContext);
  const isHydrated = useAtomValue(hydratedAtom);
  const { isIncluded, toggle } = useHandoutToggle([post], handoutTitle);
  const text = isIncluded ? 'In handout' : 'Add to handout';
  return (
    <form action={handoutPath}>
      <button
        type="submit"
        className="secondary"
        name="posts"
        value={postKey(post)}
        aria-label={isHydrated ? `${text}: ${post.title}` : undefined}
        onClick={isHydrated ? toggle : undefined}
      >
        {isIncluded && <Icon name="check" />}
        <span className="scripted">{text}</span>
        <span className="unscripted">Open as a handout</span>
        <span className="visually-hidden">{post.title}</span>
      </button>
      {handoutTitle && <input type="hidden" name="title" value={handoutTitle} />}
      <input type="hidden" name={editParameter} value="1" />
    </form>
  );
}
