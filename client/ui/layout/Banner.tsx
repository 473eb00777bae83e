import styles from './Banner.module.css';
import { PageHeading } from './PageHeading.tsx';

/** The header of a page, over a drawing of the hill that the site is named after. */
export function Banner({ title, lead }: { title: string; lead?: string }) {
  return (
    <header className={styles.banner}>
      <PageHeading>{title}</PageHeading>
      {lead && <p className={styles.lead}>{lead}</p>}
      {/* After the words: a page that comes bit by bit must not draw it before it knows where. */}
      <div className={styles.hills} />
    </header>
  );
}
