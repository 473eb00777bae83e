import { postIdPattern } from './content/post.ts';
import type { Handout } from './handout/handout.ts';
import { parseHandout } from './handout/parse-handout.ts';
import { addPost, isFull } from './handout/transitions.ts';
import { parameters, parseRoute } from './routes.ts';

/**
 * Returns the handout of a query with the post whose URL the query has, with or without the
 * origin. Undefined if there is no URL, and if its post cannot be added.
 */
export function handoutWithAddedPost(query: URLSearchParams): Handout | undefined {
  const { handout, isValid } = parseHandout(query);
  const url = query.get(parameters.add)?.trim();
  const post = url ? postAt(url) : undefined;
  return isValid && post && !isFull(handout) ? addPost(handout, post) : undefined;
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
