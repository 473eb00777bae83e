import * as z from 'zod/mini';
import type { ListName } from '../../shared/content/lists.ts';
import { normalizedLines } from '../../shared/text/search-words.ts';
import type { KeyValueStore } from '../runtime/key-value-store.ts';
import { byList, type ListCrawl, lifetime } from './list-crawl.ts';

/**
 * The words by which a search finds the posts of a list, normalized. They are a value of their own, because only a
 * search needs them, and texts, because it takes three times as long to read an object and to normalize its titles.
 */
const listWordsSchema = z.object({
  /** The ids of the posts, between spaces. */
  ids: z.string(),
  /** A line for each post. */
  titles: z.string(),
  /** The names in the texts, a line for each post. */
  names: z.string(),
});

type ListWords = z.infer<typeof listWordsSchema>;

export type WordsByList = Record<ListName, ListWords>;

/** The names in the texts of posts by their ids: normalized words between spaces. */
export type PostNames = Record<string, string>;

async function readWordsOf(read: KeyValueStore['read'], list: ListName): Promise<ListWords> {
  return (await read(`words ${list}`, listWordsSchema)) ?? listWords([]);
}

export function readWords(read: KeyValueStore['read']): Promise<WordsByList> {
  return byList((list) => readWordsOf(read, list));
}

/** Stores the words of a list's posts: the names that were read, or else those that are known. */
export async function updateWords(
  { read, put }: Pick<KeyValueStore, 'read' | 'put'>,
  list: ListName,
  { posts }: ListCrawl,
  received: PostNames,
) {
  const { ids, names } = await readWordsOf(read, list);
  const lines = names.split('\n');
  const known = new Map(ids.split(' ').map((id, i) => [id, lines[i]]));
  const words = listWords(
    posts.map(({ id, title }) => ({ id, title, names: received[id] ?? known.get(id) ?? '' })),
  );
  await put(`words ${list}`, words, lifetime);
}

export function listWords(
  posts: readonly { id: string; title: string; names: string }[],
): ListWords {
  return {
    ids: posts.map(({ id }) => id).join(' '),
    titles: normalizedLines(posts.map(({ title }) => title)),
    names: normalizedLines(posts.map(({ names }) => names)),
  };
}
