import type { ComponentProps } from 'react';
import type { PostReference } from '../../shared/content/post.ts';
import { type Handout, handoutPath, postKey } from '../../shared/handout/handout.ts';

/** The form of the page. */
export const formId = 'handout';

export const clearFormId = `${formId}-clear`;

export const addressId = `${formId}-address`;

export const postListId = `${formId}-posts`;

export function elementId(part: 'post' | 'up' | 'down' | 'remove', post: PostReference): string {
  return `${part}-${post.list}-${post.postId}`;
}

type HandoutButtonProps = ComponentProps<'button'> & {
  /** The handout after a press. */
  handout: Handout;
  /** The id of the element that then receives focus. */
  focus?: string;
  announcement?: string;
};

/** Submits the form of the page with the posts of a handout. */
export function HandoutButton({ handout, focus, announcement, ...button }: HandoutButtonProps) {
  return (
    <button
      type="submit"
      className="secondary"
      form={formId}
      formAction={focus && `${handoutPath}#${focus}`}
      name="posts"
      value={handout.posts.map(postKey).join(',')}
      data-announcement={announcement}
      data-focus={focus}
      {...button}
    />
  );
}
