import { books } from '../../shared/scripture/books.ts';
import type { InvalidPassage, Passage } from '../../shared/scripture/passage.ts';
import { filterGroups } from './label-group.ts';

/** What a screen reader is told of the text in the Scripture panel's box, and what was read in it. */
export function passageAnnouncement(
  text: string,
  passage: Passage | InvalidPassage | undefined,
): string {
  if (passage && 'problem' in passage) return passage.problem;
  if (passage && passage.label === passage.book) return `Enter leads to ${passage.book}.`;
  if (passage) return `${passage.label} is marked. Enter leads there.`;
  const { length } = filterGroups(
    books.map(([name]) => ({ name })),
    text,
  );
  return length === 0 ? noBooksFound : length === 1 ? '1 book.' : `${length} books.`;
}

export const noBooksFound = 'No books found.';
