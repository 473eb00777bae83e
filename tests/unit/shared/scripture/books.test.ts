import { expect, test } from 'vitest';
import { books } from '../../../../shared/scripture/books.ts';

test('the New Testament has 27 books and 260 chapters, each book once', () => {
  expect(books).toHaveLength(27);
  expect(new Set(books.map(([book]) => book)).size).toBe(27);
  expect(books.reduce((sum, [, chapters]) => sum + chapters, 0)).toBe(260);
});

test('the books are in canonical order', () => {
  const names = books.map(([book]) => book);
  expect(names.slice(0, 5)).toEqual(['Matthew', 'Mark', 'Luke', 'John', 'Acts']);
  expect(names.at(-1)).toBe('Revelation');
});

test.each([
  ['Matthew', 28],
  ['John', 21],
  ['1 Corinthians', 16],
  ['2 Thessalonians', 3],
  ['Philemon', 1],
  ['Hebrews', 13],
  ['3 John', 1],
  ['Revelation', 22],
])('%s has %i chapters', (book, chapters) => {
  expect(new Map(books).get(book)).toBe(chapters);
});
