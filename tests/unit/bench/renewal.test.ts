import { expect, test } from 'vitest';
import { front, frontLifetime } from '../../../bench/scale/lifetimes.ts';
import {
  arrivalProbability,
  characteristicTime,
  fillRate,
  refillsAfterPurge,
} from '../../../bench/scale/renewal.ts';
import { zipf } from '../../../bench/scale/zipf.ts';
import { cacheControl, cdnCacheControl } from '../../../worker/cache-control.ts';

test('rarely requested content is filled at each request, often requested content once per lifetime', () => {
  expect(fillRate(1e-6, 60)).toBeCloseTo(1e-6, 9);
  expect(fillRate(1e6, 60)).toBeCloseTo(1 / 60, 6);
});

test('a purge causes half a fill for often requested content and none for rarely requested content', () => {
  expect(refillsAfterPurge(1e6, 60)).toBeCloseTo(0.5, 3);
  expect(refillsAfterPurge(1e-6, 60)).toBeCloseTo(0, 6);
});

test('the probability for short intervals does not lose precision', () => {
  const [small, large] = [0.99e-4, 1.01e-4].map(
    (expected) => arrivalProbability(expected, 1) / expected,
  );
  expect(small).toBeCloseTo(0.5, 4);
  expect(large).toBeCloseTo(0.5, 4);
});

test('a memory holds entries until it is full', () => {
  const alike = [{ count: 1_000, rate: 1 }];
  expect(characteristicTime(alike, 2_000, 30)).toBe(30);
  // 300 of 1,000 items have been requested when 1 - e^-t is 0.3.
  expect(characteristicTime(alike, 300, 30)).toBeCloseTo(-Math.log(0.7), 3);
});

test("shares by Zipf's law add up to 1, and the second is half the first", () => {
  for (const items of [1, 2, 400, 100_000]) {
    const ranks = zipf(items, 1);
    const count = ranks.reduce((sum, rank) => sum + rank.count, 0);
    const all = ranks.reduce((sum, rank) => sum + rank.count * rank.share, 0);
    expect([count, all.toFixed(9)]).toEqual([items, '1.000000000']);
  }
  const [first, second] = zipf(400, 1);
  expect(Number(first?.share) / Number(second?.share)).toBeCloseTo(2);
});

test('lifetimes are parsed from headers', () => {
  expect(frontLifetime('public, max-age=1, stale-while-revalidate=2')).toEqual({
    fresh: 1,
    whileRevalidating: 2,
  });
  expect(cdnCacheControl.get(cacheControl.complete)).toContain(`max-age=${front.complete.fresh},`);
  expect(front.complete.whileRevalidating).toBeGreaterThan(0);
  expect(front.hashed).toEqual({ fresh: 31_536_000, whileRevalidating: 0 });
});
