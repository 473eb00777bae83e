import { lists } from '../../shared/content/lists.ts';
import { type Handout, handoutLimits } from '../../shared/handout/handout.ts';
import { mergeRanges } from '../../shared/scripture/verses.ts';
import { type IndexedPost, type PostIndex, postsOn } from '../crawl/post-index.ts';
import { wordsIn } from '../search/search-entries.ts';
import { entriesNaming, wordsOf } from '../search/word-index.ts';
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
  const named = new Set([name, alsoCalled ?? ''].flatMap((name) => postsNaming(name, index)));
  const posts = [...new Set([...named, ...onReadings.keys()])]
    .map((post) => ({ post, isNamed: named.has(post), common: onReadings.get(post) ?? 0 }))
    .sort(
      (a, b) =>
        Number(b.isNamed) - Number(a.isNamed) ||
        b.common - a.common ||
        Number(b.post.published) - Number(a.post.published),
    );
  const shown = posts.slice(0, handoutLimits.posts);
  return {
    handout: {
      title: name,
      posts: shown.map(({ post }) => ({ list: post.list.name, postId: post.id })),
    },
    omitted: posts.length - shown.length,
  };
}

/** The posts whose titles have a name in them, as words: 'Proper 2' is not in 'Proper 29'. */
function postsNaming(name: string, index: PostIndex): IndexedPost[] {
  const words = wordsOf(name);
  return lists
    .flatMap((list) => entriesNaming(wordsIn(list, index), words))
    .flatMap(({ post }) => post ?? []);
}
