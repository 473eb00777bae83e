import {
  book_names_english,
  english_abbrev_include,
  PassageReference,
} from '@gracious.tech/bible-references';
import { isNear } from '../text/near-words.ts';

/** The names and abbreviations of the books of the Bible, each with the book code of the library. */
const bookNames = [...Object.entries(book_names_english), ...english_abbrev_include];

/** Other names and common misspellings, after the name without the number of the book. */
const bookNameVariants = new Map(
  `acts: acts of apostles, acts of the apostles
  colossians: collosians, colossions
  corinthians: corinthains
  ephesians: ephesions
  galatians: galations
  matthew: mathew
  philippians: phillipans, phillipians, phillippians
  psalms: psalm
  revelation: apoc, apocalypse, revelation of john, revelation of st john, revelation to john, revelations, revelatoin
  song of songs: canticles, song of sol, song of solomon
  timothy: timothey`
    .split('\n')
    .flatMap((line) => {
      const [name = '', ...variants] = line.trim().split(/[:,] /);
      return variants.map((variant) => [variant, name] as const);
    }),
);

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
      .replace(/\p{L}.*/u, (name) => bookNameVariants.get(name) ?? name)
  );
}

/** 'The first epistle of Paul to the', 'Gospel according to St.' */
const introduction =
  /^([1-3] )?(?:(?:gospel|book|letter|epistle) )?(?:of (?:st\.? )?paul )?(?:(?:according to|of|to) )?(?:the )?(?:(?:st\b\.?|saint) ?)?/;

/**
 * Whether a text is a plausible name of a book. The library matches any letters of a name in order.
 * This accepts only a prefix, an abbreviation (the first letter and consonants) or at least seven
 * letters, so that 'coins' does not match Colossians.
 * @param text a normalized name
 * @param code the book code of the library
 */
function isBookName(text: string, code: string): boolean {
  const letters = text.replaceAll(' ', '');
  const isPrefix = [[code, code] as const, ...bookNames].some(
    ([of, name]) => of === code && name.replaceAll(' ', '').toLowerCase().startsWith(letters),
  );
  return isPrefix || /^\d?\p{L}[^aeiou]*$/u.test(letters) || letters.length >= 7;
}

/** Names that are other words, or short for several names. */
const ambiguousNames = ['at', 'ez', 'hb', 'he', 'mr', 'so'];

/** Usual short names that the library has not. */
const shortNames = new Map([
  ['math', 'mat'],
  ['os', 'hos'],
  ['zach', 'zec'],
]);

/** The longest name that is read, because long ones take time. */
const maxLength = 40;

export type BookOptions = {
  /** Whether a misspelled name is none. */
  isExact?: boolean;
};

/** Returns the library's code of the book with a normalized name, or of the only one with nearly this name. */
export function bookOf(name: string, { isExact = false }: BookOptions = {}): string | undefined {
  if (!name || name.length > maxLength || ambiguousNames.includes(name)) return undefined;
  if (/^\d (?:\d|i+ )/.test(name) || (isExact && /^(?:is|am)$/.test(name))) return undefined;
  const short = shortNames.get(name);
  if (short) return short;
  const book = PassageReference.from_string(name, bookNames)?.book;
  if (book && isBookName(name, book)) return book;
  return isExact ? undefined : misspelledBook(name.replaceAll(' ', ''));
}

/** Returns the code of a book whose name is misspelled: by one letter in names of five letters and more, by two in names of seven and more. */
function misspelledBook(typed: string): string | undefined {
  const near = new Map<string, number>();
  const names = [...bookNames, ['psa', 'psalm'], ['sng', 'song of solomon']];
  for (const [code = '', name = ''] of names) {
    const letters = name.toLowerCase().replaceAll(' ', '');
    const isSimilar =
      typed[0] === letters[0] && isNear(typed, letters, letters.length >= 7 ? 2 : 1);
    if (isSimilar) near.set(code, Math.max(letters.length, near.get(code) ?? 0));
  }
  const [[code, length] = ['', 0], ...others] = near;
  return length >= 5 && others.length === 0 ? code : undefined;
}
