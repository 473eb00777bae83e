import { postIdPattern } from './content/post.ts';
import type { Handout } from './handout/handout.ts';
import { addPost, isFull } from './handout/transitions.ts';
import { type HandoutRoute, parseRoute } from './routes.ts';

/** Returns the handout with the post at the URL `add`, with or without the origin. Undefined if it cannot be added. */
export function handoutWithAddedPost({ handout, add }: HandoutRoute): Handout | undefined {
  const post = add ? postAt(add) : undefined;
  return post && !isFull(handout) ? addPost(handout, post) : undefined;
}

function postAt(url: string) {
  try {
    const route = parseRoute(new URL(url, 'https://site.invalid'));
    const isPost = route.name === 'post' && postIdPattern.test(route.postId);
    return isPost ? { list: route.list.name, postId: route.postId } : undefined;
  } catch {
    return undefined;
  }
}
