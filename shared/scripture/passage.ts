import {
  book_names_english,
  get_chapters,
  get_verses,
  PassageReference,
} from '@gracious.tech/bible-references';
import { bookNames, isNameOf, notBookNames, plainReference, usualName } from './book-names.ts';

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
  const found = referenceIn(text) ?? firstOfSeveral(text);
  if (!found?.nt) return undefined;
  return found.args_valid ? passageOf(found) : noSuchPassage(found);
};

/** Of several passages with a book each; undefined where one of them is none. */
function firstOfSeveral(text: string): PassageReference | undefined {
  const parts = text.split(/(?:[,;&]|\band\b)(?=\s*(?:[1-3]\W{0,2})?\p{L})/iu);
  return parts.length > 1 && parts.every(referenceIn) ? referenceIn(parts[0] ?? '') : undefined;
}

const named = String.raw`(?<name>[1-3]? ?\p{L}[\p{L} ]*?)`;
const inRoman = String.raw`(?: (?<roman>(?=[ivx])x{0,2}(?:ix|iv|v?i{0,3}))(?![\p{L}\d]) ?[:,]?)`;
const reference = new RegExp(
  `^${named}(?:${inRoman}| ?,)?(?:(?: (?<verses>v[vs]?|verses?))? ?(?<place>\\d.*))?$`,
  'u',
);

/** A passage of the whole Bible. */
function referenceIn(text: string): PassageReference | undefined {
  const {
    name: typed = '',
    roman,
    verses,
    place = '',
  } = plainReference(text).match(reference)?.groups ?? {};
  const name = usualName(typed);
  if (!name || (!roman && !place && isInSeveralNames(name))) return undefined;
  const book = PassageReference.from_string(name, bookNames, notBookNames)?.book;
  if (!book || !isNameOf(name, book)) return undefined;
  const hasChapters = get_chapters(book).length > 1;
  if (verses && !roman && hasChapters) return undefined;
  const isVerse = roman === 'v' && place && !hasChapters;
  const span = spanOf(roman && !isVerse ? `${arabic(roman)} ${place}`.trim() : place);
  return span === undefined
    ? undefined
    : (PassageReference.from_string(`${book} ${span}`, bookNames) ?? undefined);
}

const romanUnits = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix'];

function arabic(roman: string): number {
  const units = roman.replace(/^x+/, '');
  return (roman.length - units.length) * 10 + romanUnits.indexOf(units);
}

const part = '(?:[a-c]| ?ff?)?';
const point = String.raw`\d+(?:(?: ?[:.,][:., ]*| )\d+${part})?`;
/** Where chapters end with a colon, a comma parts ranges: in '8:28-30, 35' there is no chapter 30. */
const upTo = String.raw`(?: ?- ?(?:\d+(?: ?[:.]+ ?| |(?<=^\d+,\d+-\d+),))?\d+${part})?`;
/** Nor here: a list could be read in more ways than can be tried. */
const furtherPoint = String.raw`\d+(?:(?: ?[:.]+ ?| )\d+${part})?`;
const next = String.raw`(?: ?[,;] ?| ?[,;]? (?:and|&) (?=\d+ ?[:.] ?\d))`;
/** Several ranges; the last may be on its way to become longer. */
const ranges = new RegExp(`^(${point}${upTo})(?:${next}${furtherPoint}${upTo})* ?[:.,;-]?$`);

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
