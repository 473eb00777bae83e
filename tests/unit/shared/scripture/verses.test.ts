import { expect, test } from 'vitest';
import { readPassages } from '../../../../shared/scripture/passage.ts';
import {
  bibleBooks,
  mergeRanges,
  referencesText,
  referenceText,
  versesInCommon,
} from '../../../../shared/scripture/verses.ts';

function verses(text: string) {
  return readPassages(text)?.passages?.[0];
}

test.each([
  ['isaiah 53:4-6', 'Isaiah 53:4-6'],
  ['genesis 1:26-2:3', 'Genesis 1:26-2:3'],
  ['psalms 8', 'Psalm 8'],
  ['psalms 8-9', 'Psalms 8-9'],
  ['jude', 'Jude'],
  ['john 3:1-36', 'John 3'],
  ['ruth 1-4', 'Ruth'],
  ['isaiah 52:13-53:12', 'Isaiah 52:13-53:12'],
])('the verses of %s are those of %s', (text, formatted) => {
  const range = verses(text);
  expect(range && referenceText(range)).toBe(formatted);
});

test.each(['isaiah 67', 'isaiah 53:13', 'jude 26', 'john 3:0', 'john 3:16-3:2', 'psalms 151'])(
  '%s does not exist',
  (text) => {
    expect(verses(text)).toBeUndefined();
  },
);

test('the 66 books follow each other without a gap', () => {
  expect(bibleBooks).toHaveLength(66);
  expect(bibleBooks.filter(({ isNew }) => isNew).map(({ name }) => name)).toHaveLength(27);
  bibleBooks.reduce((next, { verses: { first, last } }) => {
    expect(first).toBe(next);
    return last + 1;
  }, 0);
  expect(bibleBooks.find(({ isNew }) => isNew)?.name).toBe('Matthew');
});

test.each([
  [['isaiah 61:1-4', 'isaiah 61:8-11', 'isaiah 62:3'], 'Isaiah 61:1-4, 8-11; 62:3'],
  [['genesis 1:26-2:3', 'genesis 2:5', 'exodus 3'], 'Genesis 1:26-2:3, 5; Exodus 3'],
  [['psalms 8', 'psalms 19'], 'Psalm 8; Psalm 19'],
  [['jude 3', 'jude 5-6'], 'Jude 3; 5-6'],
])('the passages %j are written as %s', (texts, written) => {
  expect(referencesText(texts.flatMap((text) => verses(text) ?? []))).toBe(written);
});

test('ranges that overlap share verses, and merge into one', () => {
  expect(versesInCommon({ first: 1, last: 5 }, { first: 5, last: 9 })).toBe(1);
  expect(versesInCommon({ first: 1, last: 4 }, { first: 5, last: 9 })).toBe(0);
  const ranges = ['7-9', '1-5', '3-4', '5-6'].flatMap((numbers) => verses(`jude ${numbers}`) ?? []);
  expect(mergeRanges(ranges).map(referenceText)).toEqual(['Jude 1-6', 'Jude 7-9']);
});
