import { normalizedLines } from '../../shared/text/search-words.ts';
import type { IndexedPost, PostIndex } from '../crawl/post-index.ts';

const titles = new WeakMap<PostIndex, string[]>();

/** Returns the posts whose titles have these words side by side, and no number after them: 'Epiphany', not 'Epiphany 2'. */
export function postsTitled(index: PostIndex, words: readonly string[]): IndexedPost[] {
  const lines =
    titles.get(index) ?? normalizedLines(index.posts.map(({ title }) => title)).split('\n');
  titles.set(index, lines);
  const name = new RegExp(` ${words.join(' ')} (?!\\d{1,2} )`);
  return index.posts.filter((_, i) => name.test(lines[i] ?? ''));
}
