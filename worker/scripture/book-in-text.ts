import { book_names_english } from '@gracious.tech/bible-references';
import { normalizeBookName } from '../../shared/scripture/book-names.ts';

/**
 * Usual names that are not the first letters of the full name, after the code of the library. Those with a point are other
 * words without it.
 */
const otherNames = `
  gen ge gn, exo ex exd, lev lv, num nm nu, deu dt, jos jsh, jdg jgs jg jdgs, rut ru rt rth, 1sa 1sm,
  2sa 2sm, 1ki 1kgs 1kg, 2ki 2kgs 2kg, neh ne, job jb, psa ps pss psm, pro prv pr pv pro., ecc ec qoh qoheleth,
  sng sg sgs sos songs cant., isa is, lam lm lament., ezk ez, dan da dn, jol jl,
  amo am, oba ob obd, jon jnh, mic mi micha mich., nam na, hab hb, zep zp zph, hag hg, mal ml, hos hs os., zec zc zch zach., mat mt mtt math.,
  mrk mk, luk lk, jhn jn, act ac act., rom rm rmn ro, gal gl ga, php phlp, 1th 1ths, 2th 2ths, 1ti 1tm, 2ti 2tm, tit ti tt,
  phm phlm pm, jas jms jm, 1pe 1pt 1ptr, 2pe 2pt 2ptr, 1jn 1jhn, 2jn 2jhn, 3jn 3jhn, jud jd, rev rv`;

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

/**
 * The library's code of a book, of its name and number as authors write it: correctly spelled, or a usual
 * short name. Empty for other words.
 * @param point '.' if a point follows, which makes 'Act' a short name
 */
export function bookInText(name: string, point = ''): string {
  // Saves time for most names. 'I Sa' is not Isaiah.
  const known = name.startsWith('I') ? undefined : codes.get(lettersOf(name));
  if (known) return known;
  const letters = lettersOf(normalizeBookName(name));
  return codes.get(letters) ?? codes.get(letters + point) ?? '';
}
