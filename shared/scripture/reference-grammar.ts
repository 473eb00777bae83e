import { listNumber } from '../text/list-numbers.ts';
import { chapterCount, type Place, type VerseRange, versesOf, withFollowing } from './verses.ts';

export type Range = {
  /** The start of `text` in the whole text; UTF-16 code units. */
  index: number;
  text: string;
  place: Place;
  /** Undefined if some of the verses do not exist. */
  verses: VerseRange | undefined;
  /** Whether the number after a comma and a space can be a verse or a chapter: 'Jn 3, 16'. */
  isUnclear?: boolean;
};

/** A line of the source may end anywhere. The limit keeps the time linear. */
export const gap = String.raw`\s{0,40}`;
/** A chapter in Roman numerals. One letter 'c' or 'l' is none. */
export const roman = '(?=[ivx]|[clxvi]{2})c?(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})';
const afterShortName = String.raw`(?<=\p{L}\.\s{1,9})`;
/**
 * One capital letter can be an initial, and 'v.' stands for 'verse', except after a short name: 'Matt. V. 3'. No
 * verse has two digits without a chapter: 'John v. 17'.
 */
export const romanInText =
  String.raw`(?:(?!v[.,:])|${afterShortName}|(?=v\.\s{1,9}\d\d))${roman}|${afterShortName}l` +
  `|(?:(?=[A-Z]{2})|${afterShortName})${roman.toUpperCase()}`;

/** A pattern that also matches the capitals of its lowercase letters. */
export function anyCase(pattern: string): string {
  return pattern.replace(/\p{Ll}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`);
}

const john = `${anyCase('J(?:oh?|o?h?n)')}(?!\\p{L})`;
const otherNumbered = `(?:${anyCase('Sa?m|Ki?n?g|Chr|Cor|Ths|Thes|Ti?m|Pe?t')}|${anyCase('(?:Sa|Ki|Ch|Co|Th|Ti|Pe)')}(?!\\p{L}))`;
/** The beginning of a name that has a number. */
export const numberedName = `(?:${otherNumbered}|${john})`;

/** A number that belongs to the name after it. Of John, only the first letter has chapters: '2:3 John 4:8'. */
function numberOfName(afterName: string): string {
  const afterNumber = String.raw`(?:st|nd|rd|ST|ND|RD)?\.?\s{0,9}`;
  const afterJohn = `${afterNumber}(?:${anyCase('St')}\\.?\\s{0,9})?${john}${afterName}`;
  const noChapter = String.raw`(?!\.?${gap}\d{3})(?!\.?${gap}(?!1:)\d{1,2}(?:${gap}:|\.\d))`;
  return (
    String.raw`(?:(?:[1-3]|I{1,3})${afterNumber}${otherNumbered}\p{L}*${afterName}` +
    `|(?:1|I)${afterJohn}|(?:[23]|I{2,3})${afterJohn}${noChapter})`
  );
}

export const numberOfTypedName = numberOfName('');
const numberOfNameInText = numberOfName(
  String.raw`(?=\.?,?${gap}(?:\d|[ivxIVX]{1,5}[.,:]|[Cc][Hh]))`,
);

export const translation =
  '(?:aat|ampc?|asv|av|bsb|ceb|cev|cjb|csb|drb|ehv|erv|esv|gn[btv]|gw|hcsb|kjv|leb|lsb|lxx|mev|msg|nabre?|nasb|ncv|net|ni(?:r)?v|njb|nkjv|nlt|nrsv(?:ue)?|nwt?|phillips|rsv|rv|tev|tlb|tniv|vulgate|web|ylt)(?:-?(?:2?ce|uk))?';

const inBrackets = String.raw`[([]\d[\d:.,\sa-e\p{Dash}]{0,30}`;
/** '3:1-17 (18)' or '3:1 (2-5)': the number in '3:16 (20)' can be something else. */
const beforeOptional = String.raw`(?<=:[\da-e,\s]{1,20}(?:\p{Dash}[\d:a-e]{1,7}\s{0,9}|(?=[([]\d[\d:a-e]{0,7}\p{Dash})))`;
const and = anyCase('(?:and|or)');
const afterVerse = String.raw`(?<=:\d[\d\p{Dash}]{0,8}`;

const typed = {
  digits: '\\d+',
  /** A number that is none of these. */
  notNumber: numberOfTypedName,
  roman: String.raw`(?!${numberOfTypedName})(?:${roman}|l(?=[.,:]))(?![\p{L}\d])`,
  toVerse: String.raw` ?[:.]+ ?[([]?| (?<!:\d{1,3}[a-e]? ?- ?\d{1,3} )(?!${numberOfTypedName})`,
  toFirstVerse: ' ?[:.,][:., ]*[([]?',
  to: ' ?- ?| (?:to|through) ',
  separator:
    String.raw` ?[)\]]* ?(?:(?<mark>[,;/]) ?(?:(?:and|&|or) ?)?|(?:and|or) |& ?|\. ?(?=\d+ ?[.:] ?\d)` +
    String.raw`|(?<=:\d[\d\-a-e]{0,9}[)\]]? ?)|(?<=[)\]] ?)|(?=[([]))[([]?`,
  // A text can follow the verses at once: 'John 3:16For God'.
  end: String.raw`(?!(?<!:\d[\d-]{0,9})\p{L}|\p{L}(?!\p{L}))`,
  flags: 'iuy',
};

const text: typeof typed = {
  digits: String.raw`\d{1,3}`,
  notNumber: numberOfNameInText,
  roman: `(?:${romanInText})(?=[.,:]${gap}\\d)`,
  toVerse: String.raw`${gap}:${gap}[([]?|\.|,?${gap}(?:${anyCase('verses?')}|vv?\.?|vers?\.)${gap}|(?<=[clxviCLXVI])[.,]${gap}`,
  toFirstVerse: String.raw`,(?=\d)|[.,]\s{1,40}`,
  to: String.raw`${gap}(?:\p{Dash}|${anyCase('(?:to|through|thru)')}\s)${gap}`,
  // A note can stand before it (worker/scripture/text-runs.ts). After chapter and comma, a period separates verses: '5,3.5'.
  separator:
    String.raw`(?:(?<=f)\.)?\u2060?(?:(?<=${inBrackets})[)\]])?${gap}(?:(?<mark>[,;/])${gap}(?:${and}\s{1,9}|&${gap})?|${and}\s|&\s?` +
    String.raw`|(?<=\d,\d{1,3})\.(?=\d{1,3}(?![\d.,:]))|\.\s{1,9}(?=\d{1,3}[.:]\d)(?!\d\d?:[0-5][05](?!\d))|${beforeOptional}(?=${inBrackets}[)\]](?![\d:]))|(?<=${inBrackets}[)\]]\s{1,40}))` +
    String.raw`(?:(?:[Cc]hap(?:ter)?|[Cc]h)\.?${gap}(?=\d{1,3}:\d{1,3}(?!\d|\sof\s))|[([])?`,
  // What can follow are a word ('3:16For', '3:16NIV'), the number of the verse ('5:1: 16 Being') and that of a note ('2:27.4 The').
  end:
    String.raw`(?!(?!\p{Lu})\p{L}|(?!${afterVerse})(?:\p{Lu}\p{Ll}|${translation.toUpperCase()}))\p{Lu}|-\p{Ll}|-?[@#$%]|\d|-(?!${numberOfNameInText})\d` +
    String.raw`|${gap}:(?!\s+\d{1,3}\s+\p{Lu})${gap}\d|(?<!\d,\d{1,3})\.(?!(?<=:\d{1,3}\.)\d{1,2}\s+\p{Lu})\d)`,
  flags: 'uy',
};

function compile({ digits, notNumber, roman, to, separator, end, flags, ...syntax }: typeof typed) {
  const number = `(?!${notNumber})${digits}`;
  const chapter = `(?:${number}|${roman})`;
  // A part of a verse: '16a'.
  const part = String.raw`[a-eA-E](?!\p{L})`;
  const verse = `(?:(?<=\\d ?[:.][([]?)|(?!${notNumber}))(?<verse>${digits})(?:${part})?`;
  const range = (toVerse: string, toLastVerse: string, alone = '') =>
    new RegExp(
      // A psalm can have two numbers: '50(51):3'.
      String.raw`(?<first>${chapter})(?:\s?[([](?<other>\d{1,3})[)\]](?=\s?:\s?\d))?` +
        `(?:(?:${toVerse})${verse}|(?<part>${part})?${alone})` +
        `(?:(?:${to})(?:(?<endChapter>${chapter})(?:${toLastVerse}))?(?<last>${number})(?:${part})?` +
        `(?:(?:${to})(?<final>${number})(?:${part})?)?)?` +
        String.raw`(?: ?(?<following>ff?|FF?|\p{Dash}${anyCase('end')}(?!\p{L})))?${end}`,
      flags,
    );
  return {
    // '8:28-30,35' does not refer to chapter 30, and '8/9' is a date.
    first: range(
      `${syntax.toFirstVerse}|${syntax.toVerse}`,
      String.raw`${syntax.toVerse}|(?<=\d,\d+(?:${to})\d+),(?=\d)`,
      String.raw`(?!/\d)`,
    ),
    /** After a comma, which separates ranges. */
    later: range(syntax.toVerse, syntax.toVerse),
    separator: new RegExp(separator, flags),
  };
}

const patterns = { typed: compile(typed), text: compile(text) };

type RangeOptions = {
  /** `typed` is for what a visitor types, `text` for prose, in which numbers can be something else: a time, a version, a count. */
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
  code: string,
  text: string,
  index: number,
  options: RangeOptions,
): Generator<Range> {
  const { first, later, separator } = patterns[options.mode];
  const onlyChapter = chapterCount(code) === 1 ? 1 : undefined;
  const read = (pattern: RegExp, chapter?: number) => rangeAt(code, pattern, text, index, chapter);
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
  code: string,
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
    return rangeAt(code, pattern, text.slice(0, end - repetition.length), index, chapter);
  const place = placeOf(code, groups, chapter);
  const isPart = groups.part !== undefined && place.verse === undefined;
  const isBackwards = final && (groups.verse === undefined || Number(last) >= Number(final));
  if (place.chapter === undefined || isPart || isBackwards) return undefined;
  const verses = versesOf(place);
  const isOpen = /[([][^)\]]*$/.test(matched) && /[)\]]/.test(text.charAt(end));
  return {
    index,
    text: isOpen ? matched + text.charAt(end) : matched,
    place,
    verses: verses && groups.following ? withFollowing(verses, groups.following) : verses,
  };
}

type Groups = { [name: string]: string | undefined };

/** Without a verse the numbers are verses of `inChapter`, if that is given. */
function placeOf(code: string, groups: Groups, inChapter?: number): Place {
  const [first = 0, other = first, verse, endChapter, last] = [
    groups.first,
    groups.other,
    groups.verse,
    groups.endChapter,
    groups.final ?? groups.last,
  ].map(numberOf);
  // Of both numbers of a psalm, the Hebrew one is the higher.
  const isNumber = other === first || (code === 'psa' && Math.abs(other - first) === 1);
  const chapter = isNumber ? Math.max(first, other) : undefined;
  if (verse !== undefined) return { code, chapter, verse, endChapter, endVerse: last };
  if (inChapter) return { code, chapter: inChapter, verse: first, endChapter, endVerse: last };
  return endChapter === undefined
    ? { code, chapter, endChapter: last }
    : { code, chapter, endChapter, endVerse: last };
}

/**
 * What a number after a comma, or after a point and a space, is. 'Psalm 8, 19' are chapters, because the verse does not
 * exist. The chapters of a list ascend, so 'Mt 24, 42' and 'Mt 5, 3' are verses. 'Jn 3, 16' is unclear.
 */
function secondNumber(
  { index, text, place: { code }, verses }: Range,
  whole: string,
  onlyChapter: number | undefined,
  { mode, isShort, afterComma, countsThings = () => false }: RangeOptions,
): 'verse' | 'chapter' | 'unclear' {
  const [, chapter = '', mark, verse = ''] = /^(\d+)( ?,\s*|\.\s+)(\d+)/.exec(text) ?? [];
  if (!mark) return 'verse';
  const areChapters = [chapter, verse].every((first) =>
    versesOf(placeOf(code, { first }, onlyChapter)),
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

/** The Roman numerals that `roman` matches. */
const numerals = Array.from({ length: 200 }, (_, number) => listNumber(number, 'i'));

function numberOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  return /\d/.test(text) ? Number(text) : numerals.indexOf(text.toLowerCase());
}
