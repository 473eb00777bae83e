import type { IndexedPost, PostIndex } from '../crawl/post-index.ts';
import { normalizedLines } from './word-index.ts';

const prepared = new WeakMap<PostIndex, string>();

/** Returns the normalized titles of all posts, a line for each. They are normalized once. */
export function titlesIn(index: PostIndex): string {
  const titles = prepared.get(index) ?? normalizedLines(index.posts.map(({ title }) => title));
  prepared.set(index, titles);
  return titles;
}

/** Returns the posts whose titles have these words side by side, and no number after them: 'Epiphany', not 'Epiphany 2'. */
export function postsTitled(index: PostIndex, words: readonly string[]): IndexedPost[] {
  const name = new RegExp(` ${words.join(' ')} (?!\\d{1,2} )`);
  const titles = titlesIn(index).split('\n');
  return index.posts.filter((_, i) => name.test(titles[i] ?? ''));
}
