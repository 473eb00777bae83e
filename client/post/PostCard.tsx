import type { PostSummary } from '../../shared/content/post.ts';
import { postHref } from '../../shared/routes.ts';
import * as styles from './PostCard.module.css';
import { PostTitle, PublishedDate } from './PostFrame.tsx';

/** The summary of an article. client/content/page-data.ts parses this markup. */
export function PostCard({ post }: { post: PostSummary }) {
  const href = postHref('articles', post.id);
  return (
    <article className={styles.card} data-item={post.id}>
      <PostTitle title={post.title} href={href} />
      <PublishedDate published={post.published} />
      <p data-excerpt>{post.excerpt}</p>
      <a href={href} className={`${styles.more} screen-only`}>
        Read More <span aria-hidden="true">→</span>
        <span className="visually-hidden">{` ${post.title}`}</span>
      </a>
    </article>
  );
}
