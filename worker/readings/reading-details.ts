import type { ReadingDetails } from '../../shared/content/readings.ts';
import { passagesHref } from '../../shared/pages/passages.ts';
import { referencesText, typesetReference } from '../../shared/scripture/verses.ts';
import type { Citing, IndexedPost, PostIndex } from '../crawl/post-index.ts';
import type { Reading } from './parse-readings.ts';
import { nearestChapters } from './passage-links.ts';
import { chaptersOf, postLink, postsOnParallels, postsOnVerses } from './posts-on-verses.ts';

export type ReadingWithPosts = ReturnType<typeof withPosts>;

export function withPosts(reading: Reading, index: PostIndex) {
  const found = postsOnVerses(index, reading.verses);
  const parallel = postsOnParallels(index, reading.verses, found.onVerses);
  return { ...reading, ...found, parallel, index };
}

export function postsOfReading({
  onVerses,
  inChapter,
  parallel,
}: ReadingWithPosts): ReadonlySet<IndexedPost> {
  return new Set([onVerses, parallel.posts, inChapter].flat().map(({ post }) => post));
}

const maxPostsOfReading = 5;

/**
 * Returns what pages show of a reading, or of a passage.
 * @param max the maximum number of posts
 * @param shown the posts that are shown above; those of the reading are added
 */
export function readingDetails(
  reading: ReadingWithPosts,
  max: number,
  shown = new Set<IndexedPost>(),
): ReadingDetails {
  const { text, verses, index, onVerses, inChapter } = reading;
  const { verses: accounts, posts: onAccounts } = reading.parallel;
  const tell = accounts.length > 1 ? 'tell' : 'tells';
  const all = postsOfReading(reading);
  const above = [...all].filter((post) => shown.has(post)).length;
  const [chapters, accountsText] = [chaptersOf(verses), typesetReference(...accounts)];
  const headings = [typesetReference(...verses), chapters, accountsText];
  let room = max;
  const group = (title: string, ofGroup: readonly Citing[]) => {
    const posts = ofGroup.filter(({ post }) => !shown.has(post)).slice(0, room);
    for (const { post } of posts) shown.add(post);
    room -= posts.length;
    return posts.length > 0
      ? [{ title, posts: posts.map((post) => postLink(post, headings)) }]
      : [];
  };
  const groups = [
    ...group('On these verses', onVerses),
    ...group(`${accountsText} ${tell} this, too`, onAccounts),
    ...group(`In ${chapterName(chapters)}`, inChapter),
  ];
  const reference = referencesText(verses);
  const href = passagesHref({ ref: reference });
  const isEmpty = all.size === 0 && index.isComplete;
  const isCut = [...all].some((post) => !shown.has(post));
  return {
    text,
    reference,
    ...(reference && !isEmpty && !isCut && { page: { text: chapters, href } }),
    ...(isCut && { rest: { text: `All ${all.size} posts`, count: all.size, href } }),
    groups,
    above,
    nearest: isEmpty
      ? verses.slice(0, 1).flatMap((first) => nearestChapters(index, first))
      : undefined,
    alternatives: [],
  };
}

/** Returns the readings of a day in the order of the service. An alternative is in the reading that it replaces. */
export function readingsDetails(
  readings: readonly ReadingWithPosts[],
  shown: Set<IndexedPost>,
): ReadingDetails[] {
  const details: ReadingDetails[] = [];
  for (const reading of readings) {
    const alternatives = reading.isAlternative ? details.at(-1)?.alternatives : undefined;
    (alternatives ?? details).push(readingDetails(reading, maxPostsOfReading, shown));
  }
  return details;
}

/** 'chapters 2–3', or 'Jude' */
function chapterName(chapters: string): string {
  const [, numbers] = /^\d?\D+ (\d[^\p{L}]*)$/u.exec(chapters) ?? [];
  return numbers ? `chapter${/\D/.test(numbers) ? 's' : ''} ${numbers}` : chapters;
}
