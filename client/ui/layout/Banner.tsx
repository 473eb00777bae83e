import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { routeAtom } from '../../state/page-store.ts';
import { Drawing } from '../drawings/Drawing.tsx';
import * as styles from './Banner.module.css';
import { PageHeading } from './PageHeading.tsx';

type BannerProps = {
  title: ReactNode;
  lead?: string;
  /** Whether the drawing is large, as on the home page. On other pages, the content comes first. */
  grand?: boolean;
  hasDrawing?: boolean;
  children?: ReactNode;
};

export function Banner({ title, lead, grand = false, hasDrawing = true, children }: BannerProps) {
  const { drawing } = useAtomValue(routeAtom).page;
  return (
    <header className={`${styles.banner} bleed stack${grand ? ` ${styles.grand}` : ''}`}>
      <PageHeading className={styles.title}>{title}</PageHeading>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
      {drawing && hasDrawing && <Drawing name={drawing} className={styles.drawing} />}
    </header>
  );
}
