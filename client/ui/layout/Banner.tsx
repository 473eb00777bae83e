import type { ReactNode } from 'react';
import { Drawing, type DrawingName } from '../drawings/Drawing.tsx';
import * as styles from './Banner.module.css';
import { PageHeading } from './PageHeading.tsx';

type BannerProps = {
  title: ReactNode;
  lead?: string;
  drawing: DrawingName;
  /** Whether the drawing is large, as on the home page. On other pages, the content comes first. */
  grand?: boolean;
  children?: ReactNode;
};

export function Banner({ title, lead, drawing, grand = false, children }: BannerProps) {
  return (
    <header className={`${styles.banner} bleed stack${grand ? ` ${styles.grand}` : ''}`}>
      <PageHeading className={styles.title}>{title}</PageHeading>
      {children}
      {lead && <p className={styles.lead}>{lead}</p>}
      <Drawing name={drawing} className={styles.drawing} />
    </header>
  );
}
