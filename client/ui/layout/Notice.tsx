import type { ReactNode } from 'react';
import { Drawing } from '../drawings/Drawing.tsx';
import * as styles from './Notice.module.css';
import { PageHeading } from './PageHeading.tsx';

type NoticeProps = {
  title: string;
  children: string;
  search?: ReactNode;
  href: string;
  link: string;
};

export function Notice({ title, children, search, href, link }: NoticeProps) {
  return (
    <div className={`${styles.notice} stack measure`}>
      <Drawing name="notice" className={styles.vignette} />
      <PageHeading title={title} />
      <p className="prose">{children}</p>
      {search}
      <a className="button" href={href}>
        {link}
      </a>
    </div>
  );
}
