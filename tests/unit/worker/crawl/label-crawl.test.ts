import { expect, test } from 'vitest';
import {
  crawledLabel,
  type LabelCrawl,
  labelCrawlSchema,
  labelPages,
  nextLabel,
  postponedLabel,
} from '../../../../worker/crawl/label-crawl.ts';

const hour = 60 * 60_000;
const now = Date.UTC(2026, 0, 1);
const [page, other] = labelPages as [(typeof labelPages)[0], (typeof labelPages)[0]];
const [older, newer] = ['2025-03-01T10:00:00Z', '2025-12-01T10:00:00Z'];
const future = '2031-01-01T10:00:00Z';
const post = (published: string | null, updated?: string) => ({
  ...{ id: '1', title: '', content: '', published, updated },
});

test.each([
  [
    'the first of more pages',
    [post(older)],
    '10',
    { count: 'more', newest: Date.parse(older), posts: ['1'] },
  ],
  ['a post without a date', [post(null)], undefined, { count: 1, newest: null }],
  [
    'a post dated in the future',
    [post(future), post(older, newer)],
    undefined,
    { count: 2, newest: Date.parse(newer) },
  ],
  ['no posts', [], '10', { count: 0, posts: [] }],
])('of a label, %s has count, posts and newest change', (_, posts, nextPageToken, expected) => {
  const label = crawledLabel({ posts, nextPageToken }, now);
  expect(label).toMatchObject({ ...expected, dueAt: now + 18 * hour });
  expect('newest' in label).toBe('newest' in expected);
});

test('the next label is the one that is due the longest, and one that failed is due an hour later', () => {
  const labels = Object.fromEntries(labelPages.map(({ path }) => [path, { dueAt: now + hour }]));
  expect(nextLabel(labels, now)).toBeUndefined();
  expect(nextLabel({ ...labels, [other.path]: { dueAt: now } }, now)).toBe(other);
  const due: LabelCrawl = {
    ...labels,
    [page.path]: { dueAt: now, count: 2 },
    [other.path]: { dueAt: now - 1 },
  };
  expect(nextLabel(due, now)).toBe(other);
  due[other.path] = postponedLabel(due[other.path], now);
  expect(nextLabel(due, now)).toBe(page);
  expect(postponedLabel(due[page.path], now)).toEqual({ dueAt: now + hour, count: 2 });
});

test.each([null, 'labels', { '/a': null }, { '/a': { dueAt: 1 }, '/b': {} }])(
  'the stored value %j is none of labels',
  (value) => {
    expect(labelCrawlSchema.safeParse(value).success).toBe(false);
  },
);
