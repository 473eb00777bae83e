import { expect, test } from 'vitest';
import { cacheControl, limitedCacheControl } from '../../../worker/cache-control.ts';

test.each([
  [3600, 'max-age=60, stale-while-revalidate=240'],
  [360, 'max-age=60, stale-while-revalidate=240'],
  [200.9, 'max-age=60, stale-while-revalidate=140'],
  [30, 'max-age=30, stale-while-revalidate=0'],
  [0.4, 'max-age=0, stale-while-revalidate=0'],
  [-1, 'max-age=0, stale-while-revalidate=0'],
])('with %d s left, a complete response has %s', (seconds, expected) => {
  expect(limitedCacheControl('complete', seconds)).toBe(
    `public, ${expected}, stale-if-error=86400`,
  );
});

test('without a limit, the lifetimes are the usual ones', () => {
  expect(limitedCacheControl('complete', Number.POSITIVE_INFINITY)).toBe(cacheControl.complete);
  expect(limitedCacheControl('brief', Number.POSITIVE_INFINITY)).toBe(cacheControl.brief);
});
