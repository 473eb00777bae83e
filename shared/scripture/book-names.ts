import { book_names_english, english_abbrev_include } from '@gracious.tech/bible-references';

/** The names and abbreviations of the books of the Bible, each with the book code of the library. */
export const bookNames = [...Object.entries(book_names_english), ...english_abbrev_include];

/** Other names and common misspellings, without the number of the book. */
const bookNameVariants = new Map([
  ['acts of apostles', 'acts'],
  ['acts of the apostles', 'acts'],
  ['apoc', 'revelation'],
  ['apocalypse', 'revelation'],
  ['canticles', 'song of songs'],
  ['collosians', 'colossians'],
  ['colossions', 'colossians'],
  ['corinthains', 'corinthians'],
  ['ephesions', 'ephesians'],
  ['galations', 'galatians'],
  ['mathew', 'matthew'],
  ['phillipans', 'philippians'],
  ['phillipians', 'philippians'],
  ['phillippians', 'philippians'],
  ['psalm', 'psalms'],
  ['revelatoin', 'revelation'],
  ['revelation of john', 'revelation'],
  ['revelation of st john', 'revelation'],
  ['revelation to john', 'revelation'],
  ['revelations', 'revelation'],
  ['song of sol', 'song of songs'],
  ['song of solomon', 'song of songs'],
  ['timothey', 'timothy'],
]);

export function normalizeBookName(text: string): string {
  return text.replace(/\p{L}.*/u, (name) => bookNameVariants.get(name) ?? name);
}

/** Normalizes numerals, dashes, white space and introductory words. The result is lowercase. */
export function normalizeReference(text: string): string {
  return (
    text
      .normalize('NFKC')
      .replace(/[\p{Cf}\p{Ps}\p{Pe}\p{Pi}\p{Pf}"']/gu, '')
      .trim()
      // 'ICor', but not 'ISA' and 'ISAIAH'.
      .replace(/^(?!ISA?(?!\p{L})|ISAI)I{1,3}(?=[A-HJ-Z])/u, (numeral) => `${numeral} `)
      .toLowerCase()
      .replace(/\p{Dash}/gu, '-')
      .replace(/\s+/g, ' ')
      .replace(/(?<!^(?:\d|i+|first|second|1st|2nd)\.? ?)\b(chapter|chap|ch)(\b\.?|(?=\d))/g, ' ')
      .replace(/(?<=\d[ ,]*)v(v|s|erses?)?(\b\.?|(?=\d))/g, ':')
      .replace(/^the /, '')
      .replace(/^(first|1st|i|1)\b\.?/, '1')
      .replace(/^(second|2nd|ii|2)\b\.?/, '2')
      .replace(/^(third|3rd|iii|3)\b\.?/, '3')
      .replace(introduction, '$1')
      .replace(/(?<=\p{L})\./gu, ' ')
      .replace(/\s+/g, ' ')
      .trim()
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
export function isBookName(text: string, code: string): boolean {
  const letters = text.replaceAll(' ', '');
  const isPrefix = [[code, code] as const, ...bookNames].some(
    ([of, name]) => of === code && name.replaceAll(' ', '').toLowerCase().startsWith(letters),
  );
  return isPrefix || /^\d?\p{L}[^aeiou]*$/u.test(letters) || letters.length >= 7;
}
