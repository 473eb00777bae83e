import { lists } from '../../shared/content/lists.ts';
import { type Handout, type PostReference, postKey } from '../../shared/handout/handout.ts';
import { Await } from '../ui/Await.tsx';
import { HandoutControls } from './HandoutControls.tsx';
import { usePostContent } from './HandoutItem.tsx';
import * as styles from './HandoutPage.module.css';

/** The titles of the posts in their order. */
export function HandoutOrder({ handout }: { handout: Handout }) {
  return (
    <nav className="screen-only" aria-label="Order">
      <ol className={styles.order}>
        {handout.posts.map((post) => (
          <li key={postKey(post)}>
            <OrderedPost handout={handout} post={post} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function OrderedPost({ handout, post }: { handout: Handout; post: PostReference }) {
  const content = usePostContent(post);
  const controls = (title: string) => (
    <HandoutControls handout={handout} post={post} title={title} />
  );
  const name = `${lists[post.list].item.toLowerCase()} ${post.postId}`;
  return (
    <Await content={content} errorFallback={controls(name)}>
      {({ title }) => controls(title)}
    </Await>
  );
}
