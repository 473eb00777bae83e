import type { CountedPlace } from '../../shared/content/passages-document.ts';
import { postCount } from '../../shared/content/post.ts';
import styles from './LabelChips.module.css';

/** Links with numbers of posts. What is no link is quiet. */
export function CountChips({ places }: { places: readonly CountedPlace[] }) {
  return (
    <ul className={`${styles.chips} ${styles.counted} row choices`}>
      {places.map(({ text, count, href }) => (
        <li key={text}>
          <a href={href} aria-label={href && `${text}, ${postCount(count)}`} data-count={count}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
