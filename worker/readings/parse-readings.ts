import { mergeRanges, type VerseRange } from '../../shared/scripture/verses.ts';
import { readReferences } from '../scripture/scripture-references.ts';

export type Reading = {
  /** The reference with an en dash: 'Isaiah 64:1–9'. Optional verses are in parentheses: 'Mark 2:23–28 (3:1–6)'. */
  text: string;
  /** Whether it may be read instead of the one before it. */
  isAlternative?: boolean;
  /** The verses, the optional ones included; empty for a book that is not one of the 66. */
  verses: VerseRange[];
};

/** Bounded by the tables. */
const parsed = new Map<string, VerseRange[]>();

/**
 * Parses readings.
 * @param readings such as 'Isaiah 64:1-9' or 'Mark 11:1-10 or Mark 13:24-37'
 */
export function parseReadings(readings: readonly string[]): Reading[] {
  return readings.flatMap((reading) =>
    reading.split(' or ').map((reference, i) => {
      // The grammar of texts: posts need it, too, so a new isolate compiles no other one for its first page.
      const references = () => readReferences(reference).flatMap(({ verses }) => verses ?? []);
      const verses = parsed.get(reference) ?? mergeRanges(references());
      parsed.set(reference, verses);
      return { text: reference.replaceAll('-', '–'), isAlternative: i > 0, verses };
    }),
  );
}
