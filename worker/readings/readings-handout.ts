import type { HandoutDetails } from '../../shared/content/readings.ts';
import { handoutHref, handoutLimits } from '../../shared/handout/handout.ts';
import { mergeRanges, typesetReference, versesInCommon } from '../../shared/scripture/verses.ts';
import { byNewest, type Citing, type IndexedPost } from '../crawl/post-index.ts';
import { byNarrowest } from './posts-on-verses.ts';
import type { ReadingWithPosts } from './reading-details.ts';

const maxLeftOutTitles = 5;

/**
 * The posts with the most verses of the readings come first, then the newest. A reading without posts has those on its
 * parallel accounts, at the end.
 * @param named the posts that are named after the day, which come first
 */
export function readingsHandout(
  title: string,
  readings: readonly ReadingWithPosts[],
  named?: readonly IndexedPost[],
): HandoutDetails | undefined {
  const verses = mergeRanges(readings.flatMap(({ verses }) => verses));
  const common = ({ cited }: Citing) =>
    cited
      .flatMap((it) => verses.map((range) => versesInCommon(it, range)))
      .reduce((a, b) => a + b, 0);
  const onVerses = joined(readings.flatMap(({ onVerses }) => onVerses))
    .map((citing) => ({ ...citing, common: common(citing) }))
    .sort((a, b) => b.common - a.common || byNewest(a.post, b.post) || byNarrowest(a, b));
  const parallels = readings.flatMap(({ text, onVerses, parallel }) => {
    const { posts, verses: accounts } = parallel;
    return onVerses.length === 0 && posts.length > 0 ? [{ reading: text, accounts, posts }] : [];
  });
  const citing = [...onVerses, ...parallels.flatMap(({ posts }) => posts)];
  const found = new Set([...(named ?? []), ...citing.map(({ post }) => post)]);
  const all = [...found];
  if (all.length === 0) return undefined;
  const isPart = readings.some(({ inChapter }) => inChapter.some(({ post }) => !found.has(post)));
  const end = handoutLimits.posts + maxLeftOutTitles;
  const posts = all
    .slice(0, handoutLimits.posts)
    .map(({ list, id, title }) => ({ list, id, title }));
  return {
    href: handoutHref({ title, posts }),
    title,
    posts,
    leftOut: all.slice(handoutLimits.posts, end).map(({ title }) => title),
    all: all.length,
    instead: parallels.map(({ reading, accounts }) => ({
      reading,
      parallels: typesetReference(...accounts),
    })),
    note:
      isPart && named
        ? `Posts on the readings${named.length > 0 ? ' and named after the day' : ''}; not those in the chapter.`
        : undefined,
  };
}

/** A post on several readings is one, with all that it cites of them, in order. */
function joined(citing: readonly Citing[]): Citing[] {
  return [...Map.groupBy(citing, ({ post }) => post)].map(([post, ofPost]) => {
    const cited = [...new Set(ofPost.flatMap(({ cited }) => cited))];
    return { post, cited: cited.sort((a, b) => a.first - b.first) };
  });
}
