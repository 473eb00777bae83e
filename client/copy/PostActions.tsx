import { paths } from '../../shared/routes.ts';
import { CopyButton } from './CopyButton.tsx';
import styles from './PostActions.module.css';
import { ShareButton } from './ShareButton.tsx';

type PostActionsProps = {
  title: string;
  /** The path and query of the post's page. */
  href: string;
};

/** Copies or shares a post, and links to the copyright statement. */
export function PostActions({ title, href }: PostActionsProps) {
  return (
    <div className={styles.actions}>
      <CopyButton title={title} href={href} />
      <ShareButton title={title} href={href} />
      <a href={paths.copyright}>Copyright Statement</a>
    </div>
  );
}
