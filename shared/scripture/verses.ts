import { book_names_english, books_ordered, last_verse } from '@gracious.tech/bible-references';
import { nounFor } from '../text/noun-for.ts';

/** Consecutive verses of one book. A verse is its number in the order of the Bible: Genesis 1:1 is 0. */
export type VerseRange = { first: number; last: number };

/** A chapter of a book, of `count` chapters. */
export type Chapter = VerseRange & { book: string; isNew: boolean; number: number; count: number };

export type BibleBook = {
  name: string;
  isNew: boolean;
  chapters: readonly Chapter[];
  verses: VerseRange;
};

export const bibleBooks: readonly BibleBook[] = allBooks();
export const chapters: readonly Chapter[] = bibleBooks.flatMap(({ chapters }) => chapters);
const chapterIndexes = new Uint16Array(Number(chapters.at(-1)?.last) + 1);
for (const [i, { first, last }] of chapters.entries()) chapterIndexes.fill(i, first, last + 1);
const chaptersByLabel = new Map(
  chapters.map((chapter) => [`${chapter.book} ${chapter.number}`, chapter]),
);

function allBooks(): BibleBook[] {
  let next = 0;
  return books_ordered.map((code, i) => {
    const [name, isNew, start] = [book_names_english[code] ?? code, i >= 39, next];
    const chapters = (last_verse[code] ?? []).map((verses, i, { length: count }) => {
      const first = next;
      next += verses;
      return { book: name, isNew, number: i + 1, count, first, last: next - 1 };
    });
    return { name, isNew, chapters, verses: { first: start, last: next - 1 } };
  });
}

/** What a reference names. Without an end it is one chapter or verse, without a chapter the whole book. */
export type Place = {
  book: BibleBook;
  chapter?: number | undefined;
  verse?: number | undefined;
  endChapter?: number | undefined;
  endVerse?: number | undefined;
};

export type Verses =
  | { verses: VerseRange; problem?: undefined }
  /** Why there are none, for the visitor. */
  | { verses?: undefined; problem: string };

export function versesOf(place: Place): Verses {
  const { book, chapter, verse = 1, endChapter = chapter } = place;
  const { endVerse = chapter === endChapter ? place.verse : undefined } = place;
  const { length } = book.chapters;
  const start = book.chapters[(chapter ?? 1) - 1];
  const end = book.chapters[(endChapter ?? length) - 1];
  if (!start || !end) return { problem: `${book.name} has ${count(length, 'chapter')}.` };
  const first = start.first + verse - 1;
  const last = endVerse === undefined ? end.last : end.first + endVerse - 1;
  const tooShort = hasVerse(start, first) ? !hasVerse(end, last) && end : start;
  if (tooShort) {
    const verses = count(tooShort.last - tooShort.first + 1, 'verse');
    return { problem: `${referenceText(tooShort)} has ${verses}.` };
  }
  if (last < first) return { problem: 'This passage ends before it begins.' };
  return { verses: { first, last } };
}

function hasVerse({ first, last }: Chapter, verse: number): boolean {
  return first <= verse && verse <= last;
}

function count(number: number, thing: string): string {
  return `${number === 1 ? 'one' : number} ${nounFor(number, thing)}`;
}

/** '8f' ends with the next verse, '8ff' and '8-end' with the chapter. */
export function withFollowing(found: Verses, following = ''): Verses {
  if (!found.verses || !following) return found;
  const { first, last } = found.verses;
  const end = chapterOf(last).last;
  return { verses: { first, last: /^f$/i.test(following) ? Math.min(last + 1, end) : end } };
}

/** The verses from the first of one passage to the last of another: a range for each book, none if the other is not after it. */
export function versesThrough({ first }: VerseRange, { last }: VerseRange): VerseRange[] {
  return bibleBooks
    .map(({ verses }) => overlapOf(verses, { first, last }))
    .filter((verses) => lengthOf(verses) > 0);
}

/** Formats verses as a reference: 'Isaiah 53:4-6', 'Psalm 22', 'Jude 3', 'Matthew 5-7', 'Ruth'. */
export function referenceText(verses: VerseRange): string {
  const start = chapterOf(verses.first);
  const end = chapterOf(verses.last);
  const name = start.book === 'Psalms' && start === end ? 'Psalm' : start.book;
  const from = verses.first - start.first + 1;
  const to = verses.last - end.first + 1;
  const isWhole = from === 1 && verses.last === end.last;
  if (isWhole && start.number === 1 && end.number === end.count) return start.book;
  const inOneChapter = from === to ? `${from}` : `${from}-${to}`;
  if (start.count === 1) return `${name} ${inOneChapter}`;
  if (start === end) return `${name} ${start.number}${isWhole ? '' : `:${inOneChapter}`}`;
  return isWhole
    ? `${name} ${start.number}-${end.number}`
    : `${name} ${start.number}:${from}-${end.number}:${to}`;
}

/** Formats several passages, in order: 'Isaiah 61:1-4, 8-11; 62:3'. */
export function referencesText(passages: readonly VerseRange[]): string {
  let last: Partial<Chapter> = {};
  const texts = passages.map((verses) => {
    const text = referenceText(verses);
    const { book, number, first } = chapterOf(verses.first);
    const ofChapter = `${book} ${number}:`;
    const isInLast = first === last.first && text.startsWith(ofChapter);
    const isInBook = book === last.book && text.startsWith(`${book} `);
    last = chapterOf(verses.last);
    if (isInLast) return `, ${text.slice(ofChapter.length)}`;
    return isInBook ? `; ${text.slice(book.length + 1)}` : `; ${text}`;
  });
  return texts.join('').slice(2);
}

/** Formats them for reading: 'Isaiah 53:4–6, 10', with an en dash. */
export function typesetReference(...passages: readonly VerseRange[]): string {
  return referencesText(passages).replaceAll('-', '–');
}

/** A passage as pages name it. Only the chapters and books of the New Testament are labels. */
export type Passage = {
  book: string;
  /** 'Isaiah 53:4-6', or 'Isaiah' for the whole book. */
  reference: string;
  /** The label that lists the posts on the passage. */
  label?: string;
  /** Whether the verses are not all of the label: some of a chapter, or several chapters. */
  isPart?: boolean;
};

export function passageOf(verses: VerseRange): Passage {
  const { book, isNew, number, first, last } = chapterOf(verses.first);
  const reference = referenceText(verses);
  if (!isNew) return { book, reference };
  if (reference === book) return { book, reference, label: book };
  const isPart = verses.first !== first || verses.last !== last;
  return { book, reference, label: `${book} ${number}`, isPart };
}

export function chapterOf(verse: number): Chapter {
  return chapters[chapterIndexes[verse] ?? 0] as Chapter;
}

export function chaptersIn({ first, last }: VerseRange): readonly Chapter[] {
  return chapters.slice(chapterIndexes[first], Number(chapterIndexes[last]) + 1);
}

/** All verses of the chapters that have some of the verses. */
export function wholeChapters({ first, last }: VerseRange): VerseRange {
  return { first: chapterOf(first).first, last: chapterOf(last).last };
}

/** @param label a book and a chapter: 'John 3', 'Jude 1' */
export function versesOfChapter(label: string): VerseRange | undefined {
  return chaptersByLabel.get(label);
}

export function lengthOf({ first, last }: VerseRange): number {
  return last - first + 1;
}

/** The verses of both ranges; of a length of 0 or less if there are none. */
export function overlapOf(a: VerseRange, b: VerseRange): VerseRange {
  return { first: Math.max(a.first, b.first), last: Math.min(a.last, b.last) };
}

export function versesInCommon(a: VerseRange, b: VerseRange): number {
  return Math.max(0, lengthOf(overlapOf(a, b)));
}

/**
 * The same verses in order, each in one range only.
 * @param gap 1 if a range and the one that follows it are one, too
 */
export function mergeRanges(ranges: readonly VerseRange[], gap: 0 | 1 = 0): VerseRange[] {
  const merged: VerseRange[] = [];
  for (const { first, last } of ranges.toSorted((a, b) => a.first - b.first)) {
    const previous = merged.at(-1);
    if (previous && first <= previous.last + gap) previous.last = Math.max(previous.last, last);
    else merged.push({ first, last });
  }
  return merged;
}
