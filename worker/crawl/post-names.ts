import * as z from 'zod/mini';
import type { ListName } from '../../shared/content/lists.ts';
import type { ListCrawl } from './list-crawl.ts';

/** The names in the texts of posts, by the ids of the posts: normalized words between spaces. */
export type PostNames = Record<string, string>;

/** `z.record` takes 15 ms for the posts of a large site, this 2. */
export const postNamesSchema = z.custom<PostNames>(
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((names) => typeof names === 'string'),
);

export type NamesByList = Record<ListName, PostNames>;

/**
 * Returns the names of all posts of a list: those that were read, or else those that are known. A post without both is
 * marked, in place, so that the next walk reads it again.
 */
export function namesOfPosts({ posts }: ListCrawl, known: PostNames, read: PostNames): PostNames {
  const names: PostNames = {};
  for (const post of posts) {
    const ofPost = read[post.id] ?? known[post.id];
    if (ofPost === undefined) post.digest = '';
    else names[post.id] = ofPost;
  }
  return names;
}
