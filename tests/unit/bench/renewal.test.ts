import { expect, test } from 'vitest';
import { front, frontLifetime } from '../../../bench/scale/lifetimes.ts';
import {
  arrivalProbability,
  characteristicTime,
  fillRate,
  refillsAfterPurge,
} from '../../../bench/scale/renewal.ts';
import { zipf } from '../../../bench/scale/zipf.ts';
import { cacheControl } from '../../../worker/cache-control.ts';

test('what is rarely asked for is filled each time; what is always asked for, once in its time', () => {
  expect(fillRate(1e-6, 60)).toBeCloseTo(1e-6, 9);
  expect(fillRate(1e6, 60)).toBeCloseTo(1 / 60, 6);
});

test('an emptying costs half a time of what is always asked for, and nothing of what never is', () => {
  expect(refillsAfterPurge(1e6, 60)).toBeCloseTo(0.5, 3);
  expect(refillsAfterPurge(1e-6, 60)).toBeCloseTo(0, 6);
});

test('a short wait is counted rightly where numbers near 1 would cancel', () => {
  const [small, large] = [0.99e-4, 1.01e-4].map(
    (expected) => arrivalProbability(expected, 1) / expected,
  );
  expect(small).toBeCloseTo(0.5, 4);
  expect(large).toBeCloseTo(0.5, 4);
});

test('a memory holds for as long as it has room', () => {
  const alike = [{ count: 1_000, rate: 1 }];
  expect(characteristicTime(alike, 2_000, 30)).toBe(30);
  // 300 of 1,000 different things have come when 1 - e^-t is 0.3.
  expect(characteristicTime(alike, 300, 30)).toBeCloseTo(-Math.log(0.7), 3);
});

test("shares by Zipf's law come to 1, and the second is half the first", () => {
  for (const things of [1, 2, 400, 100_000]) {
    const ranks = zipf(things, 1);
    const count = ranks.reduce((sum, rank) => sum + rank.count, 0);
    const all = ranks.reduce((sum, rank) => sum + rank.count * rank.share, 0);
    expect([count, all.toFixed(9)]).toEqual([things, '1.000000000']);
  }
  const [first, second] = zipf(400, 1);
  expect(Number(first?.share) / Number(second?.share)).toBeCloseTo(2);
});

test('lifetimes are read as the headers say them', () => {
  expect(frontLifetime('public, max-age=1, stale-while-revalidate=2')).toEqual({
    fresh: 1,
    whileRevalidating: 2,
  });
  expect(cacheControl.complete).toContain(`max-age=${front.complete.fresh},`);
  expect(front.complete.whileRevalidating).toBeGreaterThan(0);
  expect(front.hashed).toEqual({ fresh: 31_536_000, whileRevalidating: 0 });
});
