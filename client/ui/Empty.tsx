import type { ReactNode } from 'react';
import * as styles from './Empty.module.css';

export function Empty({ children }: { children: ReactNode }) {
  return <p className={`${styles.empty} sprig`}>{children}</p>;
}
