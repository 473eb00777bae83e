import type { CountedPlace } from '../../shared/content/passages-document.ts';
import { postCount } from '../../shared/content/post.ts';
import * as styles from './LabelChips.module.css';

/** Links, perhaps with numbers of posts. What is no link is quiet. */
export function CountChips({ places }: { places: readonly CountedPlace[] }) {
  return (
    <ul className={`${styles.chips} ${styles.counted} row choices`}>
      {places.map(({ text, count, href, isCurrent }) => (
        <li key={text}>
          <a
            href={href}
            aria-label={href && count !== undefined ? `${text}, ${postCount(count)}` : undefined}
            data-count={count}
            aria-current={isCurrent ? 'page' : undefined}
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
