import { books } from '../../shared/scripture/books.ts';

/** A part of a reading's text. A part in a chapter of the New Testament has the label of its posts. */
export type ReadingPart = { text: string; label?: string };

const chapterCounts = new Map(books);

/** What separates two chapters of a reference. `split` keeps it. */
const chapterSeparator = /((?<=\d[a-z]?\)?)[-;,( ]+)(?=\d+:)/;

/** 'Matthew 9:35–10:8' has a part for each chapter. Readings of the Old Testament have no label. */
export function readingParts(reading: string): ReadingPart[] {
  return reading
    .split(' or ')
    .flatMap((reference, i) => [
      ...(i > 0 ? [{ text: ' or ' }] : []),
      ...referenceParts(reference),
    ]);
}

export function chapterLabels(readings: readonly string[]): string[] {
  const labels = readings.flatMap((reading) => readingParts(reading).map(({ label }) => label));
  return [...new Set(labels.filter((label) => label !== undefined))];
}

function referenceParts(reference: string): ReadingPart[] {
  const book = reference.replace(/ [^ ]*\d.*$/, '');
  const chapters = chapterCounts.get(book);
  if (chapters === undefined) return [{ text: typeset(reference) }];
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
