import { nearestReferences, readPassages } from '../../shared/scripture/passage.ts';
import { mergeRanges, typesetReference, type VerseRange } from '../../shared/scripture/verses.ts';
import type { Reading } from './parse-readings.ts';

type TypedPassages =
  | {
      reading: Reading;
      /** What is no passage beside it, for the visitor. */
      notes: string[];
      /** What else it can be. */
      others: VerseRange[];
    }
  /** The message for the visitor, and the passages that may be meant. */
  | { message: string; nearest: VerseRange[] };

const notAPassage =
  'This is not a passage of the Bible. Write it as in Isaiah 53:4-6, or by its name as in Prodigal son.';

const severalPassages = 'Several passages have this in their names.';

export async function typedPassages(text: string): Promise<TypedPassages> {
  const { passages, others, problems: notes, nearest: inOtherBooks } = readPassages(text);
  const [problem] = notes;
  if (passages.length > 0) return { reading: readingOf(passages), notes, others };
  if (problem) return { message: problem, nearest: inOtherBooks };
  const { namedPassages } = await import('./named-passages.ts');
  const { references, fit, name } = namedPassages(text);
  const named = references.flatMap((reference) => readPassages(reference).passages);
  if (fit === 'name') return { reading: readingOf(mergeRanges(named), name), notes, others };
  if (fit === 'words' && named.length > 0) {
    return { message: references.length > 1 ? severalPassages : notAPassage, nearest: named };
  }
  const { book, nearest } = nearestReferences(text);
  if (nearest.length === 0) return { message: notAPassage, nearest: named };
  // The book may be known, and what follows it cannot be read.
  return {
    message: readPassages(book).passages.length > 0 ? notAPassage : `There is no book “${book}”.`,
    nearest,
  };
}

/** @param name that it was read by: 'Luke 12:13–21 (Rich fool)' */
function readingOf(verses: VerseRange[], name?: string): Reading {
  const text = typesetReference(...verses);
  return { text: name ? `${text} (${name})` : text, verses };
}
