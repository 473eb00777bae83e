import { chapterCount, type Place, type VerseRange, versesOf, withFollowing } from './verses.ts';

/**
 * The grammar of the ranges after a book's name. It has two modes: `typed` for the normalized text of a
 * visitor, which must be a reference entirely, and `text` for prose, in which references are searched.
 *
 * `detect_references` of `@gracious.tech/bible-references` is not used. Of the 97 references in the tests
 * of prose it finds 61 and adds 21 others, it finds some in 26 of 35 texts without a reference, and it
 * takes four times as long. Of 4,763 names that people type for books, it reads 1,365 in prose and 98 as another
 * book; here it is 1,093 and 43.
 */
export type Mode = 'typed' | 'text';

export type Range = {
  /** The start of `text` in the whole text; UTF-16 code units. */
  index: number;
  text: string;
  place: Place;
  /** Undefined if some of the verses do not exist. */
  verses: VerseRange | undefined;
};

/** A line of the source may end anywhere. The limit keeps the time linear. */
export const gap = String.raw`\s{0,40}`;
/** A chapter in Roman numerals. One letter 'c' or 'l' is none. */
export const roman = '(?=[ivx]|[clxvi]{2})c?(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})';
/** One capital letter can be an initial, and 'v.' stands for 'verse' except after a short name: 'Matt. v. 3'. */
export const romanInText = String.raw`(?:(?!v[.,:])|(?<=\p{L}\.\s{1,9}))${roman}|(?=[A-Z]{2})${roman.toUpperCase()}`;

const patterns = {
  typed: compile({
    number: '\\d+',
    roman: String.raw`(?:${roman})(?![\p{L}\d])`,
    toVerse: ' ?[:.]+ ?| ',
    toFirstVerse: ' ?[:.,][:., ]*',
    to: ' ?- ?| (?:to|through) ',
    separator: ' ?(?:(?<mark>[,;/]) ?(?:(?:and|&) ?)?|(?:and|&) ?)',
    end: '',
  }),
  text: compile({
    number: String.raw`\d{1,3}`,
    roman: `(?:${romanInText})(?=[.,:]${gap}\\d)`,
    toVerse: String.raw`${gap}:${gap}|\.|,?${gap}(?:verses?|vv?\.?)${gap}|(?<=[clxviCLXVI])[.,]${gap}`,
    toFirstVerse: String.raw`,(?=\d)`,
    to: String.raw`${gap}(?:\p{Dash}|(?:to|through|thru)\s)${gap}`,
    // A note can stand before it (worker/scripture/text-runs.ts). After chapter and comma, a period separates verses: '5,3.5'.
    separator: String.raw`(?:(?<=f)\.)?\u2060?${gap}(?:(?<mark>[,;/])${gap}(?:(?:and|&)${gap})?|and\s|&\s?|(?<=\d,\d{1,3})\.(?=\d{1,3}(?![\d.,:])))`,
    end: String.raw`(?!\p{L}|-\p{Ll}|-?[\d@#$%]|${gap}:${gap}\d|(?<!\d,\d{1,3})\.\d)`,
  }),
};

type Syntax = Record<
  'number' | 'roman' | 'toVerse' | 'toFirstVerse' | 'to' | 'separator' | 'end',
  string
>;

function compile({ number, roman, toVerse, toFirstVerse, to, separator, end }: Syntax) {
  const chapter = `(?:${number}|${roman})`;
  // A part of a verse: '16a'.
  const verse = (name: string) => `(?<${name}>${number})[a-e]?`;
  const range = (toVerse: string, toLastVerse: string, alone = '') =>
    new RegExp(
      `(?<first>${chapter})(?:(?:${toVerse})${verse('verse')}|${alone})` +
        `(?:(?:${to})(?:(?<endChapter>${chapter})(?:${toLastVerse}))?${verse('last')}` +
        `(?:(?:${to})${verse('final')})?)?(?: ?(?<following>ff?))?(?!\\p{L})${end}`,
      'uy',
    );
  return {
    // '8:28-30,35' does not refer to chapter 30, and '8/9' is a date.
    first: range(
      `${toFirstVerse}|${toVerse}`,
      String.raw`${toVerse}|(?<=\d,\d+(?:${to})\d+),(?=\d)`,
      String.raw`(?!/\d)`,
    ),
    /** After a comma, which separates ranges. */
    later: range(toVerse, toVerse),
    separator: new RegExp(separator, 'uy'),
  };
}

/** The ranges of a book from an index on, until something else follows: '3:16-18, 20; 4:1'. */
export function* rangesAt(code: string, text: string, index: number, mode: Mode): Generator<Range> {
  const { first, later, separator } = patterns[mode];
  const onlyChapter = chapterCount(code) === 1 ? 1 : undefined;
  const read = (pattern: RegExp, chapter?: number) => {
    const match = execAt(pattern, text, index);
    return match && rangeOf(code, match, chapter);
  };
  let range = read(first, onlyChapter);
  if (range && isList(range, onlyChapter)) range = read(later, onlyChapter);
  while (range) {
    yield range;
    index += range.text.length;
    const between = execAt(separator, text, index);
    if (!between) return;
    const { mark } = between.groups ?? {};
    const { chapter, verse, endChapter = chapter, endVerse = verse } = range.place;
    const inChapter = mark === ';' || endVerse === undefined ? onlyChapter : endChapter;
    if (mark === '/' && !inChapter) return;
    index += between[0].length;
    range = read(mark === ';' ? first : later, inChapter);
  }
}

function execAt(pattern: RegExp, text: string, index: number) {
  pattern.lastIndex = index;
  return pattern.exec(text);
}

type Groups = { [name: string]: string | undefined };

/** Without a verse the numbers are verses of `chapter`, if that is given. */
function rangeOf(code: string, match: RegExpExecArray, chapter?: number): Range | undefined {
  const { index, 0: text, groups = {} } = match;
  const place = placeOf(code, groups, chapter);
  const isRange = !groups.final || (place.verse && Number(groups.last) < Number(groups.final));
  if (!isRange) return undefined;
  const verses = versesOf(place);
  return { index, text, place, verses: verses && withFollowing(verses, groups.following) };
}

function placeOf(code: string, groups: Groups, inChapter?: number): Place {
  const [first, verse, endChapter, last] = [
    groups.first,
    groups.verse,
    groups.endChapter,
    groups.final ?? groups.last,
  ].map(numberOf);
  if (verse !== undefined) return { code, chapter: first, verse, endChapter, endVerse: last };
  if (inChapter) return { code, chapter: inChapter, verse: first, endChapter, endVerse: last };
  return endChapter === undefined
    ? { code, chapter: first, endChapter: last }
    : { code, chapter: first, endChapter, endVerse: last };
}

/** Whether numbers with a comma are a list, because they are no chapter and verse: 'Psalm 8, 19'. */
function isList({ text, place, verses }: Range, onlyChapter?: number): boolean {
  const [, ...numbers] = /^(\d+) ?, ?(\d+)/.exec(text) ?? [];
  const isOf = (first: string) => versesOf(placeOf(place.code, { first }, onlyChapter));
  return !verses && numbers.length > 0 && numbers.every(isOf);
}

const romanValues: { [letter: string]: number } = { i: 1, v: 5, x: 10, l: 50, c: 100 };

function numberOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/\d/.test(text)) return Number(text);
  const values = [...text.toLowerCase()].map((letter) => romanValues[letter] ?? 0);
  return values.reduce((sum, value, i) => sum + (value < (values[i + 1] ?? 0) ? -value : value), 0);
}
