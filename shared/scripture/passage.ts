import { isNear } from '../text/near-words.ts';
import { normalizeBookName } from './book-names.ts';
import { readTyped, type TypedReference } from './typed-references.ts';
import {
  bibleBooks,
  mergeRanges,
  type Passage,
  passageOf,
  referenceText,
  type VerseRange,
} from './verses.ts';

/** A reference to a chapter or verse that the book does not have. */
type InvalidPassage = {
  book: string;
  /** The message for the visitor. */
  problem: string;
  /** The same place in other books that the name can mean: 'Judges 4:8' for 'Jud 4:8'. */
  nearest: string[];
  label?: undefined;
};

export type ReadPassage = (text: string) => Passage | InvalidPassage | undefined;

/**
 * Parses a reference to a passage as a visitor types it, such as `1 cor 15`, `Jn 3:16-18` or `Phlm`:
 * the first of several. Returns undefined if the text is no reference, or is ambiguous (a part of the
 * names of several books).
 *
 * The browser loads this module on demand.
 */
export const readPassage: ReadPassage = (text) => {
  const { references, unread } = readTyped(text);
  const [first] = references;
  if (!first || unread.length > 0) return undefined;
  if (first.verses) return passageOf(first.verses);
  const book = first.place.book.name;
  return { book, problem: first.problem, nearest: nearestTo(first).map(referenceText) };
};

/** The passages that a text is, or has in other words ('a sermon on 1 Cor 13:4-7'), and these words. */
export function passagesWithin(text: string): { passages: Passage[]; rest: string } {
  const { references, rest, unread } = readTyped(text);
  const isClear = ({ place }: TypedReference) => unread.length === 0 || place.chapter !== undefined;
  const passages = [...versesIn(references.filter(isClear)), ...othersOf(references)];
  return { passages: passages.map(passageOf), rest: passages.length > 0 ? rest : text };
}

type ReadPassages = {
  passages: VerseRange[];
  /** What else they can be: Genesis 1:2 for 'Genesis 1, 2'. */
  others: VerseRange[];
  /** What is no passage beside them, or why the first one does not exist, for the visitor. */
  problems: string[];
  /** The same place in other books than that of the first one. */
  nearest: VerseRange[];
};

export function readPassages(text: string): ReadPassages {
  const { references, unread } = readTyped(text);
  const passages = mergeRanges(versesIn(references));
  const problems = references.flatMap(({ problem }) => problem ?? []);
  const [first] = references;
  if (first && passages.length === 0) {
    return { passages, others: [], problems: problems.slice(0, 1), nearest: nearestTo(first) };
  }
  const notes = first ? unread.map((it) => `“${it}” is not a passage.`) : [];
  const others = mergeRanges(othersOf(references));
  return { passages, others, problems: [...problems, ...notes], nearest: [] };
}

/** What references are if each list that can be verses or chapters is read the other way; empty if there is none. */
function othersOf(references: readonly TypedReference[]): VerseRange[] {
  if (!references.some(({ other }) => other)) return [];
  return references.flatMap(({ other, verses }) => other ?? verses ?? []);
}

/** The book that a reference names, as it is typed, and its passage in the books with the nearest names. */
export function nearestReferences(text: string): { book: string; nearest: VerseRange[] } {
  const [book = ''] = /^[^\p{L}\d]*(?:\d\W*)?[^\d,;:&]*/u.exec(text) ?? [];
  const typed = normalizeBookName(book).replaceAll(' ', '');
  const place = text.slice(book.length);
  for (let mistakes = 1; mistakes <= Math.min(4, Math.ceil(typed.length / 3)); mistakes++) {
    const isNearTo = (name: string) => isNear(typed, name.replaceAll(' ', ''), mistakes);
    const books = names.filter(({ name }) => isNearTo(name));
    const near =
      books.length > 0 ? books : names.filter(({ name }) => isNearTo(withoutNumber(name)));
    const passages = inBooks(near, place);
    const nearest = passages.length > 0 ? passages : inBooks(near, '');
    if (nearest.length > 0) return { book: book.trim(), nearest };
  }
  return { book: book.trim(), nearest: [] };
}

/** The place of a reference in other books whose name has the letters of the typed one in their order, with any number. */
function nearestTo({ name, rest, place }: TypedReference): VerseRange[] {
  const stem = withoutNumber(name);
  const isWhole = names.some((book) => withoutNumber(book.name) === stem);
  const letters = new RegExp(isWhole ? `^${stem}$` : `^${[...stem].join('.*')}`);
  const others = names.filter(
    ({ book, name }) => book !== place.book && letters.test(withoutNumber(name)),
  );
  return inBooks(others, rest);
}

function inBooks(books: readonly { name: string }[], place: string): VerseRange[] {
  return books.flatMap(({ name }) => versesIn(readTyped(`${name} ${place}`).references));
}

function versesIn(references: readonly TypedReference[]): VerseRange[] {
  return references.flatMap(({ verses }) => verses ?? []);
}

const names = bibleBooks.map((book) => ({ book, name: book.name.toLowerCase() }));

function withoutNumber(name: string): string {
  return name.replace(/^\d ?/, '');
}
