import { type Handout, type PostReference, postKey } from './handout.ts';

/** Moves a post up; the first one, and one that is not there, stay the same. */
export function movePostUp(handout: Handout, post: PostReference): Handout {
  return swapWithNext(handout, indexOf(handout, post) - 1);
}

/** Moves a post down; the last one, and one that is not there, stay the same. */
export function movePostDown(handout: Handout, post: PostReference): Handout {
  return swapWithNext(handout, indexOf(handout, post));
}

function indexOf({ posts }: Handout, post: PostReference): number {
  const index = posts.findIndex((other) => postKey(other) === postKey(post));
  return index < 0 ? Number.NaN : index;
}

function swapWithNext(handout: Handout, index: number): Handout {
  const [post, next] = [handout.posts[index], handout.posts[index + 1]];
  if (!post || !next) return handout;
  const { posts } = handout;
  return { ...handout, posts: [...posts.slice(0, index), next, post, ...posts.slice(index + 2)] };
}
