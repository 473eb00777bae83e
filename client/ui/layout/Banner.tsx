import styles from './Banner.module.css';
import { PageHeading } from './PageHeading.tsx';

/** The header of a page above a drawing of the Areopagus, the hill that the site is named after. */
export function Banner({ title, lead }: { title: string; lead?: string }) {
  return (
    <header className={styles.banner}>
      <PageHeading>{title}</PageHeading>
      {lead && <p className={styles.lead}>{lead}</p>}
      {/* After the text: the size of the header must be final before the drawing is painted. */}
      <div className={styles.hills} />
    </header>
  );
}
