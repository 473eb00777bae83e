import { lists } from '../../shared/content/lists.ts';
import type { PostLink } from '../../shared/content/post.ts';
import { postHref } from '../../shared/pages/post.ts';
import { HandoutToggle } from '../handout/HandoutToggle.tsx';
import * as styles from './PostRows.module.css';

export function PostRows({ posts }: { posts: readonly PostLink[] }) {
  return (
    posts.length > 0 && (
      <ul className={styles.rows}>
        {posts.map(({ list, id, title, reference }) => (
          <li key={`${list} ${id}`} className={`${styles.row} row`}>
            <div className={styles.post}>
              <a href={postHref(list, id)} dir="auto">
                {title}
              </a>{' '}
              <small>{[lists[list].item, reference].filter(Boolean).join(', ')}</small>
            </div>
            <div className="screen-only">
              <HandoutToggle post={{ list, postId: id }} title={title} />
            </div>
          </li>
        ))}
      </ul>
    )
  );
}
