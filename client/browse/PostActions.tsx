import type { ListName } from '../../shared/content/lists.ts';
import { paths, postHref } from '../../shared/routes.ts';
import { CopyButton } from '../copy/CopyButton.tsx';
import { ShareButton } from '../copy/ShareButton.tsx';
import { HandoutToggle } from '../handout/HandoutToggle.tsx';
import styles from './PostActions.module.css';

type PostActionsProps = {
  list: ListName;
  post: { id: string; title: string };
};

export function PostActions({ list, post: { id, title } }: PostActionsProps) {
  const href = postHref(list, id);
  return (
    <div className={`${styles.actions} row screen-only`}>
      <CopyButton title={title} href={href} />
      <HandoutToggle post={{ list, postId: id }} title={title} />
      <ShareButton title={title} href={href} />
      <a className={styles.statement} href={paths.copyright}>
        Copyright Statement
      </a>
    </div>
  );
}
