import { lists } from '../../shared/content/lists.ts';
import type { PostLink } from '../../shared/content/post.ts';
import { postHref } from '../../shared/pages/post.ts';
import { publishedDate } from '../../shared/site-calendar.ts';
import { HandoutToggle } from '../handout/HandoutToggle.tsx';
import { PlainList } from '../ui/PlainList.tsx';
import * as styles from './PostRows.module.css';

export function PostRows({ posts }: { posts: readonly PostLink[] }) {
  return (
    posts.length > 0 && (
      <PlainList className={styles.rows}>
        {posts.map(({ list, id, title, published, reference, line }) => (
          <li key={`${list} ${id}`} className={`${styles.row} row`}>
            <div className={styles.post}>
              <a className="clamp" href={postHref(list, id)} dir="auto">
                {title}
              </a>{' '}
              {line && (
                <p className="clamp" dir="auto">
                  {line.map((text, i) =>
                    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line never change
                    i % 2 ? <mark key={i}>{text}</mark> : text,
                  )}
                </p>
              )}
              <small>
                {[
                  lists[list].item,
                  published && publishedDate(published).replaceAll(' ', '\u00a0'),
                  reference,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </div>
            <div className="screen-only">
              <HandoutToggle post={{ list, id, title }} />
            </div>
          </li>
        ))}
      </PlainList>
    )
  );
}
