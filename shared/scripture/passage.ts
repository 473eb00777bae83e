import {
  book_names_english,
  get_chapters,
  get_verses,
  PassageReference,
} from '@gracious.tech/bible-references';
import { isNear } from '../text/near-words.ts';
import { bookNames, isBookName, normalizeBookName, normalizeReference } from './book-names.ts';
import { mergeRanges, referenceText, type VerseRange, versesOf, withFollowing } from './verses.ts';

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
type InvalidPassage = { book: string; problem: string; label?: undefined };

export type ReadPassage = (text: string) => Passage | InvalidPassage | undefined;

/**
 * Parses a reference to a passage as a visitor types it, such as `1 cor 15`, `Jn 3:16-18` or `Phlm`:
 * the first of several. Returns undefined if the text is no reference, or is ambiguous (a part of the
 * names of several books).
 *
 * The browser loads this module on demand. It shares no module with the initial bundle.
 */
export const readPassage: ReadPassage = (text) => {
  const parts = splitReferences(text).map(parseReferences);
  const [first] = parts[0] ?? [];
  return first && parts.every(Boolean) ? (passageOf(first) ?? invalidPassage(first)) : undefined;
};

/** Parses all references in what a visitor types. What is no passage is left out beside others. */
export function readPassages(
  text: string,
): { passages?: VerseRange[]; problem?: string } | undefined {
  const references = splitReferences(text).flatMap((part) => parseReferences(part) ?? []);
  const passages = references.flatMap((reference) => versesIn(reference) ?? []);
  if (passages.length > 0) return { passages: mergeRanges(passages) };
  return references[0] && { problem: invalidPassage(references[0]).problem };
}

/** The book that a reference names, as it is typed, and its passage in the books with the nearest names. */
export function nearestReferences(text: string): { book: string; nearest: VerseRange[] } {
  const [book = ''] = /^[^\p{L}\d]*(?:\d\W*)?[^\d,;:&]*/u.exec(text) ?? [];
  const typed = normalizeReference(book).replaceAll(' ', '');
  const place = text.slice(book.length);
  const inBooks = (books: readonly { name: string }[], place: string) =>
    books.flatMap(({ name }) => readPassages(`${name} ${place}`)?.passages ?? []);
  for (let mistakes = 1; mistakes <= Math.min(4, Math.ceil(typed.length / 3)); mistakes++) {
    const books = names.filter(({ name }) => isNear(typed, name.replaceAll(' ', ''), mistakes));
    const numbered = names.filter(({ name }) => isNear(typed, name.replace(/^\d /, ''), mistakes));
    const near = books.length > 0 ? books : numbered;
    const passages = inBooks(near, place);
    const nearest = passages.length > 0 ? passages : inBooks(near, '');
    if (nearest.length > 0) return { book: book.trim(), nearest };
  }
  return { book: book.trim(), nearest: [] };
}

/** Splits a text before each of several references that name a book. */
function splitReferences(text: string): string[] {
  return text.split(
    /(?:[,;&]|\band\b)(?=\s*(?:[1-3]\W{0,2})?(?!v(?:v|erses?)?\b|chapters?\b)\p{L})/iu,
  );
}

/** `following` is 'f' or 'ff' after the last verse. */
type Reference = { reference: PassageReference; following: string | undefined };

function versesIn({ reference, following }: Reference): VerseRange | undefined {
  const verses = versesOf(reference);
  return verses && withFollowing(verses, following);
}

const namePattern = String.raw`(?<name>[1-3]? ?\p{L}[\p{L} ]*?)`;
const romanPattern = String.raw`(?: (?<roman>(?=[ivx])x{0,2}(?:ix|iv|v?i{0,3}))(?![\p{L}\d]) ?[:,]?)`;
const referencePattern = new RegExp(
  `^${namePattern}(?:${romanPattern}| ?,)?(?:(?: (?<verses>v[vs]?|verses?))? ?(?<place>\\d.*))?$`,
  'u',
);

/** The ranges of one book. */
function parseReferences(text: string): Reference[] | undefined {
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
  const numbers = roman && !isVerse ? `${arabic(roman)} ${place}`.trim() : place;
  return rangesIn(withoutRepeatedName(numbers, book), hasChapters)?.flatMap(
    ({ range, following }) => {
      const reference = PassageReference.from_string(`${book} ${range}`, bookNames);
      return reference ? [{ reference, following }] : [];
    },
  );
}

/** '3:16-John 4:2' is '3:16-4:2'. */
function withoutRepeatedName(place: string, book: string): string {
  return place.replace(/(?<=- ?)((?:[1-3] ?)?\p{L}[\p{L} ]*?) ?(?=\d)/gu, (matched, name) =>
    bookOf(normalizeBookName(name)) === book ? '' : matched,
  );
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
const separatorPattern = String.raw`(?: ?[,;] ?| ?[,;]? (?:and|&) (?=\d))`;
const laterRange = `(${separatorPattern})(${laterPointPattern}${rangeEndPattern})`;
const laterRanges = new RegExp(laterRange, 'g');
/** One or more ranges. The last one may be incomplete, because the visitor is still typing. */
const rangesPattern = new RegExp(
  `^(${pointPattern}${rangeEndPattern})((?:${laterRange})*) ?[:.,;-]?$`,
);

/** Returns the ranges of chapters and verses in the format of the library; undefined if they are invalid. */
function rangesIn(place: string, hasChapters: boolean) {
  if (place === '') return [{ range: '', following: undefined }];
  const [, first, later = ''] = rangesPattern.exec(place) ?? [];
  if (first === undefined) return undefined;
  // In a book of one chapter, a comma separates verses, but not in 1:5 and 1,5.
  const isInChapter = hasChapters || /:|^1 ?[.,]/.test(first);
  const typed = (isInChapter ? [first] : first.split(/(?<=\d) ?[.,]/)).map((text) => [';', text]);
  for (const [, separator = '', text = ''] of later.matchAll(laterRanges)) {
    typed.push([separator, text]);
  }
  let chapter = '';
  return typed.map(([separator = '', text = '']) => {
    const numbers = text
      .replace(/[a-z]/g, '')
      .trim()
      .replace(/ ?- ?/g, '-')
      .replace(/(?<=\d)[ :.,]+(?=\d)/g, ':');
    const isVerse = chapter && !separator.includes(';') && !/^\d+:/.test(numbers);
    const range = isVerse ? `${chapter}:${numbers}` : numbers;
    chapter = /.*\b(\d+):/.exec(range)?.[1] ?? '';
    return { range, following: /ff?$/.exec(text)?.[0] };
  });
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

/** They are other words, or short for several names. */
const ambiguousNames = ['at', 'ez', 'hb', 'he', 'mr', 'so'];

/** Returns the code of the book with this name, or of the only one with nearly this name. */
function bookOf(name: string): string | undefined {
  if (!name || ambiguousNames.includes(name)) return undefined;
  const book = PassageReference.from_string(name, bookNames)?.book;
  return book && isBookName(name, book) ? book : misspelledBook(name.replaceAll(' ', ''));
}

/** One letter may be wrong in names of five letters and more, two in names of seven and more. */
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

function passageOf(found: Reference): Passage | undefined {
  const { reference } = found;
  if (!reference.args_valid) return undefined;
  const book = reference.get_book_string();
  if (reference.ot) {
    const verses = versesIn(found);
    return verses && { book, reference: referenceText(verses) };
  }
  if (reference._args.start_chapter === undefined) return { book, label: book, isPart: false };
  const isPart = reference.type !== 'chapter';
  return { book, label: `${book} ${reference.start_chapter}`, isPart };
}

function invalidPassage({ reference }: Reference): InvalidPassage {
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
