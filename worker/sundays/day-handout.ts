import type { ShortDay } from '../../shared/content/short-day.ts';
import type { DayHandoutDetails } from '../../shared/content/sundays.ts';
import { handoutHref, handoutLimits } from '../../shared/handout/handout.ts';
import { mergeRanges, typesetReference, versesInCommon } from '../../shared/scripture/verses.ts';
import { wordsOf } from '../../shared/text/search-words.ts';
import type { Citing, IndexedPost, PostIndex } from '../crawl/post-index.ts';
import { byNarrowest, postLink } from '../passages/posts-on-verses.ts';
import type { LectionaryDay } from './lectionary.ts';
import { postsTitled } from './posts-titled.ts';
import { type ReadingWithPosts, withPosts } from './reading-details.ts';
import { parseReadings } from './readings.ts';

/** The maximum number of posts without room in a handout that are named. */
const maxLeftOut = 20;

/** The posts whose titles name a day, the newest first, those on its readings, and its handout of both. */
export function postsOfDay(day: LectionaryDay, index: PostIndex) {
  const named = postsNaming(day, index);
  const readings = parseReadings(day.readings).map((reading) => withPosts(reading, index));
  return { named, readings, handout: readingsHandout({ title: day.name, readings, named }) };
}

/** Returns the link to a handout with the number of its posts in words. */
export function handoutCount(handout: DayHandoutDetails | undefined): ShortDay['handout'] {
  if (!handout) return undefined;
  const { href, posts, leftOut, more } = handout;
  const all = posts.length + leftOut.length + more;
  return { href, count: all > posts.length ? `${posts.length} of ${all}` : `${all}` };
}

type HandoutOptions = {
  title: string;
  readings: readonly ReadingWithPosts[];
  /** The posts that come first. */
  named?: readonly IndexedPost[];
};

/**
 * The posts with the most verses of the readings come first, then the newest. A reading without posts has those on its
 * parallel accounts, at the end.
 */
export function readingsHandout({
  title,
  readings,
  named = [],
}: HandoutOptions): DayHandoutDetails | undefined {
  const verses = mergeRanges(readings.flatMap(({ verses }) => verses));
  const common = ({ cited }: Citing) =>
    verses.reduce(
      (sum, range) => sum + cited.reduce((sum, it) => sum + versesInCommon(it, range), 0),
      0,
    );
  const onVerses = joined(readings.flatMap(({ found }) => found.onVerses))
    .map((citing) => ({ ...citing, common: common(citing) }))
    .sort(
      (a, b) =>
        b.common - a.common ||
        Number(b.post.published) - Number(a.post.published) ||
        byNarrowest(a, b),
    );
  const parallels = readings.flatMap(({ text, found }) => {
    if (found.onVerses.length > 0) return [];
    const { posts, verses: accounts } = found.parallel();
    return posts.length > 0 ? [{ reading: text, accounts, posts }] : [];
  });
  const first = named.map((post) => ({ post, cited: [] }));
  const found = new Map<IndexedPost, Citing>();
  for (const citing of [...first, ...onVerses, ...parallels.flatMap(({ posts }) => posts)]) {
    if (!found.has(citing.post)) found.set(citing.post, citing);
  }
  const all = [...found.values()];
  if (all.length === 0) return undefined;
  const end = handoutLimits.posts + maxLeftOut;
  const posts = all.slice(0, handoutLimits.posts).map(postLink);
  return {
    href: handoutHref({ title, posts: posts.map(({ list, id }) => ({ list, postId: id })) }),
    title,
    posts,
    leftOut: all.slice(handoutLimits.posts, end).map(postLink),
    more: Math.max(0, all.length - end),
    instead: parallels.map(({ reading, accounts }) => ({
      reading,
      parallels: typesetReference(...accounts),
    })),
  };
}

/** A post on several readings is one, with all that it cites of them, in order. */
function joined(citing: readonly Citing[]): Citing[] {
  return [...Map.groupBy(citing, ({ post }) => post)].map(([post, ofPost]) => {
    const cited = [...new Set(ofPost.flatMap(({ cited }) => cited))];
    return { post, cited: cited.sort((a, b) => a.first - b.first) };
  });
}

/** The posts whose titles have a name of the day in them, as words: 'Proper 2' is not in 'Proper 29'. */
function postsNaming({ name, alsoCalled = '' }: LectionaryDay, index: PostIndex): IndexedPost[] {
  const names = [name, alsoCalled].filter(Boolean).map(wordsOf);
  const posts = [...new Set(names.flatMap((words) => postsTitled(index, words)))];
  return posts.sort((a, b) => Number(b.published) - Number(a.published));
}
