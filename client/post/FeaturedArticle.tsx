import { featuredKind } from '../../shared/content/posts.ts';
import { Await } from '../ui/Await.tsx';
import * as styles from './FeaturedArticle.module.css';
import { PostCard } from './PostCard.tsx';

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
