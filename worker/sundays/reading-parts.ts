import { postCount } from '../../shared/content/post.ts';
import { books } from '../../shared/scripture/books.ts';
import {
  mergeRanges,
  referencesText,
  type VerseRange,
  versesOfChapter,
} from '../../shared/scripture/verses.ts';
import { type PostIndex, postsOn } from '../crawl/post-index.ts';

/**
 * A part of a reading's text. A part in a chapter of the New Testament has the label of its posts, and
 * a passage of the Old Testament the text that its page is found by. The last part of an alternative
 * has the verses of all of it.
 */
export type ReadingPart = { text: string; label?: string; ref?: string; verses?: VerseRange[] };

const chapterCounts = new Map(books);

/** What separates two chapters of a reference. `split` keeps it. */
const chapterSeparator = /((?<=\d[a-z]?\)?)[-;,( ]+)(?=\d+:)/;

/** 'Matthew 9:35–10:8' has a part for each chapter. */
export function readingParts(reading: string): ReadingPart[] {
  return reading
    .split(' or ')
    .flatMap((reference, i) => [
      ...(i > 0 ? [{ text: ' or ' }] : []),
      ...withVerses(referenceParts(reference), versesOfReading(reference)),
    ]);
}

function withVerses(parts: ReadingPart[], verses: VerseRange[]): ReadingPart[] {
  return parts.map((part, i) => (i === parts.length - 1 ? { ...part, verses } : part));
}

/** ' (3 posts)' or ' (none)'; empty while the index is not complete, or for a book that is not one of the 66. */
export function postCountText(verses: readonly VerseRange[], index: PostIndex): string {
  if (!index.isComplete || verses.length === 0) return '';
  const count = postsOn(index, verses).length;
  return ` (${count === 0 ? 'none' : postCount(count)})`;
}

/** 'Romans 13:(8-10) 11-14', with the optional verses. Empty for a book that is not one of the 66. */
export function versesOfReading(reference: string): VerseRange[] {
  const book = bookOf(reference);
  const name = book === 'Psalm' ? 'Psalms' : book;
  let chapter = versesOfChapter(`${name} 2`) ? 0 : 1;
  const ranges: VerseRange[] = [];
  for (const [, inChapter, from, , toChapter, to] of reference
    .slice(book.length)
    .matchAll(/(?:(\d+):\(?)?(\d+)[a-c]?(-(?:(\d+):)?(\d+))?/g)) {
    if (inChapter) chapter = Number(inChapter);
    const start = versesOfChapter(`${name} ${chapter || from}`);
    if (toChapter) chapter = Number(toChapter);
    const end = versesOfChapter(`${name} ${chapter || to || from}`);
    if (!start || !end) continue;
    ranges.push(
      chapter
        ? { first: start.first + Number(from) - 1, last: end.first + Number(to ?? from) - 1 }
        : { first: start.first, last: end.last },
    );
  }
  return mergeRanges(ranges);
}

function bookOf(reference: string): string {
  return reference.replace(/ [^ ]*\d.*$/, '');
}

export function chapterLabels(readings: readonly string[]): string[] {
  const labels = readings.flatMap((reading) => readingParts(reading).map(({ label }) => label));
  return [...new Set(labels.filter((label) => label !== undefined))];
}

function referenceParts(reference: string): ReadingPart[] {
  const book = bookOf(reference);
  const chapters = chapterCounts.get(book);
  if (chapters === undefined) {
    const ref = referencesText(versesOfReading(reference));
    return [{ text: typeset(reference), ...(ref && { ref }) }];
  }
  if (chapters === 1) return [{ text: typeset(reference), label: `${book} 1` }];
  return reference.split(chapterSeparator).map((text) => {
    const chapter = /(\d+):/.exec(text)?.[1];
    return { text: typeset(text), ...(chapter && { label: `${book} ${chapter}` }) };
  });
}

/** A range has an en dash. */
function typeset(text: string): string {
  return text.replaceAll('-', '–');
}
