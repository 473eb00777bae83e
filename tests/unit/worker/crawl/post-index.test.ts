import { expect, test } from 'vitest';
import type { ListName } from '../../../../shared/content/lists.ts';
import { listHref } from '../../../../shared/content/lists.ts';
import { referenceText } from '../../../../shared/scripture/verses.ts';
import { type CrawledPost, readPost } from '../../../../worker/crawl/crawled-post.ts';
import { type LabelCrawl, labelPages } from '../../../../worker/crawl/label-crawl.ts';
import { type ListCrawl, newListCrawl } from '../../../../worker/crawl/list-crawl.ts';
import { passagesOf, postIndex, postsOn } from '../../../../worker/crawl/post-index.ts';
import type { ReceivedPost } from '../../../../worker/provider/wire-schemas.ts';
import { indexOf as inIndex } from '../../../support/index-of.ts';

const post: ReceivedPost = {
  id: '17',
  title: 'The servant',
  content: '<p>He bore our griefs (Isaiah 53:4-6); cf. Psalm 22.</p>',
  published: '2026-03-01T10:00:00Z',
};

function indexOf(
  posts: Partial<Record<ListName, readonly CrawledPost[]>>,
  labels: LabelCrawl = {},
) {
  const crawl = (name: ListName): ListCrawl => ({
    ...newListCrawl(),
    posts: [...(posts[name] ?? [])],
    walkedAt: 1,
  });
  return postIndex(
    { thoughts: crawl('thoughts'), quotes: crawl('quotes'), articles: crawl('articles') },
    labels,
  );
}

const crawled = async (changed: Partial<ReceivedPost> = {}) =>
  (await readPost({ ...post, ...changed }, undefined, 1)).post;

test('a post is in the index with its title, date and passages, or without them', async () => {
  const empty = await crawled({ title: 'Untitled', content: '', published: null });
  const { posts } = indexOf({ quotes: [await crawled()], articles: [empty] });
  expect(posts).toMatchObject([
    { list: 'quotes', id: '17', title: 'The servant', published: Date.UTC(2026, 2, 1, 10) },
    { list: 'articles', id: '17', title: 'Untitled', published: null, passages: [] },
  ]);
  expect(posts.slice(0, 1).flatMap(passagesOf).map(referenceText)).toEqual([
    'Psalm 22',
    'Isaiah 53:4-6',
  ]);
});

test('the newest post of each list is first, and one without a date last', async () => {
  const dated = (id: string, published: string | null) => crawled({ id, published });
  const { posts } = indexOf({
    quotes: [
      await dated('1', '2024-01-01T00:00:00Z'),
      await dated('2', null),
      await dated('3', '2026-01-01T00:00:00Z'),
    ],
    thoughts: [await dated('4', '2023-01-01T00:00:00Z'), await dated('5', '2025-01-01T00:00:00Z')],
  });
  expect(posts.map(({ id }) => id)).toEqual(['5', '4', '3', '1', '2']);
});

test('a thought is on the chapters of its labels of which it cites no verses, and no other post is', async () => {
  const labels: LabelCrawl = Object.fromEntries(
    ['John 3', 'Romans 8'].map((label) => [
      listHref('thoughts', { label }),
      { dueAt: 1, posts: ['16', '17'] },
    ]),
  );
  const content = 'For God so loved the world (John 3:16).';
  const cited = await crawled({ content });
  const truth = { dueAt: 1, posts: ['17'] };
  const index = indexOf(
    { thoughts: [cited], quotes: [cited] },
    { ...labels, '/quotes?label=Truth': truth },
  );
  const { posts } = index;
  expect(posts.map(({ labels }) => labels)).toEqual([['John 3', 'Romans 8'], ['Truth']]);
  expect(posts.map((post) => passagesOf(post).map(referenceText))).toEqual([
    ['John 3:16', 'Romans 8'],
    ['John 3:16'],
  ]);
});

test('the index is complete when a walk of each list has seen half of its posts, and each label was requested', async () => {
  const walked = { ...newListCrawl(), walkedAt: 2 };
  const labels = Object.fromEntries(labelPages.map(({ path }) => [path, { dueAt: 1 }]));
  const indexWith = (articles: ListCrawl, of: LabelCrawl = labels) =>
    postIndex({ thoughts: walked, quotes: walked, articles }, of).isComplete;
  const known = await crawled();
  const posts = [...'12'].map((id, i) => ({ ...known, id, seenAt: i + 1 }));
  expect(indexWith(walked)).toBe(true);
  expect(indexWith(newListCrawl())).toBe(false);
  expect(indexWith(walked, { [listHref('thoughts', { label: 'John' })]: { dueAt: 1 } })).toBe(
    false,
  );
  expect(indexWith({ ...walked, posts })).toBe(true);
  expect(indexWith({ ...walked, posts: posts.slice(0, 1) })).toBe(false);
});

test.each([
  ['a part of them', [5, 14], 5, ['Genesis 1:6-15']],
  ['the first verse', [1, 10], 1, ['Genesis 1:2-11']],
  ['the last verse', [19, 25], 1, ['Genesis 1:20-26']],
  ['both of them', [1, 40], 13, ['Genesis 1:2-2:10']],
  ['one of them in two passages', [1, 10, 11, 18], 9, ['Genesis 1:2-11', 'Genesis 1:12-19']],
  ['both in one of three passages', [8, 9, 12, 40, 60, 61], 11, ['Genesis 1:13-2:10']],
])('a post on %s is found, with the number of its verses', (_, passages, common, cited) => {
  const index = inIndex([{ passages }, { passages: [1, 9, 20, 29] }]);
  const ranges = [
    { first: 10, last: 19 },
    { first: 30, last: 32 },
  ];
  const found = postsOn(index, ranges);
  expect(found).toMatchObject([{ common }]);
  expect(found[0]?.cited.map(referenceText)).toEqual(cited);
});
