import { expect, test } from 'vitest';
import { readPassage } from '../../shared/scripture/passage.ts';
import { bibleBooks, chapterOf, referenceText } from '../../shared/scripture/verses.ts';
import { sanitize } from '../../worker/sanitize/sanitize.ts';
import { citedPassages } from '../../worker/scripture/cited-passages.ts';
import { readReferences } from '../../worker/scripture/scripture-references.ts';
import { readBookNames, readPosts } from './read-corpora.ts';

const names = Object.values(readBookNames()).flatMap((ofBook, i) =>
  ofBook.map((name) => ({ name, book: bibleBooks[i]?.name ?? '' })),
);

/** The books of the references in a text that cites a name. */
function booksRead(name: string): string {
  const references = readReferences(`So it is said in ${name} 1:2, for all.`);
  return references.flatMap(({ verses }) => (verses ? chapterOf(verses.first).book : [])).join();
}

test.each([
  ['where people type them', (name: string) => readPassage(`${name} 1`)?.book ?? '', 3930, 0],
  ['in a text', booksRead, 1176, 19],
])('most names of books are read %s, and nearly none as another book', (_, bookOf, least, most) => {
  const read = names.map(({ name, book }) => ({ name, book, as: bookOf(name) }));
  const unread = read.filter(({ as }) => as === '');
  const misread = read.filter(({ as, book }) => as !== '' && as !== book);
  console.info(`Not read: ${unread.length} of ${read.length}. As another one: ${misread.length}.`);
  expect(read.length).toBe(4763);
  expect(read.length - unread.length - misread.length).toBeGreaterThanOrEqual(least);
  expect(misread.length).toBeLessThanOrEqual(most);
});

test('posts on another subject cite no passage', () => {
  const posts = readPosts();
  expect(posts.length).toBeGreaterThan(40);
  for (const { title, content } of posts) {
    expect(citedPassages(title, sanitize(content, '')).map(referenceText), title).toEqual([]);
  }
});
