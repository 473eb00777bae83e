import {
  book_names_english,
  get_chapters,
  get_verses,
  PassageReference,
} from '@gracious.tech/bible-references';
import { bookNames, isNameOf, notBookNames, otherBookNames, plainReference } from './book-names.ts';

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
  const written = /^(?<name>[1-3]? ?\p{L}[\p{L} ]*?) ?(?<place>\d.*)?$/u.exec(plainReference(text));
  if (!written?.groups) return undefined;
  const { name: typed = '', place = '' } = written.groups;
  const name = otherBookNames[typed] ?? typed;
  const span = spanOf(place);
  if (span === undefined || (span === '' && isInSeveralNames(name))) return undefined;
  const found = PassageReference.from_string(`${name} ${span}`, bookNames, notBookNames);
  if (!found?.nt || !isNameOf(name, found.book)) return undefined;
  return found.args_valid ? passageOf(found) : noSuchPassage(found);
};

const verse = String.raw`\d+(?:[a-c]|ff?)?`;
const point = String.raw`\d+(?:(?: ?[:.,]+ ?| )${verse})?`;
const range = `${point}(?: ?- ?${point})?`;
/** Here a comma only parts ranges: were it also within them, a list could be read in more ways than can be tried. */
const furtherPoint = String.raw`\d+(?:(?: ?[:.]+ ?| )${verse})?`;
const furtherRange = `${furtherPoint}(?: ?- ?${furtherPoint})?`;
/** Several ranges; the last may be on its way to become longer. */
const ranges = new RegExp(`^(${range})(?: ?[,;] ?${furtherRange})* ?[:.,;-]?$`);

/** The first range of chapters and verses in the library's form; undefined for what is none. */
function spanOf(place: string): string | undefined {
  if (place === '') return '';
  return ranges
    .exec(place)?.[1]
    ?.replace(/[a-z]/g, '')
    .replace(/ ?- ?/g, '-')
    .replace(/(?<=\d)[ :.,]+(?=\d)/g, ':');
}

const newTestament = Object.entries(book_names_english)
  .filter(([code]) => new PassageReference(code).nt)
  .map(([, name]) => name.toLowerCase());

function isInSeveralNames(text: string): boolean {
  const holders = newTestament.filter((name) => name.includes(text));
  return holders.length > 1 && !holders.includes(text);
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
