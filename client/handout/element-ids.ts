import type { PostReference } from '../../shared/content/post.ts';

/** The form of all changes but the one that empties the handout. */
export const formId = 'handout';

export const postListId = `${formId}-posts`;

export function elementId(part: 'post' | 'up' | 'down' | 'remove', post: PostReference): string {
  return `${part}-${post.list}-${post.id}`;
}
