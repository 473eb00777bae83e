import { articlesList, type List, listAt } from './content/lists.ts';
import { articleHref } from './paths.ts';

/** What the query of a list's page calls the one post that it shows. */
export const postParameter = 'post';

export function postQuery(postId: string): string {
  return `?${new URLSearchParams({ [postParameter]: postId })}`;
}

/** A post by itself: an article at a path of its own, a thought or a quote in the query of its list's page. */
export function postHref(list: List, postId: string): string {
  return list === articlesList ? articleHref(postId) : list.path + postQuery(postId);
}

/** The thought or quote that an address shows by itself. */
export function queriedPostId(pathname: string, params: URLSearchParams): string | undefined {
  const list = listAt(pathname);
  if (list === undefined || list === articlesList) return undefined;
  return params.get(postParameter) || undefined;
}
