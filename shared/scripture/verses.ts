import { book_names_english, books_ordered, last_verse } from '@gracious.tech/bible-references';
import { nounFor } from '../text/noun-for.ts';

/** Whether a book is of the New Testament. @param code that of the library */
export function isNew(code: string): boolean {
  return books_ordered.indexOf(code) >= 39;
}

/** Consecutive verses of one book. A verse is its number in the order of the Bible: Genesis 1:1 is 0. */
export type VerseRange = { first: number; last: number };

/** The code of a book is that of the library. */
export type Chapter = VerseRange & { book: string; code: string; number: number; count: number };

export const chapters: readonly Chapter[] = allChapters();
/** The index of the chapter of each verse. */
const chapterIndexes = new Uint16Array(Number(chapters.at(-1)?.last) + 1);
for (const [i, { first, last }] of chapters.entries()) chapterIndexes.fill(i, first, last + 1);
const chaptersByCode = new Map(
  books_ordered.map((code) => [code, chapters.filter((chapter) => chapter.code === code)]),
);
const chaptersByLabel = new Map(
  chapters.map((chapter) => [`${chapter.book} ${chapter.number}`, chapter]),
);

export type BibleBook = { name: string; isNew: boolean; verses: VerseRange };

export const bibleBooks: readonly BibleBook[] = [...chaptersByCode].map(([code, ofBook]) => ({
  name: book_names_english[code] ?? code,
  isNew: isNew(code),
  verses: { first: ofBook[0]?.first ?? 0, last: ofBook.at(-1)?.last ?? 0 },
}));

/** What a reference names. Without an end it is one chapter or verse, without a chapter the whole book. */
export type Place = {
  /** The library's code of the book. */
  code: string;
  chapter?: number | undefined;
  verse?: number | undefined;
  endChapter?: number | undefined;
  endVerse?: number | undefined;
};

/** The verses of a place; undefined if one of them does not exist. */
export function versesOf(place: Place): VerseRange | undefined {
  const { code, chapter, verse = 1, endChapter = chapter } = place;
  const { endVerse = chapter === endChapter ? place.verse : undefined } = place;
  const ofBook = chaptersByCode.get(code) ?? [];
  const start = ofBook[(chapter ?? 1) - 1];
  const end = ofBook[(endChapter ?? ofBook.length) - 1];
  if (!start || !end || !hasVerse(start, verse) || !hasVerse(end, endVerse)) return undefined;
  const first = start.first + verse - 1;
  const last = endVerse === undefined ? end.last : end.first + endVerse - 1;
  return first <= last ? { first, last } : undefined;
}

function hasVerse({ first, last }: Chapter, verse = 1): boolean {
  return verse >= 1 && first + verse - 1 <= last;
}

/** Tells the visitor why a place does not exist. */
export function problemOf({ code, chapter = 1, verse, endChapter = chapter, endVerse }: Place) {
  const ofBook = chaptersByCode.get(code) ?? [];
  const book = book_names_english[code];
  for (const [number, verses] of [
    [chapter, verse],
    [endChapter, endVerse],
  ] as const) {
    const found = ofBook[number - 1];
    if (!found) return `${book} has ${count(ofBook.length, 'chapter')}.`;
    if (!hasVerse(found, verses)) {
      return `${referenceText(found)} has ${count(found.last - found.first + 1, 'verse')}.`;
    }
  }
  return 'This passage ends before it begins.';
}

function count(number: number, thing: string): string {
  return `${number === 1 ? 'one' : number} ${nounFor(number, thing)}`;
}

export function chapterCount(code: string): number {
  return chaptersByCode.get(code)?.length ?? 0;
}

/** '8f' ends with the next verse, '8ff' and '8-end' with the chapter. */
export function withFollowing({ first, last }: VerseRange, following: string): VerseRange {
  const end = chapterOf(last).last;
  return { first, last: /^f$/i.test(following) ? Math.min(last + 1, end) : end };
}

/** The verses from the first of one passage to the last of another: a range for each book, none if the other is not after it. */
export function versesThrough({ first }: VerseRange, { last }: VerseRange): VerseRange[] {
  return bibleBooks
    .map(({ verses }) => ({
      first: Math.max(first, verses.first),
      last: Math.min(last, verses.last),
    }))
    .filter((verses) => verses.first <= verses.last);
}

/** Formats verses as a reference: 'Isaiah 53:4-6', 'Psalm 22', 'Jude 3', 'Matthew 5-7', 'Ruth'. */
export function referenceText(verses: VerseRange): string {
  const start = chapterOf(verses.first);
  const end = chapterOf(verses.last);
  const name = start.code === 'psa' && start === end ? 'Psalm' : start.book;
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

export function chapterOf(verse: number): Chapter {
  return chapters[chapterIndexes[verse] ?? 0] as Chapter;
}

/** The chapters that have some of the verses, in order. */
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

export function versesInCommon(a: VerseRange, b: VerseRange): number {
  return Math.max(0, Math.min(a.last, b.last) - Math.max(a.first, b.first) + 1);
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

function allChapters(): Chapter[] {
  let first = 0;
  return books_ordered.flatMap((code) =>
    (last_verse[code] ?? []).map((verses, i, { length: count }) => {
      const book = book_names_english[code] ?? code;
      const chapter = { book, code, number: i + 1, count, first, last: first + verses - 1 };
      first += verses;
      return chapter;
    }),
  );
}
