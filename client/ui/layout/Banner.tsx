import { Drawing } from '../drawings/Drawing.tsx';
import type { DrawingName } from '../drawings/drawings-atom.ts';
import * as styles from './Banner.module.css';
import { PageHeading } from './PageHeading.tsx';

type BannerProps = {
  title: string;
  lead?: string;
  drawing: DrawingName;
  /** Whether the drawing is large, as on the home page. On other pages, the content comes first. */
  grand?: boolean;
};

export function Banner({ title, lead, drawing, grand = false }: BannerProps) {
  return (
    <header className={`${styles.banner} bleed stack${grand ? ` ${styles.grand}` : ''}`}>
      <PageHeading>{title}</PageHeading>
      {lead && <p className={styles.lead}>{lead}</p>}
      <Drawing name={drawing} />
    </header>
  );
}
