import { type ListName, lists } from '../../shared/content/lists.ts';
import { bibleBooks } from '../../shared/scripture/verses.ts';
import type { IndexedPost, PostIndex } from '../crawl/post-index.ts';
import { type WordIndex, wordIndex } from './word-index.ts';

/** A post with its title, or without a post a label in the panel of a list, or a book of the Old Testament. */
export type SearchEntry = { list: ListName; text: string; post?: IndexedPost };

const labels: readonly SearchEntry[] = [
  ...bibleBooks.map(({ name }): SearchEntry => ({ list: 'thoughts', text: name })),
  ...[...lists.quotes.labels].map((text): SearchEntry => ({ list: 'quotes', text })),
];

const prepared = new WeakMap<PostIndex, Map<ListName, WordIndex<SearchEntry>>>();

/** The words of all labels and of the titles of a list. They are prepared once. */
export function wordsIn(list: ListName, index: PostIndex): WordIndex<SearchEntry> {
  const byList = prepared.get(index) ?? new Map<ListName, WordIndex<SearchEntry>>();
  const posts = () => index.posts.filter((post) => post.list === list);
  const entries = () => posts().map((post) => ({ list, post, text: post.title }));
  const words = byList.get(list) ?? wordIndex([...labels, ...entries()]);
  prepared.set(index, byList.set(list, words));
  return words;
}
