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
  /** Its start in the text; UTF-16 code units. */
  index: number;
  text: string;
  /** The label of its chapter, or of the first chapter of a range. */
  label: string;
};

/** Any whitespace: a line of the source may end anywhere. */
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
/** A further range of the same book, after a reference: '; 12:1'. */
const furtherRange = new RegExp(
  String.raw`(${gap}[,;]${gap})(${range}|${verses}(?:${upTo})?(?!\d))`,
  'uy',
);

/** Those with a chapter and verse that exist. Less explicit text is ambiguous: 'Mark 3 boxes', 'Acts 2 days later'. */
export function findScriptureReferences(text: string): ScriptureReference[] {
  return [...text.matchAll(reference)].flatMap((match) => {
    const { name: matchedName = '', range = '' } = match.groups ?? {};
    const name = matchedName.replace(/\s+/g, ' ');
    const book = isOtherWork(text.slice(0, match.index), name) ? '' : bookOf(name);
    if (!book) return [];
    const end = match.index + match[0].length;
    return [{ index: match.index, text: match[0], range }, ...furtherRanges(text, end)].flatMap(
      ({ index, text: matched, range }) => {
        const label = labelOf(book, range);
        return label && !isTime(text.slice(index + matched.length, index + matched.length + 50))
          ? [{ index, text: matched, label }]
          : [];
      },
    );
  });
}

function furtherRanges(text: string, from: number) {
  const ranges: { index: number; text: string; range: string }[] = [];
  furtherRange.lastIndex = from;
  for (let match = furtherRange.exec(text); match; match = furtherRange.exec(text)) {
    const [, between = '', range = ''] = match;
    if (range.includes(':'))
      ranges.push({ index: match.index + between.length, text: range, range });
  }
  return ranges;
}

/** Undefined if the book has no such chapter or verse. */
function labelOf(book: string, range: string): string | undefined {
  const found = PassageReference.from_serialized(book + range.replace(/[a-z\s]/g, ''));
  return found.args_valid ? `${found.get_book_string()} ${found.start_chapter}` : undefined;
}

/** Caches results: the library compares a name with all names. */
const books = new LRUCache<string, string>({ max: 500 });

/** The library's code of a book of the New Testament; empty for other books and ambiguous words. */
function bookOf(name: string): string {
  const book = books.get(name) ?? readBook(name);
  books.set(name, book);
  return book;
}

function readBook(name: string): string {
  const plain = normalizeBookName(normalizeReference(name));
  const letters = plain.replace(/[\d ]/g, '');
  if (letters === 'act' || (letters.length < 3 && !/^.[^aeiou]+$/.test(letters))) return '';
  const found = PassageReference.from_string(plain, bookNames, excludedBookNames);
  return found?.nt && isBookName(plain, found.book) ? found.book : '';
}

const author = String.raw`\b(?:Ignatius|Ign|Polycarp|Pol|Clement|Marcion)\b(?:['’]s?)?[.,:]?`;
/** What makes the name on the second line another work: '4 John', 'Ignatius, Romans', 'Acts of John'. */
const otherWorks = [
  /(?:\b(?:\d+|I{1,3}|First|Second|Third)|\d(?:st|nd|rd|th))\n/i,
  /\b(?:King|Pope|Secret|Pseudo-?|(?:Acts|Apocryphon|Protevangelium|Infancy Gospel) of)\n/i,
  /\b(?:Letter|Epistle|Revelation|Apocalypse) of(?: St\.?| Saint)?\n(?:John|Jn)$/i,
  new RegExp(String.raw`${author}(?: (?:letter |epistle )?to the)?\n`, 'i'),
];
/** The number before the name is the verse of the previous reference: 'Jn 3:16 Mt 5:3'. */
const afterVerse = /\d ?: ?\d+(?: ?\p{Dash} ?\d+)?\n/u;

function isOtherWork(before: string, name: string): boolean {
  const words = `${before.trimEnd().slice(-50).replace(/\s+/g, ' ')}\n${name}`;
  return !afterVerse.test(words) && otherWorks.some((pattern) => pattern.test(words));
}

function isTime(after: string): boolean {
  return /^\s*(?:[ap]\.?\s?m\b|o['’]clock)/i.test(after);
}
