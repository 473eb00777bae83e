import { Drawing } from '../drawings/Drawing.tsx';
import * as styles from './Notice.module.css';
import { PageHeading } from './PageHeading.tsx';

type NoticeProps = { title: string; children: string; href: string; link: string };

/** A page that has only a message and a link. */
export function Notice({ title, children, href, link }: NoticeProps) {
  return (
    <div className={`${styles.notice} stack measure`}>
      <Drawing name="notice" className={styles.vignette} />
      <PageHeading title={title} />
      <p>{children}</p>
      <a className="button" href={href}>
        {link}
      </a>
    </div>
  );
}
