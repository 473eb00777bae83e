import { patterns } from './reference-grammar.ts';
import { type BibleBook, type Place, type Verses, versesOf, withFollowing } from './verses.ts';

/** A range of verses, also of some that do not exist. */
export type Range = Verses & {
  /** The start of `text` in the whole text; UTF-16 code units. */
  index: number;
  text: string;
  place: Place;
  /** Whether the number after a comma and a space can be a verse or a chapter: 'Jn 3, 16'. */
  isUnclear?: boolean;
};

type RangeOptions = {
  mode: keyof typeof patterns;
  /** Whether the name is short and has a point: 'Eph. 1. 19'. */
  isShort?: boolean;
  /** What a number after a comma and a space is where it can be both. */
  afterComma?: 'verse' | 'chapter' | undefined;
  /** Whether the text after a number is what it counts. */
  countsThings?: (after: string) => boolean;
};

/**
 * The ranges of a book from an index on, until something else follows: '3:16-18, 20; 4:1'.
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
  const { first, later, separator } = patterns[options.mode];
  const onlyChapter = book.chapters.length === 1 ? 1 : undefined;
  const read = (pattern: RegExp, chapter?: number) => rangeAt(book, pattern, text, index, chapter);
  const readFirst = () => {
    const range = read(first, onlyChapter);
    const second = range ? secondNumber(range, text, onlyChapter, options) : 'verse';
    if (second === 'verse') return range;
    const chapter = read(later, onlyChapter);
    return chapter && { ...chapter, isUnclear: second === 'unclear' };
  };
  let range = readFirst();
  while (range) {
    yield range;
    if (range.isUnclear) return;
    index += range.text.length;
    const between = execAt(separator, text, index);
    if (!between) return;
    const { mark } = between.groups ?? {};
    const { chapter, verse, endChapter = chapter, endVerse = verse } = range.place;
    const inChapter = mark === ';' || endVerse === undefined ? onlyChapter : endChapter;
    if (mark === '/' && !inChapter) return;
    index += between[0].length;
    range = mark === ';' ? readFirst() : read(later, inChapter);
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
 * What a number after a comma, or after a point and a space, is. 'Psalm 8, 19' are chapters, because the verse does not
 * exist. The chapters of a list ascend, so 'Mt 24, 42' and 'Mt 5, 3' are verses. 'Jn 3, 16' is unclear.
 */
function secondNumber(
  { index, text, place: { book }, verses }: Range,
  whole: string,
  onlyChapter: number | undefined,
  { mode, isShort, afterComma, countsThings = () => false }: RangeOptions,
): 'verse' | 'chapter' | 'unclear' {
  const [, chapter = '', mark, verse = ''] = /^(\d+)( ?,\s*|\.\s+)(\d+)/.exec(text) ?? [];
  if (!mark) return 'verse';
  const areChapters = [chapter, verse].every(
    (first) => versesOf(placeOf(book, { first }, onlyChapter)).verses,
  );
  if (mode === 'typed' || /^ ?,$/.test(mark))
    return !verses && areChapters && mark !== '.' ? 'chapter' : 'verse';
  if (onlyChapter) return 'chapter';
  const after = whole.slice(index + text.length, index + text.length + 100);
  const isEnd = /^\s*(?:[^\p{L}\s]|$|(?:and|or)\s)/u.test(after);
  const goesOn = /^\s+\p{Ll}/u.test(after) && !countsThings(after);
  if (mark.startsWith('.')) return verses && isShort && (isEnd || goesOn) ? 'verse' : 'chapter';
  const ascends = areChapters && Number(verse) > Number(chapter);
  if (ascends && (!verses || afterComma === 'chapter' || Number(verse) === Number(chapter) + 1))
    return 'chapter';
  const isVerse = verses && (isEnd || (goesOn && /\p{Dash}/u.test(text)));
  return isVerse && (!ascends || afterComma === 'verse') ? 'verse' : 'unclear';
}

const romanValues: { [letter: string]: number } = { i: 1, v: 5, x: 10, l: 50, c: 100 };

function numberOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/\d/.test(text)) return Number(text);
  const values = [...text.toLowerCase()].map((letter) => romanValues[letter] ?? 0);
  return values.reduce((sum, value, i) => sum + (value < (values[i + 1] ?? 0) ? -value : value), 0);
}
