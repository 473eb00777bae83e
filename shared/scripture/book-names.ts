import { isNear } from '../text/near-words.ts';
import { type BibleBook, bibleBooks } from './verses.ts';

/**
 * Other names and common misspellings, after the code of the library. Those with a point are other words without it.
 */
const otherNames = `
  gen ge gn, exo ex exd, lev lv, num nm nu, deu dt, jos jsh, jdg jgs jg jdgs, rut ru rt rth, 1sa 1sm,
  2sa 2sm, 1ki 1kgs 1kg, 2ki 2kgs 2kg, neh ne, job jb, psa ps pss psm, pro prv pr pv pro., ecc ec qoh qoheleth,
  sng sg sgs sos songs cant. canticles songofsol songofsolomon, isa is, lam lm lament., ezk ez ezech., dan da dn,
  jol jl, amo am, oba ob obd, jon jnh, mic mi micha mich., nam na, hab hb habac., zep zp zph, hag hg, mal ml,
  hos hs os. osee, zec zc zch zach., mat mt mtt math. mathew, mrk mk, luk lk, jhn jn jno,
  act ac act. actsofapostles actsoftheapostles, rom rm rmn ro, 1co 1corinthains, 2co 2corinthains,
  gal gl ga galations, eph ephesions, php phlp phillipans phillipians phillippians, col collosians colossions,
  1th 1ths, 2th 2ths, 1ti 1tm 1timothey, 2ti 2tm 2timothey, tit ti tt, phm phlm pm, jas jms jm,
  1pe 1pt 1ptr, 2pe 2pt 2ptr, 1jn 1jhn, 2jn 2jhn, 3jn 3jhn, jud jd,
  rev rv apoc apocalypse revelations revelatoin revelationofjohn revelationofstjohn revelationtojohn`;

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
for (const names of otherNames.split(',')) {
  const [code, ...others] = names.trim().split(/\s+/);
  const book = bibleBooks.find((it) => it.code === code);
  if (!book) continue;
  if (!otherWords.test(book.code)) booksByName.set(book.code, book);
  for (const name of others) booksByName.set(name, book);
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

/** Whether a name of a book is not short. */
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
