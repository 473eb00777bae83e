import { book_names_english, PassageReference } from '@gracious.tech/bible-references';
import { isNear } from '../text/near-words.ts';
import { bookNames, isBookName, normalizeBookName, normalizeReference } from './book-names.ts';
import { type Range, rangesAt, roman } from './reference-grammar.ts';
import { splitReferences } from './split-references.ts';
import {
  chapterCount,
  chapterOf,
  isNew,
  mergeRanges,
  problemOf,
  referenceText,
  type VerseRange,
  versesOf,
} from './verses.ts';

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

/** A reference to a chapter or verse that the book does not have. */
type InvalidPassage = {
  book: string;
  /** The message for the visitor. */
  problem: string;
  /** The same place in other books that the name can mean: 'Judges 4:8' for 'Jud 4:8'. */
  nearest: string[];
  label?: undefined;
};

type InvalidPlace = { problem: string; nearest: VerseRange[] };

export type ReadPassage = (text: string) => Passage | InvalidPassage | undefined;

/**
 * Parses a reference to a passage as a visitor types it, such as `1 cor 15`, `Jn 3:16-18` or `Phlm`:
 * the first of several. Returns undefined if the text is no reference, or is ambiguous (a part of the
 * names of several books).
 *
 * The browser loads this module on demand. It shares no module with the initial bundle.
 */
export const readPassage: ReadPassage = (text) => {
  const parts = splitReferences(text).map((part) => parseReferences(part, isInSeveralNames));
  const [first] = parts[0] ?? [];
  if (!first || !parts.every(Boolean)) return undefined;
  const passage = passageOf(first);
  if (passage) return passage;
  const { problem, nearest } = invalidPlace(first);
  return {
    book: book_names_english[first.place.code] ?? '',
    problem,
    nearest: nearest.map(referenceText),
  };
};

/** Parses all references in what a visitor types. `problems` say what is no passage beside them. */
export function readPassages(
  text: string,
): { passages?: VerseRange[]; problems?: string[]; invalid?: InvalidPlace } | undefined {
  const parts = splitReferences(text).map(parsePart);
  const references = parts.flatMap(({ references }) => references ?? []);
  const passages = passagesIn(references);
  if (passages.length === 0) return references[0] && { invalid: invalidPlace(references[0]) };
  const problems = parts.flatMap(({ unread, references = [] }) => [
    ...references.flatMap(({ place, verses }) => (verses ? [] : [problemOf(place)])),
    ...(unread ? [`“${unread}” is not a passage.`] : []),
  ]);
  return { passages: mergeRanges(passages), problems };
}

/** Between a reference and a remark on it: ' – ', ': ', ' ('. */
const beforeRemark =
  /(?<=\d[a-f]{0,2})(?:\s+[^\p{L}\d\s]|[^\p{L}\d\s]+\s)[^\p{L}\d]*(?=[\p{L}\d])/gu;

/** Parses the references of a part, or else those before a remark, as in 'Romans 8: no condemnation'. */
function parsePart(part: string): { references?: Reference[] | undefined; unread: string } {
  const whole = parseReferences(part);
  if (whole) return { references: whole, unread: '' };
  for (const { index, 0: between } of [...part.matchAll(beforeRemark)].reverse()) {
    const references = parseReferences(part.slice(0, index));
    const remark = part.slice(index + between.length).trim();
    const isBracketed = /[([]$/.test(between);
    if (references)
      return { references, unread: isBracketed ? remark.replace(/[\])]$/, '') : remark };
  }
  return { unread: part.trim() };
}

/** The book that a reference names, as it is typed, and its passage in the books with the nearest names. */
export function nearestReferences(text: string): { book: string; nearest: VerseRange[] } {
  const [book = ''] = /^[^\p{L}\d]*(?:\d\W*)?[^\d,;:&]*/u.exec(text) ?? [];
  const typed = normalizeReference(book).replaceAll(' ', '');
  const place = text.slice(book.length);
  for (let mistakes = 1; mistakes <= Math.min(4, Math.ceil(typed.length / 3)); mistakes++) {
    const books = names.filter(({ name }) => isNear(typed, name.replaceAll(' ', ''), mistakes));
    const numbered = names.filter(({ name }) => isNear(typed, withoutNumber(name), mistakes));
    const near = books.length > 0 ? books : numbered;
    const passages = inBooks(near, place);
    const nearest = passages.length > 0 ? passages : inBooks(near, '');
    if (nearest.length > 0) return { book: book.trim(), nearest };
  }
  return { book: book.trim(), nearest: [] };
}

type Reference = Pick<Range, 'place' | 'verses'> & {
  /** The normalized name of the book as it is typed. */
  name: string;
  /** What is typed after the name. */
  rest: string;
};

function referencesIn(text: string): Reference[] {
  return splitReferences(text).flatMap((part) => parseReferences(part) ?? []);
}

function passagesIn(references: readonly Reference[]): VerseRange[] {
  return references.flatMap(({ verses }) => verses ?? []);
}

function inBooks(books: readonly { name: string }[], place: string): VerseRange[] {
  return books.flatMap(({ name }) => passagesIn(referencesIn(`${name} ${place}`)));
}

const verseWord = '(?:v[vs]?|verses?) ?';
const atVerse = new RegExp(`^${verseWord}(?=\\d)`);
const referencePattern = new RegExp(
  String.raw`^(?<name>[1-3]? ?\p{L}[\p{L} ]*?)(?: ?,)?(?: ?(?=\d)| (?=${roman}(?![\p{L}\d])|${verseWord}\d)|$)(?<place>.*)$`,
  'u',
);

/** The ranges of one book. @param isAmbiguous whether a text without a chapter can be the name of several books */
function parseReferences(
  text: string,
  isAmbiguous: (name: string, code: string) => boolean = beginsSeveralNames,
): Reference[] | undefined {
  const { name: typed = '', place = '' } =
    referencePattern.exec(normalizeReference(text))?.groups ?? {};
  const name = normalizeBookName(typed);
  const code = bookOf(name);
  if (!code || (!place && isAmbiguous(name, code))) return undefined;
  if (!place) return [{ name, rest: '', place: { code }, verses: versesOf({ code }) }];
  const ofBook = withoutRepeatedName(place, code);
  const numbers = chapterCount(code) === 1 ? ofBook.replace(atVerse, '') : ofBook;
  const ranges = [...rangesAt(code, numbers, 0, 'typed')];
  const end = ranges.at(-1);
  // The last range may be incomplete, because the visitor is still typing.
  const isComplete = end && /^ ?[:.,;-]?$/.test(numbers.slice(end.index + end.text.length));
  return isComplete ? ranges.map((range) => ({ ...range, name, rest: place })) : undefined;
}

/** '3:16-John 4:2' is '3:16-4:2'. */
function withoutRepeatedName(place: string, code: string): string {
  return place.replace(
    /(?<=- ?|\b(?:to|through) )((?:[1-3] ?)?\p{L}[\p{L} ]*?) ?(?=\d)/gu,
    (matched, name) => (bookOf(normalizeBookName(name)) === code ? '' : matched),
  );
}

const names = Object.entries(book_names_english).map(([code, name]) => ({
  code,
  isNew: isNew(code),
  name: name.toLowerCase(),
}));

/** A book of the New Testament is compared only with the others of it, which the panel filters. */
function isInSeveralNames(text: string, code: string): boolean {
  const matches = names.filter((book) => book.isNew >= isNew(code) && book.name.includes(text));
  return matches.length > 1 && !matches.some(({ name }) => name === text);
}

/** 'is' is in several names, and the beginning of one. */
function beginsSeveralNames(text: string): boolean {
  const matches = names.filter(({ name }) => name.replace(/^\d /, '').startsWith(text));
  return matches.length > 1 && !matches.some(({ name }) => name === text);
}

/** Names that are other words, or short for several names. */
const ambiguousNames = ['at', 'ez', 'hb', 'he', 'mr', 'so'];

/** Returns the code of the book with this name, or of the only one with nearly this name. */
function bookOf(name: string): string | undefined {
  if (!name || ambiguousNames.includes(name)) return undefined;
  const book = PassageReference.from_string(name, bookNames)?.book;
  return book && isBookName(name, book) ? book : misspelledBook(name.replaceAll(' ', ''));
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

function passageOf({ place: { code, chapter }, verses }: Reference): Passage | undefined {
  if (!verses) return undefined;
  const start = chapterOf(verses.first);
  const { book } = start;
  if (!isNew(code)) return { book, reference: referenceText(verses) };
  if (chapter === undefined) return { book, label: book, isPart: false };
  const isPart = verses.first !== start.first || verses.last !== start.last;
  return { book, label: `${book} ${start.number}`, isPart };
}

function invalidPlace({ name, rest, place }: Reference): InvalidPlace {
  const stem = withoutNumber(name);
  const isWhole = names.some((book) => withoutNumber(book.name) === stem);
  // The letters of a short name in their order, of a book with any number.
  const letters = new RegExp(isWhole ? `^${stem}$` : `^${[...stem].join('.*')}`);
  const others = names.filter(
    ({ code, name }) => code !== place.code && letters.test(withoutNumber(name)),
  );
  return { problem: problemOf(place), nearest: inBooks(others, rest) };
}

function withoutNumber(name: string): string {
  return name.replace(/^\d ?/, '');
}
