import { expect, test } from 'vitest';
import { type Content, freshness, unavailableStatus } from '../../../../worker/content/content.ts';
import { tagsOfChanges } from '../../../../worker/content/tags.ts';

const now = 1_000_000_000_000;

function contentOf(age: number, facts: Partial<Content<unknown>> = {}): Content<unknown> {
  return { result: { data: {} }, storedAt: now - age, isCached: true, tags: [], ...facts };
}

const error = { result: { error: { message: 'Down for repairs.', status: 503 } } };
const refused = contentOf(Number.NEGATIVE_INFINITY, error);

test.each<[what: string, contents: (Content<unknown> | undefined)[], expected: object]>([
  ['the oldest content', [contentOf(1_500), contentOf(400_000)], { policy: 'stale', ttl: -100 }],
  ['fresh content', [contentOf(1_500)], { policy: 'complete', ttl: 298 }],
  ['no content', [], { policy: 'complete', ttl: Number.POSITIVE_INFINITY }],
  [
    'what the provider has just sent',
    [contentOf(0, { isCached: false }), contentOf(5_000)],
    { policy: 'complete', ttl: Number.NEGATIVE_INFINITY },
  ],
  ['pending content', [undefined, contentOf(0)], { policy: 'none', ttl: Number.NEGATIVE_INFINITY }],
  [
    'a failure',
    [contentOf(0, { ...error, isCached: false })],
    { policy: 'none', ttl: Number.NEGATIVE_INFINITY },
  ],
  [
    'a refusal, which depends on no content',
    [refused],
    { policy: 'none', ttl: Number.POSITIVE_INFINITY },
  ],
])('the freshness of a response is that of %s', (_, contents, expected) => {
  expect(freshness(contents, now)).toMatchObject(expected);
});

test('what depends on a change are its list, its posts, and what is made of all posts', () => {
  const changes = [
    { list: 'quotes' as const, postIds: [] },
    { list: 'articles' as const, postIds: ['7', '8'] },
  ];
  expect(tagsOfChanges(changes)).toEqual([
    ...['quotes', 'articles', 'post-7', 'post-8', 'sundays', 'passages'],
  ]);
});

test.each([
  [[503, 503], 503],
  [[503, 429], 503],
  [[404, 500], 503],
  [[429, 404], 429],
  [[404, 404], undefined],
  [[503, 200], undefined],
  [[503, undefined], undefined],
])('a page whose parts have the statuses %j has the status %s', (statuses, expected) => {
  const parts = statuses.map((status) =>
    status === 200 ? { data: '' } : status && { error: { message: 'No.', status } },
  );
  expect(unavailableStatus(parts.map((part) => part || undefined))).toBe(expected);
});
