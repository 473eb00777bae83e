import { expect, test } from 'vitest';
import { versesOfChapter } from '../../../../shared/scripture/verses.ts';
import { type IndexedPost, PostIndex } from '../../../../worker/crawl/post-index.ts';
import { passagesDocument } from '../../../../worker/passages/passages-document.ts';

/** 4,500 posts on the first verses of each chapter of John, and 30 on Romans 8. */
const posts = Array.from({ length: 4_530 }, (_, i): IndexedPost => {
  const label = i < 4_500 ? `John ${(i % 21) + 1}` : 'Romans 8';
  const first = versesOfChapter(label)?.first ?? 0;
  const passages = [{ first, last: first + 1 }];
  const id = `${4101862075339140000 + i}`;
  return { list: 'thoughts', id, title: `Post ${i}`, published: i, labelled: [], passages };
});

const index = new PostIndex(posts, true);

function documentOf(query: { book?: string; ref?: string }) {
  const options = { index, bibleUrl: 'https://bible.example/{reference}' };
  const result = passagesDocument({ book: '', ref: '', ...query }, options);
  const document = 'data' in result ? result.data : undefined;
  const { sections = [] } = document ?? {};
  const rows = sections.flatMap(({ posts = [] }) => posts);
  return { rows, more: sections.find(({ title }) => title === 'More')?.places ?? [] };
}

test.each([
  ['a book', { book: 'John' }],
  ['several typed books', { ref: 'John; Romans; Acts; Luke; Mark' }],
])('%s with 4,500 posts has the first 200, and how many more there are by chapter', (_, query) => {
  const { rows, more } = documentOf(query);
  expect(rows).toHaveLength(200);
  const last = { text: 'John 21', href: '/passages?ref=John+21' };
  expect(more).toContainEqual(expect.objectContaining(last));
  const texts = more.map(({ text }) => text);
  expect(texts.indexOf('John 9')).toBeLessThan(texts.indexOf('John 10'));
  const all = 'ref' in query ? posts.length : 4_500;
  expect(more.reduce((sum, { count = 0 }) => sum + count, 0)).toBe(all - 200);
});

test('the rest of a chapter is a number without a link to the same page', () => {
  const { rows, more } = documentOf({ ref: 'John 3' });
  expect(rows).toHaveLength(200);
  expect(more).toEqual([{ text: 'John 3', count: 15 }]);
});

test('a passage of a misspelled book says that it has no posts only if all posts are known', () => {
  const suggested = (isComplete: boolean) =>
    passagesDocument(
      { book: '', ref: 'hesekiel 3' },
      { index: new PostIndex([], isComplete), bibleUrl: 'off' },
    );
  const place = { text: 'Ezekiel 3', href: '/passages?ref=Ezekiel+3' };
  expect(suggested(true)).toMatchObject({ error: { didYouMean: [{ ...place, count: 0 }] } });
  expect(suggested(false)).toMatchObject({ error: { didYouMean: [place] } });
  expect(suggested(false)).not.toMatchObject({ error: { didYouMean: [{ count: 0 }] } });
});

test('a passage with few posts has all of them, and says nothing of more', () => {
  expect(documentOf({ ref: 'Romans 8:1' })).toMatchObject({ rows: { length: 30 }, more: [] });
});
