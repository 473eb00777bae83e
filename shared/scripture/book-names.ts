import { isNear } from '../text/near-words.ts';
import table from './book-names.txt?raw';
import { type BibleBook, bibleBooks } from './verses.ts';

const otherNames = table.split('\n');

/** Other words that are the first letters of a name. */
const otherWords = /^(?:act|ecclesia|gene|hose|joe|judge|lament|mar|number|pro|son)$/;

const named = bibleBooks.map((book) => ({ book, letters: lettersOf(book.name) }));
const booksByName = new Map<string, BibleBook>();
for (const { book, letters } of named) {
  for (let end = letters.length; end >= 3; end--) {
    const start = letters.slice(0, end);
    if (!booksByName.has(start) && !otherWords.test(start)) booksByName.set(start, book);
  }
}
// A line for each book, with short names and common misspellings. Those with a point are other words without it.
for (const [i, { book }] of named.entries()) {
  for (const name of otherNames[i]?.split(' ') ?? []) booksByName.set(name, book);
}

function lettersOf(name: string): string {
  return name.toLowerCase().replaceAll(' ', '');
}

/** Normalizes the name of a book with its number: '1 john' for 'First epistle of St. John'. */
export function normalizeBookName(text: string): string {
  return (
    text
      .normalize('NFKC')
      .replace(/[\p{Cf}\p{Ps}\p{Pe}\p{Pi}\p{Pf}"']/gu, '')
      .trim()
      // 'ICor', but not 'ISA' and 'ISAIAH'.
      .replace(/^(?!ISA?(?!\p{L})|ISAI)I{1,3}(?=[A-HJ-Z])/u, (numeral) => `${numeral} `)
      .toLowerCase()
      .replace(/^the /, '')
      .replace(/^(?:first|one|1st|i|1)\b[\s./\p{Dash}]*/u, '1 ')
      .replace(/^(?:second|two|2nd|ii|2)\b[\s./\p{Dash}]*/u, '2 ')
      .replace(/^(?:third|three|3rd|iii|3)\b[\s./\p{Dash}]*/u, '3 ')
      .replace(introduction, '$1')
      .replace(/(?<=\p{L})\./gu, ' ')
      .replace(/\s+/g, ' ')
      .trim()
  );
}

/** 'The first epistle of Paul to the', 'Gospel according to St.', 'Letter of the Apostle' */
const introduction =
  /^([1-3] )?(?:(?:according|apostle|blessed|book|catholic|epistle|general|gospel|holy|letter|of|paul|prophet|s|saint|st|the|to)\.? (?=\p{L}))*/u;

/**
 * Returns the only book with a name that begins with the letters. An abbreviation (the first letter and consonants) and
 * seven letters may leave out others, so that 'coins' is not Colossians.
 */
function shortenedBook(typed: string): BibleBook | undefined {
  const mayOmit = /^\d?\p{L}[^aeiou]*$/u.test(typed) || typed.length >= 7;
  const inOrder = new RegExp(`^${typed.replace(/(?<=\p{L})(?=.)/gu, '.{0,4}')}`);
  const begun = named.filter(({ letters }) => letters.startsWith(typed));
  const found =
    begun.length > 0 || !mayOmit ? begun : named.filter(({ letters }) => inOrder.test(letters));
  return found.length === 1 ? found[0]?.book : undefined;
}

export function isFullName(name: string, book: BibleBook): boolean {
  const letters = lettersOf(normalizeBookName(name));
  return letters === 'psalm' || letters.length >= lettersOf(book.name).length;
}

/** Names that are other words, or short for several names. */
const ambiguousNames = ['at', 'ez', 'hb', 'he', 'mr', 'so'];

/**
 * Returns the book with a normalized name, or the only one with nearly this name.
 * @param isExact whether a misspelled name is none
 */
export function bookOf(name: string, isExact = false): BibleBook | undefined {
  if (!name || name.length > 40 || ambiguousNames.includes(name)) return undefined;
  if (/^\d (?:\d|i+ )/.test(name) || (isExact && /^(?:is|am)$/.test(name))) return undefined;
  const letters = lettersOf(name);
  const short = booksByName.get(letters) ?? booksByName.get(`${letters}.`);
  return short ?? shortenedBook(letters) ?? (isExact ? undefined : misspelledBook(letters));
}

const spellings = [
  ...named,
  ...['psalm', 'songofsolomon'].map((letters) => ({ letters, book: booksByName.get(letters) })),
];

/** Returns the book whose name is misspelled: by one letter in names of five letters and more, by two in names of seven and more. */
function misspelledBook(typed: string): BibleBook | undefined {
  const near = spellings.filter(
    ({ letters }) => typed[0] === letters[0] && isNear(typed, letters, letters.length >= 7 ? 2 : 1),
  );
  const [first] = near;
  const isOne = near.every(({ book }) => book === first?.book);
  return isOne && near.some(({ letters }) => letters.length >= 5) ? first?.book : undefined;
}

/**
 * Returns the book of a name and its number as authors write them: correctly spelled, or a usual short name. Undefined
 * for other words.
 * @param point '.' if a point follows, which makes 'Act' a short name
 */
export function bookInText(name: string, point = ''): BibleBook | undefined {
  const letters = lettersOf(normalizeBookName(name));
  return booksByName.get(letters) ?? booksByName.get(letters + point);
}
