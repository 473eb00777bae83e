import { type Handout, handoutLimits, type PostReference, postKey } from './handout.ts';

export function includesPost({ posts }: Handout, post: PostReference): boolean {
  return posts.some((other) => postKey(other) === postKey(post));
}

export function isFull({ posts }: Handout): boolean {
  return posts.length >= handoutLimits.posts;
}

/** Adds a post at the end. A full handout, and one that has the post, stay the same. */
export function addPost(handout: Handout, post: PostReference): Handout {
  if (isFull(handout) || includesPost(handout, post)) return handout;
  return { ...handout, posts: [...handout.posts, post] };
}

export function removePost(handout: Handout, post: PostReference): Handout {
  return { ...handout, posts: handout.posts.filter((other) => postKey(other) !== postKey(post)) };
}
