import { useSetAtom } from 'jotai';
import type { PropsWithChildren } from 'react';
import type { ListName } from '../../shared/content/lists.ts';
import type { TitledPost } from '../../shared/content/post.ts';
import { postHref } from '../../shared/pages/post.ts';
import { copyPostAtom, sharePostAtom } from '../copy/copy-post-atom.ts';
import { HandoutToggle } from '../handout/HandoutToggle.tsx';
import { ScriptButton } from '../ui/ScriptButton.tsx';
import * as styles from './PostActions.module.css';

type PostActionsProps = PropsWithChildren<{ list: ListName; post: Omit<TitledPost, 'list'> }>;

export function PostActions({ list, post: { id, title }, children }: PostActionsProps) {
  const copyPost = useSetAtom(copyPostAtom);
  const sharePost = useSetAtom(sharePostAtom);
  const href = postHref(list, id);
  return (
    <div className={`${styles.actions} row screen-only`}>
      <ScriptButton
        aria-label={`Copy: ${title}`}
        onClick={({ currentTarget }) => copyPost({ control: currentTarget, title, href })}
      >
        Copy
      </ScriptButton>
      <HandoutToggle post={{ list, id, title }} />
      {/* Hidden without the Web Share API (client/style/utilities.css). */}
      <ScriptButton
        data-share
        aria-label={`Share: ${title}`}
        onClick={({ currentTarget }) => sharePost({ control: currentTarget, title, href })}
      >
        Share
      </ScriptButton>
      {children}
    </div>
  );
}
