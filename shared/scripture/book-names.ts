import { book_names_english, english_abbrev_include } from '@gracious.tech/bible-references';
import { isNear } from '../text/near-words.ts';

/** The names and abbreviations of the books of the Bible, each with the book code of the library. */
const bookNames = [...Object.entries(book_names_english), ...english_abbrev_include];

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

const codes = codesByName();

function codesByName(): Map<string, string> {
  const names = new Map<string, string>();
  for (const [code, fullName] of Object.entries(book_names_english)) {
    const letters = lettersOf(fullName);
    for (let end = letters.length; end >= 3; end--) {
      const start = letters.slice(0, end);
      if (!names.has(start) && !otherWords.test(start)) names.set(start, code);
    }
  }
  for (const code of Object.keys(book_names_english)) {
    if (!otherWords.test(code)) names.set(code, code);
  }
  for (const book of otherNames.split(',')) {
    const [code = '', ...others] = book.trim().split(/\s+/);
    for (const name of others) names.set(name, code);
  }
  return names;
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

/** 'The first epistle of Paul to the', 'Gospel according to St.' */
const introduction =
  /^([1-3] )?(?:(?:gospel|book|letter|epistle) )?(?:of (?:st\.? )?paul )?(?:(?:according to|of|to) )?(?:the )?(?:(?:st\b\.?|saint) ?)?/;

/**
 * Returns the only book with a name that begins with the letters. An abbreviation (the first letter and consonants) and
 * seven letters may leave out others, so that 'coins' is not Colossians.
 */
function shortenedBook(letters: string): string | undefined {
  const named = (pattern: RegExp) =>
    bookNames.filter(([, name = '']) => pattern.test(lettersOf(name)));
  const mayOmit = /^\d?\p{L}[^aeiou]*$/u.test(letters) || letters.length >= 7;
  const inOrder = letters.replace(/(?<=\p{L})(?=.)/gu, '.{0,4}');
  const begun = named(new RegExp(`^${letters}`));
  const found = begun.length > 0 || !mayOmit ? begun : named(new RegExp(`^${inOrder}`));
  const books = new Set(found.map(([code]) => code));
  return books.size === 1 ? found[0]?.[0] : undefined;
}

/** Names that are other words, or short for several names. */
const ambiguousNames = ['at', 'ez', 'hb', 'he', 'mr', 'so'];

/**
 * Returns the library's code of the book with a normalized name, or of the only one with nearly this name.
 * @param isExact whether a misspelled name is none
 */
export function bookOf(name: string, isExact = false): string | undefined {
  if (!name || name.length > 40 || ambiguousNames.includes(name)) return undefined;
  if (/^\d (?:\d|i+ )/.test(name) || (isExact && /^(?:is|am)$/.test(name))) return undefined;
  const letters = lettersOf(name);
  const short = codes.get(letters) ?? codes.get(`${letters}.`);
  if (short) return short;
  return shortenedBook(letters) ?? (isExact ? undefined : misspelledBook(letters));
}

/** Returns the code of a book whose name is misspelled: by one letter in names of five letters and more, by two in names of seven and more. */
function misspelledBook(typed: string): string | undefined {
  const near = new Map<string, number>();
  const names = [...bookNames, ['psa', 'psalm'], ['sng', 'song of solomon']];
  for (const [code = '', name = ''] of names) {
    const letters = lettersOf(name);
    const isSimilar =
      typed[0] === letters[0] && isNear(typed, letters, letters.length >= 7 ? 2 : 1);
    if (isSimilar) near.set(code, Math.max(letters.length, near.get(code) ?? 0));
  }
  const [[code, length] = ['', 0], ...others] = near;
  return length >= 5 && others.length === 0 ? code : undefined;
}

/**
 * The library's code of a book, of its name and number as authors write it: correctly spelled, or a usual
 * short name. Empty for other words.
 * @param point '.' if a point follows, which makes 'Act' a short name
 */
export function bookInText(name: string, point = ''): string {
  const letters = lettersOf(normalizeBookName(name));
  return codes.get(letters) ?? codes.get(letters + point) ?? '';
}
