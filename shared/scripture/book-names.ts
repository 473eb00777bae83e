import {
  book_names_english,
  english_abbrev_exclude,
  english_abbrev_include,
} from '@gracious.tech/bible-references';

/** What the books of the Bible are called, by the library's codes, and how people write it. */

export const bookNames = [...Object.entries(book_names_english), ...english_abbrev_include];

export const notBookNames = [...english_abbrev_exclude, 'mr'];

/** Names that people use, beside those that begin as the book's own or leave out its vowels; without their number. */
const otherBookNames = new Map([
  ['acts of apostles', 'acts'],
  ['acts of the apostles', 'acts'],
  ['apocalypse', 'revelation'],
  ['collosians', 'colossians'],
  ['colossions', 'colossians'],
  ['corinthains', 'corinthians'],
  ['ephesions', 'ephesians'],
  ['galations', 'galatians'],
  ['mathew', 'matthew'],
  ['phillipans', 'philippians'],
  ['phillipians', 'philippians'],
  ['phillippians', 'philippians'],
  ['revelatoin', 'revelation'],
  ['revelation of john', 'revelation'],
  ['revelations', 'revelation'],
  ['timothey', 'timothy'],
]);

/** The name that the library knows for a plain one. */
export function usualName(plain: string): string {
  return plain.replace(/\p{L}.*/u, (name) => otherBookNames.get(name) ?? name);
}

/** One spelling of what can be written in many: numerals, dashes, words that only introduce. */
export function plainReference(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Ps}\p{Pe}\p{Pi}\p{Pf}"']/gu, '')
    .trim()
    .replace(/^I{1,3}(?=[A-HJ-Z])/, (numeral) => `${numeral} `)
    .toLowerCase()
    .replace(/\p{Dash}/gu, '-')
    .replace(/\s+/g, ' ')
    .replace(/\b(chapter|chap|ch)\b\.?/g, ' ')
    .replace(/(?<=\d[ ,]*)v(v|s|erses?)?(\b\.?|(?=\d))/g, ':')
    .replace(/^the /, '')
    .replace(/^(first|1st|i|1)\b\.?/, '1')
    .replace(/^(second|2nd|ii|2)\b\.?/, '2')
    .replace(/^(third|3rd|iii|3)\b\.?/, '3')
    .replace(introduction, '$1')
    .replace(/(?<=\p{L})\./gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** 'The first epistle of Paul to the', 'Gospel according to St.' */
const introduction =
  /^([1-3] )?(?:(?:gospel|book|letter|epistle) )?(?:of (?:st\.? )?paul )?(?:(?:according to|of|to) )?(?:the )?(?:(?:st\b\.?|saint) ?)?/;

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
