import type { HandoutDetails } from '../../shared/content/readings.ts';
import type { ShortDay } from '../../shared/content/stored-schemas.ts';
import { normalizedLines, wordsOf } from '../../shared/text/search-words.ts';
import { byNewest, type IndexedPost, type PostIndex } from '../crawl/post-index.ts';
import { parseReadings } from '../readings/parse-readings.ts';
import { type ReadingWithPosts, withPosts } from '../readings/reading-details.ts';
import { readingsHandout } from '../readings/readings-handout.ts';
import type { LectionaryDay } from './lectionary.ts';

/** The posts whose titles name a day, the newest first, those on its readings, and its handout of both. */
export function postsOfDay(day: LectionaryDay, index: PostIndex) {
  const named = postsNaming(day, index);
  const readings = readingsOf(day, index);
  return { named, readings, handout: readingsHandout(day.name, readings, named) };
}

export function readingsOf({ readings }: LectionaryDay, index: PostIndex): ReadingWithPosts[] {
  return parseReadings(readings).map((reading) => withPosts(reading, index));
}

export function handoutCount(handout: HandoutDetails | undefined): ShortDay['handout'] {
  if (!handout) return undefined;
  const { href, posts, all } = handout;
  return { href, count: all > posts.length ? `${posts.length} of ${all}` : `${all}` };
}

const titles = new WeakMap<PostIndex, string[]>();

/**
 * The posts whose titles have a name of the day in them, as words side by side and without a number after them: 'Proper 2'
 * is not in 'Proper 29', nor 'Epiphany' in 'Epiphany 2'.
 */
function postsNaming({ name, alsoCalled = name }: LectionaryDay, index: PostIndex): IndexedPost[] {
  const lines =
    titles.get(index) ?? normalizedLines(index.posts.map(({ title }) => title)).split('\n');
  titles.set(index, lines);
  const names = [name, alsoCalled].map((it) => wordsOf(it).join(' '));
  const inTitle = new RegExp(` (?:${names.join('|')}) (?!\\d{1,2} )`);
  const posts = index.posts.filter((_, i) => inTitle.test(lines[i] ?? ''));
  return posts.sort(byNewest);
}
