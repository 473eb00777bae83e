import { expect, test } from 'vitest';
import { readPassages } from '../../../../shared/scripture/passage.ts';
import { bibleBooks, mergeRanges, versesOfChapter } from '../../../../shared/scripture/verses.ts';
import { proposedPassages } from '../../../../worker/series/proposed-passages.ts';

const rangeOf = (text: string) =>
  readPassages(text).passages[0] ?? versesOfChapter(text) ?? { first: 0, last: 0 };

test.each([
  ['James', 3, ['James 1', 'James 2-3', 'James 4-5']],
  ['James', 1, ['James']],
  ['Philemon', 2, ['Philemon 1-13', 'Philemon 14-25']],
])('%s in %d weeks is %j', (book, weeks, passages) => {
  expect(proposedPassages(rangeOf(book), weeks)).toEqual(passages);
});

test('every book is divided into as many passages as weeks, which have each verse once', () => {
  for (const { name, verses } of bibleBooks) {
    for (const weeks of [1, 7, 30]) {
      const passages = proposedPassages(verses, weeks);
      const most = verses.last - verses.first + 1;
      expect(passages, name).toHaveLength(Math.min(weeks, most));
      const ranges = passages.map(rangeOf);
      const isNext = ranges.every(
        ({ first }, i) => first === (ranges[i - 1]?.last ?? verses.first - 1) + 1,
      );
      expect(isNext, `${name} ${weeks}`).toBe(true);
      expect(ranges.at(-1)?.last).toBe(verses.last);
      expect(mergeRanges(ranges)).toHaveLength(passages.length);
    }
  }
});
