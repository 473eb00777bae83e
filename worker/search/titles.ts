import type { IndexedPost, PostIndex } from '../crawl/post-index.ts';
import { normalizedLines, WordIndex } from './word-index.ts';

const prepared = new WeakMap<PostIndex, WordIndex>();

/** Returns the words of all titles, a line for each post. They are normalized once. */
export function titlesIn(index: PostIndex): WordIndex {
  const titles =
    prepared.get(index) ?? new WordIndex(normalizedLines(index.posts.map(({ title }) => title)));
  prepared.set(index, titles);
  return titles;
}

/** Returns the posts whose titles have these words side by side, and no number after them: 'Epiphany', not 'Epiphany 2'. */
export function postsTitled(index: PostIndex, words: readonly string[]): IndexedPost[] {
  const name = ` ${words.join(' ')} `;
  const titles = titlesIn(index);
  const lines = [...titles.occurrences(name)]
    .filter(({ start }) => !/^\d{1,2} /.test(titles.text.slice(start + name.length)))
    .map(({ line }) => line);
  return lines.flatMap((line) => index.posts[line] ?? []);
}
