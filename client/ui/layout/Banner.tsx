import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { routeAtom } from '../../state/page-store.ts';
import { Drawing } from '../drawings/Drawing.tsx';
import * as styles from './Banner.module.css';
import { PageHeading } from './PageHeading.tsx';

type BannerProps = {
  title: string;
  heading?: ReactNode;
  /** A text below the title, beside a large drawing. Only the home page has one: on others, the content comes first. */
  lead?: string;
  hasDrawing?: boolean;
  children?: ReactNode;
};

export function Banner({ title, heading, lead, hasDrawing = true, children }: BannerProps) {
  const { drawing } = useAtomValue(routeAtom).page;
  return (
    <header className={`${styles.banner} bleed stack${lead ? ` ${styles.grand}` : ''}`}>
      <PageHeading className={styles.title} title={title}>
        {heading}
      </PageHeading>
      {lead && <p className={`${styles.lead} prose`}>{lead}</p>}
      {children}
      {drawing && hasDrawing && <Drawing name={drawing} className={styles.drawing} />}
    </header>
  );
}
