import { bookInText, isFullName } from '../../shared/scripture/book-names.ts';
import {
  anyCase,
  colons,
  gap,
  numberedName,
  romanInText,
  title,
  withoutNumbersOfNames,
} from '../../shared/scripture/reference-grammar.ts';
import { type Range, rangesAt } from '../../shared/scripture/reference-ranges.ts';
import { chaptersIn, versesThrough } from '../../shared/scripture/verses.ts';
import { countsThings } from './chapters-in-prose.ts';
import { objections } from './objections.ts';
import { isOtherWork } from './other-works.ts';
import { lineBreak } from './text-runs.ts';

const bookNumber = `(?:1(?:st|ST)?|2(?:nd|ND)?|3(?:rd|RD)?|I{1,3}|[\u2160-\u2162\uff11-\uff13]|${anyCase('first|second|third')}|One|Two|Three)`;
/** '1.' before John numbers a list, but not before the German 'Joh'. */
const afterBookNumber = String.raw`(?:(?<=I)\.|\.(?=${gap}(?:(?!J)${numberedName}|Joh\P{L}|${title})))?(?:${gap}|[\p{Dash}/](?=${numberedName}))`;
const names = String.raw`${anyCase('Songs?')}${gap}${anyCase('of')}${gap}${anyCase('So')}\p{L}+|${anyCase('Acts')}${gap}${anyCase('of')}${gap}(?:${anyCase('the')}${gap})?${anyCase('Apostles')}|\p{Lu}\p{L}+`;
const chapterWord = String.raw`(?:,?${gap}(?:${anyCase('chapters?')}|[Cc]h(?:ap)?s?\.|(?<verses>${anyCase('verses?')}|vv?\.|vers?\.)))?`;
const nameBeforeNumber = new RegExp(
  String.raw`(?<![\p{L}\d$]|\d:)(?<number>${bookNumber}${afterBookNumber}(?<title>(?:${title})?))?(?<ofBook>${names})` +
    String.raw`(?<point>\.?)(?<chapter>${chapterWord})(?<comma>(?:[,:](?=\s))?)(?<space>${gap})(?<roman>(?:${romanInText})[.,:]${gap})?(?<bracket>[([]?)\d$`,
  'u',
);
/** A name after a number, but not of one who speaks or acts in a verse: 'Ephesians 2:8, 9 Paul says'. */
const otherName = /^\s+(?!(?:Christ|God|Jesus|Paul)\b)\p{Lu}/u;
/** Matched first, because a text has fewer numbers than capitalized words. After a comma or in brackets, chapter and verse are needed. */
const numberAfterWord = new RegExp(
  String.raw`\d(?<=(?:[\p{L}.]|[clxviCLXVI][,:])\s{0,40}\d|[\p{L}.](?:[,:]\s{1,40}[([]?|\s{0,9}[([])(?=\d{1,3}${gap}[:.,])\d)`,
  'gu',
);

type Options = {
  isTitle?: boolean;
  /** Where 'Jn 3, 16' can be both, what other references of the text have: 'Mt 24, 42'. */
  afterComma?: 'verse';
};

/**
 * The references, also to verses and chapters that do not exist, one for each range of a list. Where the name is also
 * a word or a person's name ('Mark 3 boxes'), whole chapters are references only in a title, in
 * parentheses, after another reference, after words such as 'in' and 'see', or before a verb.
 */
export function readReferences(written: string, options: Options = {}): Range[] {
  const text = written.replace(colons, ':');
  const numbers = withoutNumbersOfNames(text, 'text');
  const found: Range[] = [];
  for (const { index: digit } of text.matchAll(numberAfterWord)) {
    const previous = found.at(-1);
    const previousEnd = previous ? previous.index + previous.text.length : 0;
    const start = Math.max(previousEnd, digit - 100);
    const match = nameBeforeNumber.exec(text.slice(start, digit + 1));
    if (!match) continue;
    const between = text.slice(previousEnd, start + match.index);
    const isNext = !!previous && /^[\s,;]+(?:(?:and|or|&)\s+)?$/.test(between);
    const [first = [], second = []] = namesOf(match, start).map((name) =>
      listAfter(name, text, numbers, { ...options, isNext }),
    );
    const references = second[0]?.verses && !first[0]?.verses ? second : first;
    found.push(...(previous ? joined(text, previous, references) : references));
  }
  const isUnclear = !options.afterComma && found.some(({ isUnclear }) => isUnclear);
  const isStyle = isUnclear && found.some(({ text }) => /\d,\s+\d/.test(text));
  return isStyle ? readReferences(text, { ...options, afterComma: 'verse' }) : found;
}

/**
 * Joins the first reference with the one before it: '1 John 4:7-1 John 5:5' is one, 'Genesis 50:22 - Exodus 1:7' are all
 * verses of two books. Those of books that are not neighbors are no range.
 */
function joined(text: string, last: Range, references: Range[]) {
  const [first, ...others] = references;
  const between = text.slice(last.index + last.text.length, first?.index);
  if (!first?.verses || !last.verses || !/^\s*(?:\p{Dash}|through|thru)\s*$/u.test(between))
    return references;
  const [start, end, more] = versesThrough(last.verses, first.verses);
  // A dash between spaces can be between sentences.
  const isNear = start && chaptersIn({ ...start, last: first.verses.last }).length <= 3;
  if (!start || more || (!isNear && /\s\p{Dash}|—/u.test(between))) return references;
  last.verses = start;
  if (end) return [{ ...first, verses: end }, ...others];
  last.text = text.slice(last.index, first.index + first.text.length);
  return others;
}

type Name = {
  book: string;
  groups: { [name: string]: string };
  index: number;
  end: number;
};

/** The names that a match can be, the likelier first. A number can belong to other words: 'Lent 3 John 2:13'. */
function namesOf({ index, 0: text, groups = {} }: RegExpExecArray, start: number): Name[] {
  const { number = '', title, ofBook = '', roman = '' } = groups;
  const end = start + index + text.length - roman.length - 1;
  const alone = { book: ofBook, groups, index: start + index + number.length, end };
  if (!number) return [alone];
  const numbered = { book: number + ofBook, groups, index: start + index, end };
  // 'IPv6', and 'Saint John' with a number
  if (/\p{L}$/u.test(number) || (title && bookInText(numbered.book))) return [numbered];
  return number.includes(lineBreak) ? [alone, numbered] : [numbered, alone];
}

/**
 * The references of a list after a name; none if the name is no book or means something else here.
 * @param numbers the text without the numbers of names
 */
function listAfter(
  name: Name,
  text: string,
  numbers: string,
  options: Options & { isNext: boolean },
): Range[] {
  const { point = '', chapter = '', verses, bracket } = name.groups;
  const written = name.book.replace(/\s+/g, ' ');
  // No play has ten acts.
  const isAct = written === 'Act' && /^\d\d:(?![0-5][05])/.test(text.slice(name.end, name.end + 5));
  const book = bookInText(written, isAct ? '.' : point);
  const before = text.slice(Math.max(0, name.index - 200), name.index);
  if (!book || isOtherWork(before, written)) return [];
  const hasChapters = book.chapters.length > 1;
  if (verses && verses !== 'v.' && hasChapters) return [];
  const isFive = verses === 'v.' && hasChapters;
  const isFull = isFullName(written, book);
  const areChapters = /^Psalms$/i.test(written) || /s$/i.test(chapter);
  const ranges = rangesAt(book, numbers, isFive ? text.lastIndexOf('v.', name.end) : name.end, {
    mode: 'text',
    isFull,
    afterComma: areChapters ? 'chapter' : options.afterComma,
    countsThings,
  });
  const list: Range[] = [];
  for (const range of ranges) {
    const end = range.index + range.text.length;
    const after = text.slice(end, end + 100);
    // A number can be that of the next name: '8:28, 1 Peter 3:15'.
    const isOther = otherName.test(after) || countsThings(after);
    if (afterTime.test(after) || (list.length > 0 && isOther && /^\d+$/.test(range.text))) break;
    list.push(range);
  }
  const [range] = list;
  if (!range) return [];
  const end = range.index + range.text.length;
  const after = text.slice(end, end + 100);
  const candidate = { ...options, ...name, written, isFull, isFive, range, before, after, list };
  if (objections.some(([, objects]) => objects(candidate))) return [];
  const first = text.slice(name.index, bracket ? end + 1 : end);
  return [{ ...range, index: name.index, text: first }, ...list.slice(1)];
}

const afterTime = /^\s*(?:[ap]\.?\s?m\b|o['’]clock)/i;
