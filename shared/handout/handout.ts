import { type ListName, lists } from '../content/lists.ts';
import type { PostReference } from '../content/post.ts';
import { readableQueryOf } from '../query-of.ts';

/** The posts that a visitor takes along, in their order. Each post is in it once. */
export type Handout = {
  /** One line; may be empty. */
  title: string;
  posts: readonly PostReference[];
};

/** The maximum number of posts, and of UTF-16 code units of the title. */
export const handoutLimits = { posts: 20, title: 120 };

export const handoutPath = '/handout';

export function postKey({ list, postId }: PostReference): string {
  return `${list}:${postId}`;
}

/** How the page of a handout shows it. */
export type HandoutState = {
  /** The URL of a post that could not be added; empty if there is none. */
  add?: string;
  /** Whether the page opens to change the handout, not to read it. */
  isEditing?: boolean;
};

/** Returns the query including the `?`; empty for an empty handout. The colons and commas need no escape (RFC 3986, section 3.4). */
export function handoutQuery(
  { title, posts }: Handout,
  { add, isEditing }: HandoutState = {},
): string {
  return readableQueryOf({
    title,
    posts: posts.map(postKey).join(','),
    add,
    edit: isEditing ? '1' : '',
  });
}

export function handoutHref(handout: Handout, state?: HandoutState): string {
  return handoutPath + handoutQuery(handout, state);
}

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

/** Says in the place of a post that it is missing. */
export function missingPostText(list: ListName): string {
  return `This ${lists[list].item.toLowerCase()} is missing: it was deleted, or its address is wrong.`;
}
