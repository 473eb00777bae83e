import type { PostSummary } from '../../shared/content/post.ts';
import styles from './FeaturedArticle.module.css';
import { PostCard } from './PostCard.tsx';

export function FeaturedArticle({ post }: { post: PostSummary }) {
  return (
    <section className={styles.featured} aria-labelledby="featured">
      <h2 id="featured" className={styles.label}>
        Featured Article
      </h2>
      <PostCard post={post} />
    </section>
  );
}
