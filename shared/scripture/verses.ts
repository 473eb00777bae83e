import {
  book_names_english,
  books_ordered,
  last_verse,
  type PassageReference,
} from '@gracious.tech/bible-references';

/** Consecutive verses of one book. A verse is its number in the order of the Bible: Genesis 1:1 is 0. */
export type VerseRange = { first: number; last: number };

/** The code of a book is that of the library. */
export type Chapter = VerseRange & { book: string; code: string; number: number; count: number };

/** All chapters in their order. */
export const chapters: readonly Chapter[] = allChapters();
const chaptersByCode = new Map(
  books_ordered.map((code) => [code, chapters.filter((chapter) => chapter.code === code)]),
);
const chaptersByLabel = new Map(
  chapters.map((chapter) => [`${chapter.book} ${chapter.number}`, chapter]),
);

export type BibleBook = { name: string; isNew: boolean; verses: VerseRange };

/** The 66 books in their order. */
export const bibleBooks: readonly BibleBook[] = [...chaptersByCode].map(([code, ofBook], i) => ({
  name: book_names_english[code] ?? code,
  isNew: i >= 39,
  verses: { first: ofBook[0]?.first ?? 0, last: ofBook.at(-1)?.last ?? 0 },
}));

/** The verses of a reference; undefined if one of them does not exist. */
export function versesOf({ book, args_valid, _args }: PassageReference): VerseRange | undefined {
  const ofBook = chaptersByCode.get(book);
  if (!args_valid || !ofBook) return undefined;
  const { start_chapter, start_verse, end_verse } = _args;
  const end_chapter = _args.end_chapter ?? start_chapter;
  const start = start_chapter ? ofBook[start_chapter - 1] : ofBook[0];
  const end = end_chapter ? ofBook[end_chapter - 1] : ofBook.at(-1);
  if (!start || !end) return undefined;
  const lastVerse = end_verse ?? (start === end ? start_verse : undefined);
  const first = start.first + (start_verse ?? 1) - 1;
  const last = lastVerse ? end.first + lastVerse - 1 : end.last;
  return first <= last && first <= start.last && last <= end.last ? { first, last } : undefined;
}

/** '8f' ends with the next verse, '8ff' with the chapter. */
export function withFollowing(
  { first, last }: VerseRange,
  following: string | undefined,
): VerseRange {
  if (following === undefined) return { first, last };
  const end = chapterOf(last).last;
  return { first, last: following === 'ff' ? end : Math.min(last + 1, end) };
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

/** The chapter of a verse. */
export function chapterOf(verse: number): Chapter {
  return chapters[indexOfChapter(verse)] as Chapter;
}

/** The chapters that have some of the verses, in order. */
export function chaptersIn({ first, last }: VerseRange): readonly Chapter[] {
  return chapters.slice(indexOfChapter(first), indexOfChapter(last) + 1);
}

function indexOfChapter(verse: number): number {
  let low = 0;
  let high = chapters.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((chapters[middle]?.first ?? 0) <= verse) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** @param label a book and a chapter: 'John 3', 'Jude 1' */
export function versesOfChapter(label: string): VerseRange | undefined {
  return chaptersByLabel.get(label);
}

export function versesInCommon(a: VerseRange, b: VerseRange): number {
  return Math.max(0, Math.min(a.last, b.last) - Math.max(a.first, b.first) + 1);
}

/** The same verses in order, each in one range only. */
export function mergeRanges(ranges: readonly VerseRange[]): VerseRange[] {
  const merged: VerseRange[] = [];
  for (const { first, last } of ranges.toSorted((a, b) => a.first - b.first)) {
    const previous = merged.at(-1);
    if (previous && first <= previous.last) previous.last = Math.max(previous.last, last);
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
