import { publishedDate } from '../../shared/site-calendar.ts';
import * as styles from './PostFrame.module.css';

export function PostTitle({ title, href }: { title: string; href: string }) {
  return (
    <h3 className={`${styles.title} clamp`} dir="auto">
      <a href={href}>{title}</a>
    </h3>
  );
}

export function PublishedDate({ published }: { published: string | null }) {
  return (
    published && (
      <time className="fine" dateTime={published}>
        {publishedDate(published)}
      </time>
    )
  );
}
