import { expect, test } from 'vitest';
import { type Content, freshness, unavailableStatus } from '../../../../worker/content/content.ts';
import { tagsOfChanges } from '../../../../worker/content/tags.ts';

const now = 1_000_000_000_000;

function contentOf(age: number, facts: Partial<Content<unknown>> = {}): Content<unknown> {
  return { result: { data: {} }, storedAt: now - age, isCached: true, tags: [], ...facts };
}

const error = { result: { error: { message: 'Down for repairs.', status: 503 } } };
const [sent, failed] = [{}, error].map((facts) => contentOf(0, { ...facts, isCached: false }));

test.each<[what: string, contents: (Content<unknown> | undefined)[], policy: string, ttl: number]>([
  ['the oldest content', [contentOf(1_500), contentOf(400_000)], 'stale', -100],
  ['no content', [], 'complete', Infinity],
  ['what the provider has just sent', [sent, contentOf(5_000)], 'complete', -Infinity],
  ['pending content', [undefined, contentOf(0)], 'none', -Infinity],
  ['a failure', [failed], 'none', -Infinity],
  ['a refusal, which depends on no content', [contentOf(-Infinity, error)], 'none', Infinity],
])('the freshness of a response is that of %s', (_, contents, policy, ttl) => {
  expect(freshness(contents, now)).toMatchObject({ policy, ttl });
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
