import { book_names_english } from '@gracious.tech/bible-references';
import { isNear } from '../text/near-words.ts';
import { normalizeBookName } from './book-names.ts';
import { readTyped, type TypedReference } from './typed-references.ts';
import {
  chapterOf,
  isNew,
  mergeRanges,
  problemOf,
  referenceText,
  type VerseRange,
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
  const { references, unread } = readTyped(text, isInSeveralNames);
  const [first] = references;
  if (!first || unread.length > 0) return undefined;
  const passage = passageOf(first);
  if (passage) return passage;
  const { problem, nearest } = invalidPlace(first);
  return {
    book: book_names_english[first.place.code] ?? '',
    problem,
    nearest: nearest.map(referenceText),
  };
};

/** The passages that a text is, or has in other words ('a sermon on 1 Cor 13:4-7'), and these words. */
export function passagesWithin(text: string): { passages: Passage[]; rest: string } {
  const { references, rest, unread } = readTyped(text, isInSeveralNames);
  const clear = references.filter(({ place }) => unread.length === 0 || place.chapter);
  const passages = clear.flatMap((reference) => passageOf(reference) ?? []);
  return { passages, rest: passages.length > 0 ? rest : text };
}

/** Parses all references in what a visitor types. `problems` say what is no passage beside them. */
export function readPassages(
  text: string,
): { passages?: VerseRange[]; problems?: string[]; invalid?: InvalidPlace } | undefined {
  const { references, unread } = readTyped(text, beginsSeveralNames);
  const passages = passagesIn(references);
  if (passages.length === 0) return references[0] && { invalid: invalidPlace(references[0]) };
  const problems = [
    ...references.flatMap(({ place, verses }) => (verses ? [] : [problemOf(place)])),
    ...unread.map((text) => `“${text}” is not a passage.`),
  ];
  return { passages: mergeRanges(passages), problems };
}

/** The book that a reference names, as it is typed, and its passage in the books with the nearest names. */
export function nearestReferences(text: string): { book: string; nearest: VerseRange[] } {
  const [book = ''] = /^[^\p{L}\d]*(?:\d\W*)?[^\d,;:&]*/u.exec(text) ?? [];
  const typed = normalizeBookName(book).replaceAll(' ', '');
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

function passagesIn(references: readonly TypedReference[]): VerseRange[] {
  return references.flatMap(({ verses }) => verses ?? []);
}

function inBooks(books: readonly { name: string }[], place: string): VerseRange[] {
  return books.flatMap(({ name }) =>
    passagesIn(readTyped(`${name} ${place}`, beginsSeveralNames).references),
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

function passageOf({ place: { code, chapter }, verses }: TypedReference): Passage | undefined {
  if (!verses) return undefined;
  const start = chapterOf(verses.first);
  const { book } = start;
  if (!isNew(code)) return { book, reference: referenceText(verses) };
  if (chapter === undefined) return { book, label: book, isPart: false };
  const isPart = verses.first !== start.first || verses.last !== start.last;
  return { book, label: `${book} ${start.number}`, isPart };
}

function invalidPlace({ name, rest, place }: TypedReference): InvalidPlace {
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
