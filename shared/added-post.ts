import { postIdPattern } from './content/post.ts';
import type { Handout } from './handout/handout.ts';
import { parseHandout } from './handout/parse-handout.ts';
import { addPost, isFull } from './handout/transitions.ts';
import { parameters, parseRoute } from './routes.ts';

/**
 * Returns the handout of a query with the post whose address the query has, with or without the
 * origin. Undefined if there is no address, and if its post cannot be added.
 */
export function handoutWithAddedPost(query: URLSearchParams): Handout | undefined {
  const { handout, isValid } = parseHandout(query);
  const address = query.get(parameters.add)?.trim();
  const post = address ? postAt(address) : undefined;
  return isValid && post && !isFull(handout) ? addPost(handout, post) : undefined;
}

function postAt(address: string) {
  try {
    const route = parseRoute(new URL(address, 'https://site.invalid'));
    const isPost = route.name === 'post' && postIdPattern.test(route.postId);
    return isPost ? { list: route.list.name, postId: route.postId } : undefined;
  } catch {
    return undefined;
  }
}
