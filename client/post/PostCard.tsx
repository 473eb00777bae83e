import { featuredKind } from '../../shared/content/posts.ts';
import type { PostSummary } from '../../shared/content/stored-schemas.ts';
import { postHref } from '../../shared/pages/post.ts';
import { Await } from '../ui/Await.tsx';
import * as styles from './PostCard.module.css';
import { PostTitle, PublishedDate } from './PostTitle.tsx';

type PostCardProps = {
  post: PostSummary;
  /** Whether a wide window has the title and the excerpt side by side, like the pages of an open book. */
  isSpread?: boolean;
};

/** The summary of an article. client/content/page-data.ts parses this markup. */
export function PostCard({ post, isSpread = false }: PostCardProps) {
  const href = postHref('articles', post.id);
  return (
    <article className={`${styles.card}${isSpread ? ` ${styles.spread}` : ''}`} data-item={post.id}>
      <PostTitle title={post.title} href={href} />
      <PublishedDate published={post.published} />
      <p className={`${styles.excerpt} prose`} data-excerpt>
        {post.excerpt}
      </p>
      <a href={href} className={`${styles.more} screen-only`}>
        Read More <span aria-hidden="true">→</span>
        <span className="visually-hidden">{` ${post.title}`}</span>
      </a>
    </article>
  );
}

export function FeaturedArticle() {
  return (
    <Await request={featuredKind.request({})} extra>
      {(post) =>
        post && (
          <section className={`${styles.featured} container`} aria-labelledby="featured">
            <h2 id="featured" className={`${styles.label} fine`}>
              Featured Article
            </h2>
            <PostCard post={post} isSpread />
          </section>
        )
      }
    </Await>
  );
}
