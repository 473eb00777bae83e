import {
  book_names_english,
  english_abbrev_exclude,
  english_abbrev_include,
} from '@gracious.tech/bible-references';

/** What the books of the Bible are called, by the library's codes, and how people write it. */

export const bookNames = [...Object.entries(book_names_english), ...english_abbrev_include];

export const notBookNames = [...english_abbrev_exclude, 'mr'];

/** Names that people use, beside those that begin as the book's own or leave out its vowels. */
export const otherBookNames: Record<string, string> = {
  'acts of the apostles': 'acts',
  apocalypse: 'revelation',
  galations: 'galatians',
  mathew: 'matthew',
  phillipians: 'philippians',
  phillippians: 'philippians',
  'revelation of john': 'revelation',
  revelations: 'revelation',
};

/** One spelling of what can be written in many: numerals, dashes, words that only introduce. */
export function plainReference(text: string): string {
  return text
    .normalize('NFKC')
    .trim()
    .replace(/^I{1,3}(?=[A-HJ-Z])/, (numeral) => `${numeral} `)
    .toLowerCase()
    .replace(/\p{Dash}/gu, '-')
    .replace(/\b(chapter|chap|ch)\b\.?/g, ' ')
    .replace(/(?<=\d\s*)v(v|erses?)?\b\.?|(?<=\d\s*)vv?(?=\d)/g, ':')
    .replace(/^the /, '')
    .replace(/^(gospel|book|letter|epistle) /, '')
    .replace(/^(according to|of|to) /, '')
    .replace(/^the /, '')
    .replace(/^(st\b\.?|saint) ?/, '')
    .replace(/^(first|1st|i)\b/, '1')
    .replace(/^(second|2nd|ii)\b/, '2')
    .replace(/^(third|3rd|iii)\b/, '3')
    .replace(/(?<=\p{L})\./gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * The library takes any letters of a name in their order. Of those an abbreviation has the first and
 * then consonants, and a slip of the pen has most: 'coins' is not Colossians. `text` is plain.
 */
export function isNameOf(text: string, code: string): boolean {
  const letters = text.replaceAll(' ', '');
  const begins = [[code, code] as const, ...bookNames].some(
    ([of, name]) => of === code && name.replaceAll(' ', '').toLowerCase().startsWith(letters),
  );
  return begins || /^\d?\p{L}[^aeiou]*$/u.test(letters) || letters.length >= 7;
}
