import {
  book_names_english,
  english_abbrev_exclude,
  english_abbrev_include,
  get_chapters,
  get_verses,
  PassageReference,
} from '@gracious.tech/bible-references';

/** A passage of the New Testament, as the lists know it: a book, or one of its chapters. */
export type Passage = {
  book: string;
  /** The label of what is there to see. */
  label: string;
  /** Whether something narrower than the label was asked for, which shows in its chapter. */
  isPart: boolean;
};

/** The book is known, but has no such place in it; `problem` says so to the visitor. */
export type NoSuchPassage = { book: string; problem: string };

export type ReadPassage = (text: string) => Passage | NoSuchPassage | undefined;

/**
 * Reads what a person types to name a passage: `1 cor 15`, `Jn 3:16-18`, `Phlm`. Undefined for what
 * names none, a passage outside the New Testament included. A part of several books' names is none
 * of them, for the one who types it may mean any.
 *
 * It is loaded in the browser when it is needed and shares no module with what is loaded before.
 */
export const readPassage: ReadPassage = (text) => {
  const written = /^(?<name>[1-3]? ?\p{L}[\p{L} ]*?) ?(?<place>\d.*)?$/u.exec(plain(text));
  if (!written?.groups) return undefined;
  const { name: typed = '', place = '' } = written.groups;
  const name = otherNames[typed] ?? typed;
  const span = spanOf(place);
  if (span === undefined || (span === '' && isInSeveralNames(name))) return undefined;
  const found = PassageReference.from_string(`${name} ${span}`, names, notNames);
  if (!found?.nt || !isNameOf(name, found.book)) return undefined;
  return found.args_valid ? passageOf(found) : noSuchPassage(found);
};

const names = [...Object.entries(book_names_english), ...english_abbrev_include];

const notNames = [...english_abbrev_exclude, 'mr'];

/** Names that people use, beside those that begin as the book's own or leave out its vowels. */
const otherNames: Record<string, string> = {
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
function plain(text: string): string {
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

const point = String.raw`\d+(?:(?: ?[:.,]+ ?| )\d+(?:[a-c]|ff?)?)?`;
const range = `${point}(?: ?- ?${point})?`;
/** Several ranges; the last may be on its way to become longer. */
const ranges = new RegExp(`^(${range})(?: ?[,;] ?${range})* ?[:.,;-]?$`);

/** The first range of chapters and verses in the library's form; undefined for what is none. */
function spanOf(place: string): string | undefined {
  if (place === '') return '';
  return ranges
    .exec(place)?.[1]
    ?.replace(/[a-z]/g, '')
    .replace(/ ?- ?/g, '-')
    .replace(/(?<=\d)[ :.,]+(?=\d)/g, ':');
}

const bookNames = Object.entries(book_names_english)
  .filter(([code]) => new PassageReference(code).nt)
  .map(([, name]) => name.toLowerCase());

function isInSeveralNames(text: string): boolean {
  const holders = bookNames.filter((name) => name.includes(text));
  return holders.length > 1 && !holders.includes(text);
}

/**
 * The library takes any letters of a name in their order. Of those an abbreviation has the first and
 * then consonants, and a slip of the pen has most: 'coins' is not Colossians.
 */
function isNameOf(text: string, code: string): boolean {
  const letters = text.replaceAll(' ', '');
  const begins = [[code, code] as const, ...names].some(
    ([of, name]) => of === code && name.replaceAll(' ', '').toLowerCase().startsWith(letters),
  );
  return begins || /^\d?\p{L}[^aeiou]*$/u.test(letters) || letters.length >= 7;
}

function passageOf(reference: PassageReference): Passage {
  const book = reference.get_book_string();
  if (reference._args.start_chapter === undefined) return { book, label: book, isPart: false };
  const isPart = reference.type !== 'chapter';
  return { book, label: `${book} ${reference.start_chapter}`, isPart };
}

function noSuchPassage(reference: PassageReference): NoSuchPassage {
  const { start_chapter, start_verse, end_chapter, end_verse } = reference._args;
  const book = reference.get_book_string();
  const chapters = get_chapters(reference.book).length;
  const first = start_chapter ?? 1;
  const last = end_chapter ?? first;
  if (Math.min(first, last) < 1 || Math.max(first, last) > chapters) {
    return { book, problem: `${book} has ${count(chapters, 'chapter')}.` };
  }
  for (const [chapter, verse] of [
    [first, start_verse ?? 1],
    [last, end_verse ?? 1],
  ] as const) {
    const verses = get_verses(reference.book, chapter).length;
    if (verse >= 1 && verse <= verses) continue;
    const place = chapters === 1 ? book : `${book} ${chapter}`;
    return { book, problem: `${place} has ${count(verses, 'verse')}.` };
  }
  return { book, problem: 'This passage ends before it begins.' };
}

function count(number: number, thing: string): string {
  return number === 1 ? `one ${thing}` : `${number} ${thing}s`;
}
