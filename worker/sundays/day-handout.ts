import { listNames } from '../../shared/content/lists.ts';
import { type Handout, handoutLimits } from '../../shared/handout/handout.ts';
import { mergeRanges } from '../../shared/scripture/verses.ts';
import {
  type IndexedPost,
  type PostIndex,
  type PostOnPassage,
  postsOn,
} from '../crawl/post-index.ts';
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
  const named = new Map(
    [name, alsoCalled ?? ''].flatMap((name) => postsNaming(name, index)).map((post) => [post, 0]),
  );
  const others: PostOfDay[] = [];
  for (const found of postsOn(index, verses)) {
    if (named.has(found.post)) named.set(found.post, found.common);
    else others.push(found);
  }
  const posts = [
    ...Array.from(named, ([post, common]) => ({ post, common })).sort(byVerses),
    ...others.sort(byVerses),
  ];
  const shown = posts.slice(0, handoutLimits.posts);
  return {
    handout: {
      title: name,
      posts: shown.map(({ post }) => ({ list: post.list, postId: post.id })),
    },
    omitted: posts.length - shown.length,
  };
}

type PostOfDay = Pick<PostOnPassage, 'post' | 'common'>;

/** The most verses of the readings first, then the newest. */
function byVerses(a: PostOfDay, b: PostOfDay): number {
  return b.common - a.common || Number(b.post.published) - Number(a.post.published);
}

/** The posts whose titles have a name in them, as words: 'Proper 2' is not in 'Proper 29'. */
function postsNaming(name: string, index: PostIndex): IndexedPost[] {
  const words = wordsOf(name);
  return listNames
    .flatMap((list) => entriesNaming(wordsIn(list, index), words))
    .flatMap(({ post }) => post ?? []);
}
