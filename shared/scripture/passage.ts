import {
  book_names_english,
  get_chapters,
  get_verses,
  PassageReference,
} from '@gracious.tech/bible-references';
import { isNear } from '../text/near-words.ts';
import {
  bookNames,
  excludedBookNames,
  isBookName,
  normalizeBookName,
  normalizeReference,
} from './book-names.ts';
import { referenceText, type VerseRange, versesOf } from './verses.ts';

export type Passage = { book: string } & (
  | {
      /** The label that lists the posts on the passage. */
      label: string;
      /** Whether the text names verses or a range of chapters, which have no label of their own. */
      isPart: boolean;
      reference?: undefined;
    }
  /** The Old Testament has no labels. `reference` is 'Isaiah 53:4-6', or 'Isaiah' for the whole book. */
  | { reference: string; label?: undefined }
);

/** A reference to a chapter or verse that the book does not have. `problem` is the message for the visitor. */
export type InvalidPassage = { book: string; problem: string; label?: undefined };

export type ReadPassage = (text: string) => Passage | InvalidPassage | undefined;

/**
 * Parses a reference to a passage, such as `1 cor 15`, `Jn 3:16-18` or `Phlm`. Returns undefined if
 * the text is no reference, or is ambiguous (a part of the names of several books).
 *
 * The browser loads this module on demand. It shares no module with the initial bundle.
 */
export const readPassage: ReadPassage = (text) => {
  const found = findReference(text);
  return found && (passageOf(found) ?? invalidPassage(found));
};

/** The verses of the passage that `readPassage` reads. */
export function readVerses(text: string): VerseRange | InvalidPassage | undefined {
  const found = findReference(text);
  return found && (versesOf(found) ?? invalidPassage(found));
}

function findReference(text: string): PassageReference | undefined {
  return parseReference(text) ?? parseFirstReference(text);
}

/** Splits a text before each of several references that name a book. */
export function splitReferences(text: string): string[] {
  return text.split(
    /(?:[,;&]|\band\b)(?=\s*(?:[1-3]\W{0,2})?(?!v(?:v|erses?)?\b|chapters?\b)\p{L})/iu,
  );
}

/** Returns the first of several references that each name a book; undefined if one of them is invalid. */
function parseFirstReference(text: string): PassageReference | undefined {
  const parts = splitReferences(text);
  return parts.length > 1 && parts.every(parseReference)
    ? parseReference(parts[0] ?? '')
    : undefined;
}

const namePattern = String.raw`(?<name>[1-3]? ?\p{L}[\p{L} ]*?)`;
const romanPattern = String.raw`(?: (?<roman>(?=[ivx])x{0,2}(?:ix|iv|v?i{0,3}))(?![\p{L}\d]) ?[:,]?)`;
const referencePattern = new RegExp(
  `^${namePattern}(?:${romanPattern}| ?,)?(?:(?: (?<verses>v[vs]?|verses?))? ?(?<place>\\d.*))?$`,
  'u',
);

function parseReference(text: string): PassageReference | undefined {
  const {
    name: typed = '',
    roman,
    verses,
    place = '',
  } = normalizeReference(text).match(referencePattern)?.groups ?? {};
  const name = normalizeBookName(typed);
  const book = bookOf(name);
  if (!book || (!roman && !place && isInSeveralNames(name, book))) return undefined;
  const hasChapters = get_chapters(book).length > 1;
  if (verses && !roman && hasChapters) return undefined;
  const isVerse = roman === 'v' && place && !hasChapters;
  const span = spanOf(roman && !isVerse ? `${arabic(roman)} ${place}`.trim() : place, hasChapters);
  return span === undefined
    ? undefined
    : (PassageReference.from_string(`${book} ${span}`, bookNames) ?? undefined);
}

const romanUnits = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'];

function arabic(roman: string): number {
  const units = roman.replace(/^x+/, '');
  return (roman.length - units.length) * 10 + romanUnits.indexOf(units);
}

const partPattern = '(?:[a-c]| ?ff?)?';
const pointPattern = String.raw`\d+(?:(?: ?[:.,][:., ]*| )\d+${partPattern})?`;
/** After a colon, a comma separates ranges: '8:28-30, 35' does not refer to chapter 30. */
const rangeEndPattern = String.raw`(?: ?- ?(?:\d+(?: ?[:.]+ ?| |(?<=^\d+,\d+-\d+),))?\d+${partPattern})?`;
/** A comma does not separate chapter and verse here, which avoids catastrophic backtracking. */
const laterPointPattern = String.raw`\d+(?:(?: ?[:.]+ ?| )\d+${partPattern})?`;
const separatorPattern = String.raw`(?: ?[,;] ?| ?[,;]? (?:and|&) (?=\d+ ?[:.] ?\d))`;
/** One or more ranges. The last one may be incomplete, because the visitor is still typing. */
const rangesPattern = new RegExp(
  `^(${pointPattern}${rangeEndPattern})(?:${separatorPattern}${laterPointPattern}${rangeEndPattern})* ?[:.,;-]?$`,
);

/** Returns the first range of chapters and verses in the format of the library; undefined if it is invalid. */
function spanOf(place: string, hasChapters: boolean): string | undefined {
  if (place === '') return '';
  const range = rangesPattern.exec(place)?.[1];
  // In a book of one chapter, a comma separates verses, but not in 1:5 and 1,5.
  const isInChapter = hasChapters || /:|^1 ?[.,]/.test(range ?? '');
  return (isInChapter ? range : range?.replace(/(?<=\d) ?[.,].*/, ''))
    ?.replace(/[a-z]/g, '')
    .replace(/ ?- ?/g, '-')
    .replace(/(?<=\d)[ :.,]+(?=\d)/g, ':');
}

const names = Object.entries(book_names_english).map(([code, name]) => ({
  isNew: new PassageReference(code).nt,
  name: name.toLowerCase(),
}));

/** A book of the New Testament is compared only with the others of it, which the panel filters. */
function isInSeveralNames(text: string, book: string): boolean {
  const { nt } = new PassageReference(book);
  const matches = names.filter(({ name, isNew }) => isNew >= nt && name.includes(text));
  return matches.length > 1 && !matches.some(({ name }) => name === text);
}

/** Names that have this meaning only where a visitor types a passage. */
const typedNames = Object.entries({ psa: 'psalm', sng: 'song of solomon', isa: 'is', amo: 'am' });
const ambiguousNames = ['ez', 'hb'];

/** Returns the code of the book with this name, or of the only one with nearly this name. */
function bookOf(name: string): string | undefined {
  const code = typedNames.find(([, typed]) => typed === name)?.[0];
  if (code || !name || ambiguousNames.includes(name)) return code;
  const book = PassageReference.from_string(name, bookNames, excludedBookNames)?.book;
  return book && isBookName(name, book) ? book : misspelledBook(name.replaceAll(' ', ''));
}

/** One letter may be wrong in names of five letters and more, two in names of seven and more. */
function misspelledBook(typed: string): string | undefined {
  const near = new Map<string, number>();
  for (const [code = '', name = ''] of [...bookNames, ...typedNames]) {
    const letters = name.toLowerCase().replaceAll(' ', '');
    const isSimilar =
      typed[0] === letters[0] && isNear(typed, letters, letters.length >= 7 ? 2 : 1);
    if (isSimilar) near.set(code, Math.max(letters.length, near.get(code) ?? 0));
  }
  const [[code, length] = ['', 0], ...others] = near;
  return length >= 5 && others.length === 0 ? code : undefined;
}

function passageOf(reference: PassageReference): Passage | undefined {
  if (!reference.args_valid) return undefined;
  const book = reference.get_book_string();
  if (reference.ot) {
    const verses = versesOf(reference);
    return verses && { book, reference: referenceText(verses) };
  }
  if (reference._args.start_chapter === undefined) return { book, label: book, isPart: false };
  const isPart = reference.type !== 'chapter';
  return { book, label: `${book} ${reference.start_chapter}`, isPart };
}

function invalidPassage(reference: PassageReference): InvalidPassage {
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
