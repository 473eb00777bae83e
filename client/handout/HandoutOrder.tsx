import { lists } from '../../shared/content/lists.ts';
import { handoutPostKind, type PostReference, postCount } from '../../shared/content/post.ts';
import { elementIds } from '../../shared/dom-contract.ts';
import { type Handout, postKey, removePost } from '../../shared/handout/handout.ts';
import { Await } from '../ui/Await.tsx';
import { Icon } from '../ui/icons.tsx';
import { elementId } from './element-ids.ts';
import { ChangeButton } from './HandoutButton.tsx';
import * as styles from './HandoutPage.module.css';

export function HandoutOrder({ handout }: { handout: Handout }) {
  return (
    <nav aria-label="Order">
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

/** The title of a post, and what moves or removes it. Focus stays with the moved post, or goes to the neighbor of the removed one. */
function OrderedPost({ handout, post }: { handout: Handout; post: PostReference }) {
  const { posts } = handout;
  const index = posts.findIndex((other) => postKey(other) === postKey(post));
  const removed = removePost(handout, post);
  const neighbor = posts[index + 1] ?? posts[index - 1];
  const others = removed.posts;
  const last = others.length;
  const moves = [
    { part: 'up', other: 'down', to: index - 1 },
    { part: 'down', other: 'up', to: index + 1 },
  ] as const;
  const controls = (title: string) => (
    <div className={`${styles.ordered} row`}>
      <a className="clamp" href={`#${elementId('post', post)}`} dir="auto">
        {title}
      </a>
      {moves.map(({ part, other, to }) => (
        <ChangeButton
          key={part}
          className="icon-button"
          id={elementId(part, post)}
          handout={{ ...handout, posts: [...others.slice(0, to), post, ...others.slice(to)] }}
          // The first post cannot move up, and the last one cannot move down.
          focus={elementId(to > 0 && to < last ? part : other, post)}
          announcement={`${title}: now ${to + 1} of ${posts.length}.`}
          disabled={to < 0 || to > last}
          aria-label={`Move ${part}: ${title}`}
        >
          <Icon name={part} />
        </ChangeButton>
      ))}
      <ChangeButton
        className="icon-button"
        id={elementId('remove', post)}
        handout={removed}
        focus={neighbor ? elementId('remove', neighbor) : elementIds.page}
        announcement={`Removed: ${title}. The handout has ${postCount(last)}.`}
        aria-label={`Remove: ${title}`}
      >
        <Icon name="close" />
      </ChangeButton>
    </div>
  );
  const name = `${lists[post.list].item.toLowerCase()} ${post.id}`;
  return (
    <Await request={handoutPostKind.request(post)} errorFallback={controls(name)}>
      {({ title }) => controls(title)}
    </Await>
  );
}
