import { type Handout, handoutLimits } from '../../shared/handout/handout.ts';
import { mergeRanges } from '../../shared/scripture/verses.ts';
import { type IndexedPost, type PostIndex, postsOn } from '../crawl/post-index.ts';
import type { LectionaryDay } from './lectionary.ts';
import { versesOfReading } from './reading-parts.ts';

/**
 * The handout of a day: first the posts whose titles name the day, then those that cite the most verses
 * of its readings, the newest first. `omitted` is the number of posts for which there is no room.
 */
export function dayHandout(
  day: LectionaryDay,
  index: PostIndex,
): { handout: Handout; omitted: number } {
  const { name, alsoCalled, readings } = day;
  const verses = mergeRanges(
    readings.flatMap((reading) => reading.split(' or ')).flatMap(versesOfReading),
  );
  const onReadings = new Map(postsOn(index, verses).map(({ post, common }) => [post, common]));
  const named = index.posts.filter(({ title }) => namesDay(title, [name, alsoCalled]));
  const posts = [...new Set([...named, ...onReadings.keys()])].sort(
    (a, b) =>
      Number(named.includes(b)) - Number(named.includes(a)) ||
      (onReadings.get(b) ?? 0) - (onReadings.get(a) ?? 0) ||
      Number(b.published) - Number(a.published),
  );
  const shown = posts.slice(0, handoutLimits.posts);
  return {
    handout: {
      title: name,
      posts: shown.map(({ list, id }: IndexedPost) => ({ list: list.name, postId: id })),
    },
    omitted: posts.length - shown.length,
  };
}

/** Whether a title has one of the names in it, as words: 'Proper 2' is not in 'Proper 29'. */
function namesDay(title: string, names: readonly (string | undefined)[]): boolean {
  return names.some((name) => name && ` ${words(title)} `.includes(` ${words(name)} `));
}

function words(text: string): string {
  return (
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  );
}
