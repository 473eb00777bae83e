import type { DayHandout } from '../../shared/content/sundays.ts';
import { handoutHref, handoutLimits } from '../../shared/handout/handout.ts';
import { mergeRanges } from '../../shared/scripture/verses.ts';
import { wordsOf } from '../../shared/text/search-words.ts';
import type { IndexedPost, PostIndex } from '../crawl/post-index.ts';
import { postsOnVerses } from '../passages/posts-on-verses.ts';
import { wordsIn } from '../search/search-entries.ts';
import { entriesNaming } from '../search/word-index.ts';
import type { LectionaryDay } from './lectionary.ts';
import { parseReadings } from './readings.ts';

/**
 * The handout of a day: the posts whose titles name the day, then those on verses of its readings, the
 * narrowest first. Undefined if there are none.
 */
export function dayHandout(day: LectionaryDay, index: PostIndex): DayHandout | undefined {
  const verses = mergeRanges(parseReadings(day.readings).flatMap(({ verses }) => verses));
  const onVerses = postsOnVerses(index, verses).onVerses.map(({ post }) => post);
  const found = [...new Set([...postsNaming(day, index), ...onVerses])];
  const posts = found.slice(0, handoutLimits.posts).map(({ list, id }) => ({ list, postId: id }));
  if (posts.length === 0) return undefined;
  const href = handoutHref({ title: day.name, posts });
  const isWhole = posts.length === found.length;
  return { href, count: `${isWhole ? '' : `${posts.length} of `}${found.length}` };
}

/** The posts whose titles have a name of the day in them, as words: 'Proper 2' is not in 'Proper 29'. */
export function postsNaming(
  { name, alsoCalled = '' }: LectionaryDay,
  index: PostIndex,
): IndexedPost[] {
  const found = [name, alsoCalled]
    .map(wordsOf)
    .flatMap((words) => entriesNaming(wordsIn(index), words));
  return [...new Set(found.flatMap(({ post }) => post ?? []))];
}
