import { type Handout, postKey } from './handout.ts';

export const handoutPath = '/handout';

/** Returns the query including the `?`; empty for an empty handout. The colons and commas need no escape (RFC 3986, section 3.4). */
export function handoutQuery({ title, posts }: Handout, add = ''): string {
  const query = [
    title && `${new URLSearchParams({ title })}`,
    posts.length > 0 && `posts=${posts.map(postKey).join(',')}`,
    add && `${new URLSearchParams({ add })}`,
  ]
    .filter(Boolean)
    .join('&');
  return query && `?${query}`;
}

/** `add` is the URL of a post that could not be added. */
export function handoutHref(handout: Handout, add?: string): string {
  return handoutPath + handoutQuery(handout, add);
}
