import * as z from 'zod/mini';
import type { ListName } from '../../shared/content/lists.ts';
import type { KeyValueStore } from '../provider/key-value-store.ts';
import type { ListCrawl } from './list-crawl.ts';
import { byList, lifetime } from './stored-crawl.ts';

/**
 * The names in the texts of posts, by the ids of the posts: normalized words between spaces. Those of a list are a value of
 * their own, because only a search needs them.
 */
export type PostNames = Record<string, string>;

export type NamesByList = Record<ListName, PostNames>;

/** `z.record` takes 15 ms for the posts of a large site, this 2. */
const postNamesSchema = z.custom<PostNames>(
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((names) => typeof names === 'string'),
);

async function readNamesOf(read: KeyValueStore['read'], list: ListName): Promise<PostNames> {
  return (await read(`names ${list}`, postNamesSchema)) ?? {};
}

export function readNames(read: KeyValueStore['read']): Promise<NamesByList> {
  return byList((list) => readNamesOf(read, list));
}

/**
 * Stores the names in the posts of a list: those that were read, or else those that are known. A post without both is
 * marked, in place, so that the next walk reads it again.
 */
export async function updateNames(
  { read, put }: Pick<KeyValueStore, 'read' | 'put'>,
  list: ListName,
  { posts }: ListCrawl,
  received: PostNames,
) {
  const known = await readNamesOf(read, list);
  const names: PostNames = {};
  for (const post of posts) {
    const ofPost = received[post.id] ?? known[post.id];
    if (ofPost === undefined) post.digest = '';
    else names[post.id] = ofPost;
  }
  await put(`names ${list}`, names, lifetime);
}
