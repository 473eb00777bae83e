import { expect, test } from 'vitest';
import { type ListName, listHref } from '../../../../shared/content/lists.ts';
import { readPassages } from '../../../../shared/scripture/passage.ts';
import { referenceText } from '../../../../shared/scripture/verses.ts';
import { type LabelCrawl, labelPages } from '../../../../worker/crawl/label-crawl.ts';
import { type ListCrawl, newListCrawl } from '../../../../worker/crawl/list-crawl.ts';
import { passagesOf, postIndex, postsOn } from '../../../../worker/crawl/post-index.ts';
import { indexOf } from '../../../support/index-of.ts';

const allLabels = Object.fromEntries(labelPages.map(({ path }) => [path, { dueAt: 1 }]));

function crawledPost(id: string, published: number | null = null, seenAt = 2) {
  const cited = readPassages('John 3:16').passages;
  const passages = cited.flatMap(({ first, last }) => [first, last]);
  return { id, title: `Post ${id}`, published, passages, digest: '', seenAt };
}

/** The index of lists that were walked at 2. */
function crawled(lists: Partial<Record<ListName, Partial<ListCrawl>>>, labels = allLabels) {
  const crawl = (name: ListName) => ({ ...newListCrawl(), walkedAt: 2, ...lists[name] });
  const crawls = {
    thoughts: crawl('thoughts'),
    quotes: crawl('quotes'),
    articles: crawl('articles'),
  };
  return postIndex(crawls, labels);
}

test('the newest post of each list is first, and one without a date last', () => {
  const { posts } = crawled({
    quotes: { posts: [crawledPost('1', 30), crawledPost('2'), crawledPost('3', 50)] },
    thoughts: { posts: [crawledPost('4', 20), crawledPost('5', 40)] },
  });
  expect(posts.map(({ list, id }) => list + id)).toEqual([
    ...['thoughts5', 'thoughts4', 'quotes3', 'quotes1', 'quotes2'],
  ]);
  expect(posts[0]).toMatchObject({ title: 'Post 5', published: 40 });
});

test('a thought is on the chapters of its labels of which it cites no verses, and no other post is', () => {
  const labels: LabelCrawl = {
    [listHref('thoughts', { label: 'John 3' })]: { dueAt: 1, posts: ['16', '17'] },
    [listHref('thoughts', { label: 'Romans 8' })]: { dueAt: 1, posts: ['16', '17'] },
    [listHref('quotes', { label: 'Truth' })]: { dueAt: 1, posts: ['17'] },
  };
  const list = { posts: [crawledPost('17')] };
  const { posts } = crawled({ thoughts: list, quotes: list }, labels);
  expect(posts.map(({ labels }) => labels)).toEqual([['John 3', 'Romans 8'], ['Truth']]);
  expect(posts.map((post) => passagesOf(post).map(referenceText))).toEqual([
    ['John 3:16', 'Romans 8'],
    ['John 3:16'],
  ]);
});

test.each([
  [5_000, 'Hope'],
  [5_001, undefined],
])('the posts of an index of %i have the line %j', (length, line) => {
  const posts = Array.from({ length }, (_, i) => ({ ...crawledPost(`${i}`), line: 'Hope' }));
  expect(crawled({ quotes: { posts } }).posts[0]?.line).toBe(line);
});

const [older, newer] = [crawledPost('1', null, 1), crawledPost('2')];

test.each<[what: string, isComplete: boolean, articles: Partial<ListCrawl>, labels?: LabelCrawl]>([
  ['each list was walked', true, {}],
  ['one was not', false, { walkedAt: 0 }],
  ['a walk has seen half of the posts', true, { posts: [older, newer] }],
  ['a walk has seen none of the posts', false, { posts: [older] }],
  ['a label was not requested', false, {}, { '/quotes?label=Truth': { dueAt: 1 } }],
])('if %s, the index is complete: %s', (_, isComplete, articles, labels) => {
  expect(crawled({ articles }, labels).isComplete).toBe(isComplete);
});

test.each([
  ['a part of them', [5, 14], 5, ['Genesis 1:6-15']],
  ['the first verse', [1, 10], 1, ['Genesis 1:2-11']],
  ['the last verse', [19, 25], 1, ['Genesis 1:20-26']],
  ['both of them', [1, 40], 13, ['Genesis 1:2-2:10']],
  ['one of them in two passages', [1, 10, 11, 18], 9, ['Genesis 1:2-11', 'Genesis 1:12-19']],
  ['both in one of three passages', [8, 9, 12, 40, 60, 61], 11, ['Genesis 1:13-2:10']],
])('a post on %s is found, with the number of its verses', (_, passages, common, cited) => {
  const index = indexOf([{ passages }, { passages: [1, 9, 20, 29] }]);
  const ranges = [
    { first: 10, last: 19 },
    { first: 30, last: 32 },
  ];
  const found = postsOn(index, ranges);
  expect(found).toMatchObject([{ common }]);
  expect(found[0]?.cited.map(referenceText)).toEqual(cited);
});
