import { expect, test } from 'vitest';
import { bibleBooks, mergeRanges, versesInCommon } from '../../../../shared/scripture/verses.ts';

test('the 66 books follow each other without a gap', () => {
  expect(bibleBooks).toHaveLength(66);
  expect(bibleBooks.filter(({ isNew }) => isNew).map(({ name }) => name)).toHaveLength(27);
  bibleBooks.reduce((next, { verses: { first, last } }) => {
    expect(first).toBe(next);
    return last + 1;
  }, 0);
  expect(bibleBooks.find(({ isNew }) => isNew)?.name).toBe('Matthew');
});

const range = (first: number, last: number) => ({ first, last });

test('ranges that overlap share verses, and merge into one', () => {
  expect(versesInCommon(range(1, 5), range(5, 9))).toBe(1);
  expect(versesInCommon(range(1, 4), range(5, 9))).toBe(0);
  const ranges = [range(7, 9), range(1, 5), range(3, 4), range(5, 6)];
  expect(mergeRanges(ranges)).toEqual([range(1, 6), range(7, 9)]);
  expect(mergeRanges(ranges, 1)).toEqual([range(1, 9)]);
});
