import type { LinkItem } from '../../shared/content/stored-schemas.ts';
import { passagesHref } from '../../shared/pages/passages.ts';
import {
  type Chapter,
  chapterOf,
  chapters,
  referencesText,
  typesetReference,
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
  return placeWithPosts(linkToPosts([chapter], postsOn(index, [chapter]).length));
}

export function linkToPosts(passages: readonly VerseRange[], count?: number) {
  const href = passagesHref({ ref: referencesText(passages) });
  return { text: typesetReference(...passages), count, href };
}

export function placeWithPosts({ href, ...place }: LinkItem): LinkItem {
  return place.count ? { ...place, href } : place;
}
