import { publishedDate } from '../../shared/site-calendar.ts';
import styles from './PublishedDate.module.css';

export function PublishedDate({ published }: { published: string | null }) {
  if (published === null) return null;
  return (
    <time className={styles.date} dateTime={published}>
      {publishedDate(published)}
    </time>
  );
}
