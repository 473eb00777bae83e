import type { ReadingDetails } from '../../shared/content/sundays.ts';
import { passagesHref } from '../../shared/pages/passages.ts';
import { referencesText } from '../../shared/scripture/verses.ts';
import type { IndexedPost, PostIndex } from '../crawl/post-index.ts';
import { nearestChapters } from './nearest-chapters.ts';
import type { Reading } from './parse-readings.ts';
import {
  chapterName,
  type PostsOnPassage,
  postGroups,
  postLink,
  postsOnPassage,
} from './posts-on-verses.ts';

export type ReadingWithPosts = Reading & { found: PostsOnPassage };

export function withPosts(reading: Reading, index: PostIndex): ReadingWithPosts {
  return { ...reading, found: postsOnPassage(index, reading.verses) };
}

type ReadingOptions = {
  /** The posts that are shown above; those of the reading are added. */
  shown: Set<IndexedPost>;
  /** The maximum number of posts in a group. */
  max?: number;
};

/** The maximum number of posts in the chapters of a reading. */
const maxInChapter = 5;

/** A reading as the page of a day and of a series shows it. */
export function readingDetails(
  { text, isAlternative, verses, found }: ReadingWithPosts,
  { shown, max = Number.POSITIVE_INFINITY }: ReadingOptions,
): ReadingDetails {
  const { index, onVerses, parallel } = found;
  const reference = referencesText(verses);
  const page = passagesHref({ ref: reference });
  const above = [...onVerses, ...parallel().posts].filter(({ post }) => shown.has(post));
  const groups = postGroups(found, { shown, chapter: chapterName(verses), maxInChapter });
  const [first] = verses;
  const hasPosts = groups.length > 0 || above.length > 0;
  return {
    text,
    isAlternative,
    reference,
    href: reference && (hasPosts || !index.isComplete) ? page : undefined,
    groups: groups.map(({ title, posts }) => ({
      title,
      posts: posts.slice(0, max).map(postLink),
      ...(posts.length > max && { all: { text: `All ${posts.length} posts`, href: page } }),
    })),
    above: above.map(postLink),
    nearest:
      !hasPosts && index.isComplete ? (first ? nearestChapters(index, first) : []) : undefined,
  };
}
