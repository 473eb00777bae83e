import type { ReactNode } from 'react';
import { Drawing } from '../drawings/Drawing.tsx';
import * as styles from './Notice.module.css';
import { PageHeading } from './PageHeading.tsx';

export function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={`${styles.notice} stack measure`}>
      <Drawing name="notice" className={styles.vignette} />
      <PageHeading>{title}</PageHeading>
      {children}
    </div>
  );
}
