import { expect, test } from 'vitest';
import { readPassage } from '../../shared/scripture/passage.ts';
import { bibleBooks } from '../../shared/scripture/verses.ts';
import { readBookNames } from './read-corpora.ts';

test('nearly all names of books are read where people type them, and none as another book', () => {
  const names = Object.values(readBookNames()).flatMap((names, i) =>
    names.map((name) => ({ name, book: bibleBooks[i]?.name })),
  );
  const read = names.map(({ name, book }) => ({ name, book, as: readPassage(`${name} 1`)?.book }));
  const unread = read.filter(({ as }) => as === undefined);
  console.log(`Not read: ${unread.map(({ name }) => name).join(', ')}`);
  expect(read.filter(({ as, book }) => as !== undefined && as !== book)).toEqual([]);
  expect(read.length - unread.length).toBeGreaterThanOrEqual(3930);
  expect(read.length).toBe(4763);
});
