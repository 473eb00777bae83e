import { postAnchor } from '../../shared/paths.ts';
import type { Post } from '../../shared/post.ts';
import styles from './FullPost.module.css';
import { PostContent } from './PostContent.tsx';
import { PublishedDate } from './PublishedDate.tsx';

/** A thought or a quote in a list. client/content/page-data.ts reads it back from this markup. */
export function FullPost({ post }: { post: Post }) {
  return (
    <article id={postAnchor(post.id)} className={styles.post} data-item={post.id}>
      <h3>{post.title}</h3>
      <PublishedDate published={post.published} />
      <PostContent html={post.content} />
    </article>
  );
}
