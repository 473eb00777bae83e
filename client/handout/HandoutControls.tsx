import { postCount } from '../../shared/content/post.ts';
import { elementIds } from '../../shared/dom-contract.ts';
import {
  type Handout,
  handoutPath,
  type PostReference,
  postKey,
  removePost,
} from '../../shared/handout/handout.ts';
import * as styles from './HandoutPage.module.css';
import { elementId, formId, postsValue } from './handout-form.ts';

type HandoutControlsProps = { handout: Handout; post: PostReference; title: string };

/** The title of a post, and what moves or removes it. Focus stays with the moved post, or goes to the neighbor of the removed one. */
export function HandoutControls({ handout, post, title }: HandoutControlsProps) {
  const { posts } = handout;
  const index = posts.findIndex((other) => postKey(other) === postKey(post));
  const total = posts.length;
  const removed = removePost(handout, post);
  const neighbor = posts[index + 1] ?? posts[index - 1];
  const focusAfterRemoval = neighbor ? elementId('remove', neighbor) : elementIds.page;
  const moves = [
    { part: 'up', other: 'down', text: 'Move up', sign: '↑', swapped: index - 1, to: index },
    { part: 'down', other: 'up', text: 'Move down', sign: '↓', swapped: index, to: index + 2 },
  ] as const;
  return (
    <div className={`${styles.ordered} row`}>
      <a href={`#${elementId('post', post)}`} dir="auto">
        {title}
      </a>
      {moves.map(({ part, other, text, sign, swapped, to }) => {
        // The first post cannot move up, and the last one cannot move down.
        const focus = elementId(to > 1 && to < total ? part : other, post);
        return (
          <button
            key={part}
            id={elementId(part, post)}
            type="submit"
            className="secondary"
            form={formId}
            formAction={`${handoutPath}#${focus}`}
            name="posts"
            value={postsValue(swapWithNext(handout, swapped))}
            disabled={to < 1 || to > total}
            aria-label={`${text}: ${title}`}
            data-announcement={`${title}: now ${to} of ${total}.`}
            data-focus={focus}
          >
            {sign}
          </button>
        );
      })}
      <button
        id={elementId('remove', post)}
        type="submit"
        className="secondary"
        form={formId}
        formAction={`${handoutPath}#${focusAfterRemoval}`}
        name="posts"
        value={postsValue(removed)}
        aria-label={`Remove: ${title}`}
        data-announcement={`Removed: ${title}. The handout has ${postCount(removed.posts.length)}.`}
        data-focus={focusAfterRemoval}
      >
        ×
      </button>
    </div>
  );
}

/** Swaps the post at `index` with the next one. Without both of them, the handout stays the same. */
function swapWithNext(handout: Handout, index: number): Handout {
  const { posts } = handout;
  const [post, next] = [posts[index], posts[index + 1]];
  if (!post || !next) return handout;
  return { ...handout, posts: [...posts.slice(0, index), next, post, ...posts.slice(index + 2)] };
}
