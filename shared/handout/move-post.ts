import type { Handout } from './handout.ts';

/** Swaps the post at `index` with the next one. Without both of them, the handout stays the same. */
export function swapWithNext(handout: Handout, index: number): Handout {
  const { posts } = handout;
  const [post, next] = [posts[index], posts[index + 1]];
  if (!post || !next) return handout;
  return { ...handout, posts: [...posts.slice(0, index), next, post, ...posts.slice(index + 2)] };
}
