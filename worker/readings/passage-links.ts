import type { LinkItem } from '../../shared/content/stored-schemas.ts';
import { passagesHref } from '../../shared/pages/passages.ts';
import {
  type Chapter,
  chapterOf,
  chapters,
  referenceText,
  type VerseRange,
} from '../../shared/scripture/verses.ts';
import { type PostIndex, postsOn } from '../crawl/post-index.ts';

/** The chapters with posts before and after a passage, in its book if there are some. */
export function nearestChapters(index: PostIndex, { first, last }: VerseRange): LinkItem[] {
  const isCited = (chapter: Chapter) => index.citations.has(chapter);
  const before = chapters.findLast((chapter) => chapter.last < first && isCited(chapter));
  const after = chapters.find((chapter) => chapter.first > last && isCited(chapter));
  const both = [before, after].filter((chapter) => chapter !== undefined);
  const inBook = both.filter(({ book }) => book === chapterOf(first).book);
  return (inBook.length > 0 ? inBook : both).map((it) => countedChapter(index, it));
}

export function countedChapter(index: PostIndex, chapter: Chapter) {
  return placeWithPosts(
    referenceText(chapter),
    postsOn(index, [chapter]).length,
    chapterHref(chapter),
  );
}

/** The page of 'Psalm 22' or 'Jude'. */
export function chapterHref(chapter: Chapter): string {
  return passagesHref({ ref: referenceText(chapter) });
}

/** A link if there are posts. */
export function placeWithPosts(text: string, count: number, href: string): LinkItem {
  return count > 0 ? { text, count, href } : { text, count };
}
