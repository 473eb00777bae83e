import {
  chaptersIn,
  lengthOf,
  overlapOf,
  referenceText,
  type VerseRange,
} from '../../shared/scripture/verses.ts';

/**
 * Divides a book, or a part of it, into passages for a number of weeks. They are whole chapters with about as many
 * verses each. If there are more weeks than chapters, the longest chapters are divided.
 */
export function proposedPassages(verses: VerseRange, weeks: number): string[] {
  const parts = chaptersIn(verses).map((chapter) => overlapOf(chapter, verses));
  const ranges = weeks < parts.length ? joined(parts, weeks) : divided(parts, weeks);
  return ranges.map(referenceText);
}

/** The chapters of each week begin where its share of the verses does. */
function joined(chapters: readonly VerseRange[], weeks: number): VerseRange[] {
  const start = chapters[0]?.first ?? 0;
  const share = ((chapters.at(-1)?.last ?? 0) + 1 - start) / weeks;
  let next = 0;
  return Array.from({ length: weeks }, (_, week) => {
    const from = next;
    const latest = chapters.length - (weeks - 1 - week);
    do next += 1;
    while (next < latest && middleOf(chapters[next]) < start + (week + 1) * share);
    return { first: chapters[from]?.first ?? 0, last: chapters[next - 1]?.last ?? 0 };
  });
}

function middleOf({ first, last }: VerseRange = { first: 0, last: 0 }): number {
  return (first + last + 1) / 2;
}

/** A chapter has at most as many parts as verses. */
function divided(chapters: readonly VerseRange[], weeks: number): VerseRange[] {
  const counted = chapters.map((verses) => ({ verses, count: 1 }));
  const sizeOf = ({ verses, count }: (typeof counted)[number]) => lengthOf(verses) / count;
  for (let left = weeks - counted.length; left > 0; left -= 1) {
    const longest = counted.reduce((a, b) => (sizeOf(b) > sizeOf(a) ? b : a));
    if (sizeOf(longest) <= 1) break;
    longest.count += 1;
  }
  return counted.flatMap(({ verses, count }) => {
    const startOf = (part: number) => verses.first + Math.round((part * lengthOf(verses)) / count);
    return Array.from({ length: count }, (_, part) => ({
      first: startOf(part),
      last: startOf(part + 1) - 1,
    }));
  });
}
