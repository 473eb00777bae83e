import type { ReactNode } from 'react';
import styles from './Notice.module.css';
import { PageHeading } from './PageHeading.tsx';

/** A page that shows only a message. */
export function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.notice}>
      <PageHeading>{title}</PageHeading>
      {children}
    </div>
  );
}
