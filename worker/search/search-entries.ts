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

const prepared = new WeakMap<PostIndex, WordIndex<SearchEntry>>();

/** The words of all labels and titles. They are prepared once. */
export function wordsIn(index: PostIndex): WordIndex<SearchEntry> {
  const posts = () => index.posts.map((post) => ({ list: post.list, text: post.title, post }));
  const words = prepared.get(index) ?? wordIndex([...labels, ...posts()]);
  prepared.set(index, words);
  return words;
}
