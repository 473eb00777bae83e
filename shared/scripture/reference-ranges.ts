import { type Mode, patterns } from './reference-grammar.ts';
import {
  type BibleBook,
  type Place,
  type VerseRange,
  type Verses,
  versesOf,
  withFollowing,
} from './verses.ts';

/** A range of verses, also of some that do not exist. */
export type Range = Verses & {
  /** The start of `text` in the whole text; UTF-16 code units. */
  index: number;
  text: string;
  place: Place;
  /** Whether the number after it can be a verse or a chapter, and was left out: 'Jn 3, 16'. */
  isUnclear?: boolean;
  /** What it can be instead, if its list can also be read otherwise. The first one of the list has all. */
  other?: VerseRange[];
};

type RangeOptions = {
  mode: Mode;
  /** Whether the name is complete. After a short one, a comma is more often before a verse. */
  isFull: boolean;
  /** What a number after a comma and a space is where it can be both. */
  afterComma?: 'verse' | 'chapter' | undefined;
  /** Whether the text after a number is what it counts. */
  countsThings?: (after: string) => boolean;
};

/**
 * The ranges of a book from an index on, until something else follows: '3:16-18, 20; 4:1'. The text is one of
 * `withoutNumbersOfNames`.
 *
 * `detect_references` of `@gracious.tech/bible-references` is not used. In the tests of prose it finds 61 of 97
 * references and 21 others. Of 4,763 names that people type for books it reads 98 as another book, not 19.
 */
export function* rangesAt(
  book: BibleBook,
  text: string,
  index: number,
  options: RangeOptions,
): Generator<Range> {
  const { first, later, afterPoint, separator } = patterns[options.mode];
  const onlyChapter = book.chapters.length === 1 ? 1 : undefined;
  const separatorAfter = (range: Range) => execAt(separator, text, range.index + range.text.length);
  function listAt(start: number, pattern: RegExp): Range[] {
    const list: Range[] = [];
    let range = rangeAt(book, pattern, text, start, onlyChapter);
    while (range) {
      list.push(range);
      const between = separatorAfter(range);
      const mark = between?.groups?.mark;
      const { chapter, verse, endChapter = chapter, endVerse = verse } = range.place;
      const inChapter = endVerse === undefined ? onlyChapter : endChapter;
      if (!between || mark === ';' || (mark === '/' && !inChapter)) break;
      const next = /^\d+\.\s/.test(range.text) ? afterPoint : later;
      range = rangeAt(book, next, text, between.index + between[0].length, inChapter);
    }
    return list;
  }
  for (let start = index; start >= 0; ) {
    const chapters = () => listAt(start, later);
    const list = meantList(listAt(start, first), chapters, text, options);
    yield* list;
    const last = list.at(-1);
    const between = last && separatorAfter(last);
    start = between?.groups?.mark === ';' ? between.index + between[0].length : -1;
  }
}

function execAt(pattern: RegExp, text: string, index: number) {
  pattern.lastIndex = index;
  return pattern.exec(text);
}

function rangeAt(
  book: BibleBook,
  pattern: RegExp,
  text: string,
  index: number,
  chapter?: number,
): Range | undefined {
  const match = execAt(pattern, text, index);
  if (!match) return undefined;
  const { 0: matched, groups = {} } = match;
  const { first, verse = first, last, final } = groups;
  const end = index + matched.length;
  const [repetition = '', repeated] = /\s\p{Dash}\s+(\d+)$/u.exec(matched) ?? [];
  const isRepeated =
    Number(repeated) >= Number(verse) && Number(repeated) <= Number(final ? last : verse);
  // The text of the verses follows their numbers: '1:16-17 - 16 But'.
  if (isRepeated && /^\s+\p{Lu}/u.test(text.slice(end, end + 9)))
    return rangeAt(book, pattern, text.slice(0, end - repetition.length), index, chapter);
  const place = placeOf(book, groups, chapter);
  const isPart = groups.part !== undefined && place.verse === undefined;
  const isBackwards = final && (groups.verse === undefined || Number(last) >= Number(final));
  if (place.chapter === undefined || isPart || isBackwards) return undefined;
  const isOpen = /[([][^)\]]*$/.test(matched) && /[)\]]/.test(text.charAt(end));
  return {
    index,
    text: isOpen ? matched + text.charAt(end) : matched,
    place,
    ...withFollowing(versesOf(place), groups.following),
  };
}

type Groups = { [name: string]: string | undefined };

/** Without a verse the numbers are verses of `inChapter`, if that is given. */
function placeOf(book: BibleBook, groups: Groups, inChapter?: number): Place {
  const [first = 0, other = first, verse, endChapter, last] = [
    groups.first,
    groups.other,
    groups.verse,
    groups.endChapter,
    groups.final ?? groups.last,
  ].map(numberOf);
  // Of both numbers of a psalm, the Hebrew one is the higher.
  const isNumber = other === first || (book.name === 'Psalms' && Math.abs(other - first) === 1);
  const chapter = isNumber ? Math.max(first, other) : undefined;
  if (verse !== undefined) return { book, chapter, verse, endChapter, endVerse: last };
  if (inChapter) return { book, chapter: inChapter, verse: first, endChapter, endVerse: last };
  return endChapter === undefined
    ? { book, chapter, endChapter: last }
    : { book, chapter, endChapter, endVerse: last };
}

/**
 * Chooses between the two readings of a list after a name, 'Genesis 1, 2': verses of the first chapter, or chapters. The
 * chapters of a list exist and ascend, so those of 'Mt 24, 42' and 'Mt 5, 3' are none. Where both are possible, three
 * numbers are chapters, and two neighbors after a complete name. Others are unclear: in a text only the first chapter is
 * read, unless the text has verses after commas.
 */
function meantList(
  verses: Range[],
  chaptersOf: () => Range[],
  text: string,
  { mode, isFull, afterComma, countsThings = () => false }: RangeOptions,
): Range[] {
  const [first] = verses;
  const [, mark] = /^\d+( ?,\s*|\.\s+)\d/.exec(first?.text ?? '') ?? [];
  const chapters = mark ? chaptersOf() : [];
  const [chapter, second] = chapters;
  if (!first || !mark || !chapter) return verses;
  const isTyped = mode === 'typed';
  const isPoint = mark.startsWith('.');
  const isSpaced = /\s$/.test(mark);
  const end = first.index + first.text.length;
  const after = text.slice(end, end + 100);
  // 'Genesis 1, 2:1'
  if (/^ ?: ?\d/.test(after)) return chapters;
  const isEnd = /^\s*(?:[^\p{L}\s]|$|(?:and|or)\s)/u.test(after);
  const goesOn = /\p{Dash}/u.test(first.text) || (isPoint && !isFull && /^\s+\p{Ll}/u.test(after));
  const isVerse =
    isTyped || !isSpaced || (first.verses && (isEnd || (goesOn && !countsThings(after))));
  if (isPoint) return isVerse ? verses : chapters;
  const unclear = [{ ...chapter, isUnclear: true }];
  const hasChapters = first.place.book.chapters.length > 1;
  const exist = chapters.length > 1 && chapters.every(({ verses }) => verses);
  if (!first.verses && (exist || !hasChapters)) return chapters;
  if (hasChapters && !ascend(chapters)) return isVerse ? verses : unclear;
  const areNeighbors = Number(second?.place.chapter) === Number(chapter.place.chapter) + 1;
  const areChapters =
    chapters.length > 2 ||
    afterComma === 'chapter' ||
    (isSpaced && (!hasChapters || (isFull && areNeighbors)));
  if (isTyped) return areChapters ? withOther(chapters, verses) : withOther(verses, chapters);
  if (areChapters) return chapters;
  return !isSpaced || (isVerse && afterComma === 'verse') ? verses : unclear;
}

function withOther(list: Range[], others: Range[]): Range[] {
  if (!others.every(({ verses }) => verses)) return list;
  const other = others.flatMap(({ verses }) => verses ?? []);
  return list.map((range, i) => ({ ...range, other: i === 0 ? other : [] }));
}

/** Whether a list has chapters that ascend, until a verse follows. */
export function ascend(list: readonly Range[]): boolean {
  const verse = list.findIndex(({ place }) => place.verse !== undefined);
  const chapters = list.slice(0, verse < 0 ? list.length : verse + 1);
  const isAfter = ({ verses }: Range, last?: Range) =>
    verses && verses.first > (last?.verses?.last ?? -1);
  return chapters.length > 1 && chapters.every((range, i) => isAfter(range, chapters[i - 1]));
}

const romanValues: { [letter: string]: number } = { i: 1, v: 5, x: 10, l: 50, c: 100 };

function numberOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/\d/.test(text)) return Number(text);
  const values = [...text.toLowerCase()].map((letter) => romanValues[letter] ?? 0);
  return values.reduce((sum, value, i) => sum + (value < (values[i + 1] ?? 0) ? -value : value), 0);
}
