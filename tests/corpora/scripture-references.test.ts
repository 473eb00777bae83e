import { expect, test } from 'vitest';
import { bibleBooks, chapterOf, referenceText } from '../../shared/scripture/verses.ts';
import { sanitize } from '../../worker/sanitize/sanitize.ts';
import { citedPassages } from '../../worker/scripture/cited-passages.ts';
import { readReferences } from '../../worker/scripture/scripture-references.ts';
import { readBookNames, readPosts } from './read-corpora.ts';

/** The books of the references in a text that cites a name. */
function booksRead(name: string): string[] {
  return readReferences(`So it is said in ${name} 1:2, for all.`).flatMap(({ verses }) =>
    verses ? chapterOf(verses.first).book : [],
  );
}

const names = Object.values(readBookNames()).flatMap((ofBook, i) =>
  ofBook.map((name) => ({ name, book: bibleBooks[i]?.name, read: booksRead(name).join() })),
);

test('most names of books are read in a text, and nearly none as another book', () => {
  const read = names.filter((name) => name.read === name.book);
  const misread = names.filter(({ book, read }) => read !== '' && read !== book);
  console.info(`${read.length} of ${names.length} names are read, ${misread.length} as another.`);
  expect(read.length).toBeGreaterThanOrEqual(1176);
  expect(misread.length).toBeLessThanOrEqual(19);
});

test('posts on another subject cite no passage', () => {
  const posts = readPosts();
  expect(posts.length).toBeGreaterThan(40);
  for (const { title, content } of posts) {
    expect(citedPassages(title, sanitize(content, 2, '').tree).map(referenceText), title).toEqual(
      [],
    );
  }
});
