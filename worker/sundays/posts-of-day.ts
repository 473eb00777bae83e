import type { HandoutDetails } from '../../shared/content/readings.ts';
import type { ShortDay } from '../../shared/content/stored-schemas.ts';
import { normalizedLines, wordsOf } from '../../shared/text/search-words.ts';
import type { IndexedPost, PostIndex } from '../crawl/post-index.ts';
import { parseReadings } from '../readings/parse-readings.ts';
import { type ReadingWithPosts, withPosts } from '../readings/reading-details.ts';
import { readingsHandout } from '../readings/readings-handout.ts';
import type { LectionaryDay } from './lectionary.ts';

/** The posts whose titles name a day, the newest first, those on its readings, and its handout of both. */
export function postsOfDay(day: LectionaryDay, index: PostIndex) {
  const named = postsNaming(day, index);
  const readings = readingsOf(day, index);
  return { named, readings, handout: readingsHandout({ title: day.name, readings, named }) };
}

export function readingsOf({ readings }: LectionaryDay, index: PostIndex): ReadingWithPosts[] {
  return parseReadings(readings).map((reading) => withPosts(reading, index));
}

/** Returns the link to a handout with the number of its posts in words. */
export function handoutCount(handout: HandoutDetails | undefined): ShortDay['handout'] {
  if (!handout) return undefined;
  const { href, posts, all } = handout;
  return { href, count: all > posts.length ? `${posts.length} of ${all}` : `${all}` };
}

/** The posts whose titles have a name of the day in them, as words: 'Proper 2' is not in 'Proper 29'. */
function postsNaming({ name, alsoCalled = '' }: LectionaryDay, index: PostIndex): IndexedPost[] {
  const names = [name, alsoCalled].filter(Boolean).map(wordsOf);
  const posts = [...new Set(names.flatMap((words) => postsTitled(index, words)))];
  return posts.sort((a, b) => Number(b.published) - Number(a.published));
}

const titles = new WeakMap<PostIndex, string[]>();

/** Returns the posts whose titles have these words side by side, and no number after them: 'Epiphany', not 'Epiphany 2'. */
function postsTitled(index: PostIndex, words: readonly string[]): IndexedPost[] {
  const lines =
    titles.get(index) ?? normalizedLines(index.posts.map(({ title }) => title)).split('\n');
  titles.set(index, lines);
  const name = new RegExp(` ${words.join(' ')} (?!\\d{1,2} )`);
  return index.posts.filter((_, i) => name.test(lines[i] ?? ''));
}
