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

function contentOf(query: { book?: string; ref?: string }): string {
  const result = passagesDocument(index, { book: '', ref: '', ...query });
  return 'data' in result ? result.data.content : '';
}

test.each([
  ['a book', { book: 'John' }],
  ['several typed books', { ref: 'John; Romans; Acts; Luke; Mark' }],
])('%s with 4,500 posts has the first 200, and how many more there are by chapter', (_, query) => {
  const content = contentOf(query);
  expect(content.match(/<li>/g)).toHaveLength(200);
  expect(content.length).toBeLessThan(35_000);
  const more = /<p>More: (.*?)<\/p>/.exec(content)?.[1] ?? '';
  expect(more).toMatch(/<a href="\/passages\?ref=John\+21">John 21<\/a> \(\d+ posts\)/);
  expect(more.indexOf('>John 9<')).toBeLessThan(more.indexOf('>John 10<'));
  const counts = Array.from(more.matchAll(/\((\d+) posts?\)/g), ([, count]) => Number(count));
  const all = 'ref' in query ? posts.length : 4_500;
  expect(counts.reduce((a, b) => a + b)).toBe(all - 200);
});

test('the rest of a chapter is a number without a link to the same page', () => {
  const content = contentOf({ ref: 'John 3' });
  expect(content.match(/<li>/g)).toHaveLength(200);
  expect(content).toContain('<p>More: John 3 (15 posts)</p>');
});

test('a passage with few posts has all of them, and says nothing of more', () => {
  const content = contentOf({ ref: 'Romans 8:1' });
  expect(content.match(/<li>/g)).toHaveLength(30);
  expect(content).not.toContain('More:');
});
