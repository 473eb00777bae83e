import { book_names_english } from '@gracious.tech/bible-references';
import { gap, rangesAt, romanInText } from '../../shared/scripture/reference-grammar.ts';
import { chapterCount, type Place, type VerseRange } from '../../shared/scripture/verses.ts';
import { bookInText } from './book-in-text.ts';
import { countsThings, isAmbiguous, isIntroduced, isSubject } from './chapters-in-prose.ts';
import { isOtherWork } from './other-works.ts';
import { lineBreak } from './text-runs.ts';

export type FoundReference = {
  /** The start of `text` in the whole text; UTF-16 code units. */
  index: number;
  text: string;
  place: Place;
  /** Undefined if some of the verses do not exist. */
  verses: VerseRange | undefined;
};

export type ScriptureReference = FoundReference & { verses: VerseRange };

const bookNumber = '(?:1(?:st)?|2(?:nd)?|3(?:rd)?|I{1,3}|First|Second|Third)';
/** '1.' before another name numbers a list. */
const numberPoint = String.raw`(?:\.(?=${gap}(?:Sa?m|Ki?n?gs|Chr|Cor|Thes|Ti?m|Pe?t)))?`;
const names = String.raw`Songs?${gap}of${gap}So\p{L}+|Acts${gap}of${gap}(?:the${gap})?Apostles|\p{Lu}\p{L}+`;
const chapterWord = String.raw`(?:,?${gap}(?:[Cc]hapters?|[Cc]h(?:ap)?s?\.|(?<verses>verses?|vv?\.)))?`;
const nameBeforeNumber = new RegExp(
  String.raw`(?<![\p{L}\d$]|\d:)(?<number>${bookNumber}${numberPoint}${gap})?(?<ofBook>${names})` +
    String.raw`(?<point>\.?)(?<chapter>${chapterWord})(?<space>${gap})(?<roman>(?:${romanInText})[.,:]${gap})?\d$`,
  'u',
);
/** A name after a number, but not of one who speaks or acts in a verse: 'Ephesians 2:8, 9 Paul says'. */
const otherName = /^\s+(?!(?:Christ|God|Jesus|Paul)\b)\p{Lu}/u;
/** Matched first, because a text has fewer numbers than capitalized words. */
const numberAfterWord = /\d(?<=(?:[\p{L}.]|[clxviCLXVI][,:])\s{0,40}\d)/gu;

/**
 * The references to verses and chapters that exist, one for each range of a list. Where the name is also
 * a word or a person's name ('Mark 3 boxes'), whole chapters are references only in a title, in
 * parentheses, after another reference, after words such as 'in' and 'see', or before a verb.
 */
export function findScriptureReferences(
  text: string,
  options?: { isTitle?: boolean },
): ScriptureReference[] {
  return readReferences(text, options).filter(
    (found): found is ScriptureReference => !!found.verses,
  );
}

/** The references, also to verses and chapters that do not exist. */
export function readReferences(text: string, { isTitle = false } = {}): FoundReference[] {
  const found: FoundReference[] = [];
  for (const { index: digit } of text.matchAll(numberAfterWord)) {
    const previous = found.at(-1);
    const previousEnd = previous ? previous.index + previous.text.length : 0;
    const start = Math.max(previousEnd, digit - 100);
    const match = nameBeforeNumber.exec(text.slice(start, digit + 1));
    if (!match) continue;
    const between = text.slice(previousEnd, start + match.index);
    const isNext = !!previous && /^[\s,;]+(?:(?:and|or|&)\s+)?$/.test(between);
    const [first = [], second = []] = namesOf(match, start).map((name) =>
      referencesOf(text, name, isTitle || isNext),
    );
    found.push(...(second[0]?.verses && !first[0]?.verses ? second : first));
  }
  return found;
}

/** The name of a book before a range. */
type Name = {
  book: string;
  groups: { [name: string]: string };
  index: number;
  /** Where the range begins. */
  end: number;
};

/** The names that a match can be, the likelier first. A number can belong to other words: 'Lent 3 John 2:13'. */
function namesOf({ index, 0: text, groups = {} }: RegExpExecArray, start: number): Name[] {
  const { number = '', ofBook = '', roman = '' } = groups;
  const end = start + index + text.length - roman.length - 1;
  const alone = { book: ofBook, groups, index: start + index + number.length, end };
  if (!number) return [alone];
  const numbered = { book: number + ofBook, groups, index: start + index, end };
  return number.includes(lineBreak) ? [alone, numbered] : [numbered, alone];
}

/** The references of a list after a name; none if the name is no book or means something else here. */
function referencesOf(text: string, name: Name, isExpected: boolean): FoundReference[] {
  const { point = '', chapter, verses, space } = name.groups;
  const book = name.book.replace(/\s+/g, ' ');
  const code = bookInText(book, point);
  if (!code) return [];
  const isFive = verses === 'v.' && chapterCount(code) > 1;
  if (verses && !isFive && chapterCount(code) > 1) return [];
  const before = text.slice(Math.max(0, name.index - 200), name.index);
  if (isOtherWork(before, book)) return [];
  const found: FoundReference[] = [];
  const start = isFive ? text.lastIndexOf('v.', name.end) : name.end;
  for (const range of rangesAt(code, text, start, 'text')) {
    const end = range.index + range.text.length;
    const after = text.slice(end, end + 100);
    if (isTime(after)) break;
    if (found.length > 0) {
      // A number can be that of the next name: '8:28, 1 Peter 3:15'.
      const isNumber = /^\d+$/.test(range.text);
      if (isNumber && (otherName.test(after) || countsThings(after))) break;
      found.push(range);
      continue;
    }
    if (!chapter && !isExplicit(code, book, point, range.text)) {
      const isReference = isExpected || isIntroduced(before) || isSubject(after);
      // Without a space it is another name: 'PS5'.
      if (!isReference || countsThings(after) || !(space || point)) break;
    }
    found.push({ ...range, index: name.index, text: text.slice(name.index, end) });
  }
  return found;
}

/** Whether a match is a reference wherever it is: it names a verse, or a chapter of a book whose name is unmistakable. */
function isExplicit(code: string, name: string, point: string, range: string): boolean {
  // 'Joshua 1.8' can be a version.
  const hasVerse = /[:ivx]|[.,]\d\d|\d\d[.,]\d|[.,]\d.*\p{Dash}/iu.test(range);
  if (hasVerse) return point !== '' || !/^(?:is|am)$/i.test(name);
  // The point after a full name ends a sentence: 'He read Romans. 8 people came.'
  return point ? name !== book_names_english[code] : !isAmbiguous(name);
}

function isTime(after: string): boolean {
  return /^\s*(?:[ap]\.?\s?m\b|o['’]clock)/i.test(after);
}
