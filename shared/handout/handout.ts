import { type ListName, lists } from '../content/lists.ts';

export type PostReference = { list: ListName; postId: string };

/** The posts that a visitor takes along, in their order. Each post is in it once. */
export type Handout = {
  /** One line; may be empty. */
  title: string;
  posts: readonly PostReference[];
};

/** The maximum number of posts, and of UTF-16 code units of the title. */
export const handoutLimits = { posts: 20, title: 120 };

export function postKey({ list, postId }: PostReference): string {
  return `${list}:${postId}`;
}

export function missingPostText(list: ListName): string {
  return `This ${lists[list].item.toLowerCase()} is missing: it was deleted, or its address is wrong.`;
}
