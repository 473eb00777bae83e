import { PassageReference } from '@gracious.tech/bible-references';
import { LRUCache } from 'lru-cache';
import {
  bookNames,
  excludedBookNames,
  isBookName,
  normalizeBookName,
  normalizeReference,
} from '../../shared/scripture/book-names.ts';

export type ScriptureReference = {
  /** Where it begins in the text; UTF-16 code units. */
  index: number;
  text: string;
  /** Of its chapter, or of the first one. */
  label: string;
};

/** Of any kind and length: a line of the source may end anywhere. */
const gap = String.raw`\s*`;
const verses = String.raw`\d{1,3}[a-c]?`;
const place = String.raw`\d{1,3}${gap}:${gap}${verses}`;
const upTo = String.raw`${gap}\p{Dash}${gap}(?:${place}|${verses})`;
const range = String.raw`${place}(?:${upTo}|ff?)?(?![\p{L}\d:@#$%])`;
const number = '(?:1(?:st)?|2(?:nd)?|3(?:rd)?|I{1,3}|First|Second|Third)';
const reference = new RegExp(
  String.raw`(?<![\p{L}\p{N}]|\d:)(?<name>(?:${number}${gap})?\p{Lu}\p{L}+)\.?${gap}(?<range>${range})`,
  'gu',
);
/** What follows a reference without a book of its own is of the same book: '; 12:1'. */
const further = new RegExp(
  String.raw`(${gap}[,;]${gap})(${range}|${verses}(?:${upTo})?(?!\d))`,
  'uy',
);

/**
 * The passages of the New Testament that a text names by chapter and verse, and that exist. Anything
 * less explicit may be something else: 'Mark 3 boxes', 'Acts 2 days later'.
 */
export function scriptureIn(text: string): ScriptureReference[] {
  return [...text.matchAll(reference)].flatMap((match) => {
    const { name: written = '', range = '' } = match.groups ?? {};
    const name = written.replace(/\s+/g, ' ');
    const book = isOfAnother(text.slice(0, match.index), name) ? '' : bookOf(name);
    if (!book) return [];
    const end = match.index + match[0].length;
    return [{ index: match.index, text: match[0], range }, ...rangesAfter(text, end)].flatMap(
      ({ index, text: written, range }) => {
        const label = labelOf(book, range);
        return label && !isTime(text.slice(index + written.length, index + written.length + 50))
          ? [{ index, text: written, label }]
          : [];
      },
    );
  });
}

function rangesAfter(text: string, from: number) {
  const ranges: { index: number; text: string; range: string }[] = [];
  further.lastIndex = from;
  for (let match = further.exec(text); match; match = further.exec(text)) {
    const [, between = '', range = ''] = match;
    if (range.includes(':'))
      ranges.push({ index: match.index + between.length, text: range, range });
  }
  return ranges;
}

/** Undefined where there is no such place in the book. */
function labelOf(book: string, range: string): string | undefined {
  const found = PassageReference.from_serialized(book + range.replace(/[a-z\s]/g, ''));
  return found.args_valid ? `${found.get_book_string()} ${found.start_chapter}` : undefined;
}

/** To find out costs the library a look at all names. */
const books = new LRUCache<string, string>({ max: 500 });

/** The library's code of a book of the New Testament; empty for what is none, or may be another word. */
function bookOf(name: string): string {
  const known = books.get(name) ?? readBook(name);
  books.set(name, known);
  return known;
}

function readBook(name: string): string {
  const written = normalizeReference(name);
  const plain = normalizeBookName(written);
  const letters = plain.replace(/[\d ]/g, '');
  if (letters === 'act' || (letters.length < 3 && !/^.[^aeiou]+$/.test(letters))) return '';
  const found = PassageReference.from_string(plain, bookNames, excludedBookNames);
  return found?.nt && isBookName(plain, found.book) ? found.book : '';
}

const author = String.raw`\b(?:Ignatius|Ign|Polycarp|Pol|Clement|Marcion)\b(?:['’]s?)?[.,:]?`;
/** What before the name on the second line makes it another's: '4 John', 'Ignatius, Romans', 'Acts of John'. */
const ofAnother = [
  /(?:\b(?:\d+|I{1,3}|First|Second|Third)|\d(?:st|nd|rd|th))\n/i,
  /\b(?:King|Pope|Secret|Pseudo-?|(?:Acts|Apocryphon|Protevangelium|Infancy Gospel) of)\n/i,
  /\b(?:Letter|Epistle|Revelation|Apocalypse) of(?: St\.?| Saint)?\n(?:John|Jn)$/i,
  new RegExp(String.raw`${author}(?: (?:letter |epistle )?to the)?\n`, 'i'),
];
/** The number before the name is the verse of another passage: 'Jn 3:16 Mt 5:3'. */
const afterVerse = /\d ?: ?\d+(?: ?\p{Dash} ?\d+)?\n/u;

function isOfAnother(before: string, name: string): boolean {
  const words = `${before.trimEnd().slice(-50).replace(/\s+/g, ' ')}\n${name}`;
  return !afterVerse.test(words) && ofAnother.some((pattern) => pattern.test(words));
}

function isTime(after: string): boolean {
  return /^\s*(?:[ap]\.?\s?m\b|o['’]clock)/i.test(after);
}
