import { type Handout, type PostReference, postKey } from '../../shared/handout/handout.ts';

/** The form of the page. Its buttons submit the posts of the handout as it will be. */
export const formId = 'handout';

/** The id of the field for the URL of a post to add. */
export const addressId = `${formId}-address`;

/** The value of `posts` that a button submits. */
export function postsValue({ posts }: Handout): string {
  return posts.map(postKey).join(',');
}

/** The id of a button of a post. */
export function elementId(part: 'up' | 'down' | 'remove', post: PostReference): string {
  return `${part}-${post.list}-${post.postId}`;
}
