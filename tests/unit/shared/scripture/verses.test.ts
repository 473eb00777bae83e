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

test('ranges that overlap share verses, and merge into one', () => {
  expect(versesInCommon({ first: 1, last: 5 }, { first: 5, last: 9 })).toBe(1);
  expect(versesInCommon({ first: 1, last: 4 }, { first: 5, last: 9 })).toBe(0);
  const ranges = [
    { first: 7, last: 9 },
    { first: 1, last: 5 },
    { first: 3, last: 4 },
    { first: 5, last: 6 },
  ];
  expect(mergeRanges(ranges)).toEqual([
    { first: 1, last: 6 },
    { first: 7, last: 9 },
  ]);
  expect(mergeRanges(ranges, 1)).toEqual([{ first: 1, last: 9 }]);
});
