import { paths } from '../../shared/routes.ts';
import { CopyButton } from './CopyButton.tsx';
import styles from './PostActions.module.css';
import { ShareButton } from './ShareButton.tsx';

type PostActionsProps = {
  title: string /** Path and query of the post by itself. */;
  href: string;
};

/** What a preacher does with a post, and beside it what is permitted. */
export function PostActions({ title, href }: PostActionsProps) {
  return (
    <div className={styles.actions}>
      <CopyButton title={title} href={href} />
      <ShareButton title={title} href={href} />
      <a href={paths.copyright}>Copyright Statement</a>
    </div>
  );
}
