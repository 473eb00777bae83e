import { type Handout, type PostReference, postKey } from '../../shared/handout/handout.ts';

/** The form of the page. Its buttons submit the posts of the handout as it will be. */
export const formId = 'handout';

export const clearFormId = `${formId}-clear`;

export const addressId = `${formId}-address`;

export const postListId = `${formId}-posts`;

export function postsValue({ posts }: Handout): string {
  return posts.map(postKey).join(',');
}

export function elementId(part: 'post' | 'up' | 'down' | 'remove', post: PostReference): string {
  return `${part}-${post.list}-${post.postId}`;
}
