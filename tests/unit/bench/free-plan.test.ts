import { expect, test, vi } from 'vitest';
import { assumptions } from '../../../bench/scale/assumptions.ts';
import { dayLoad } from '../../../bench/scale/day-load.ts';
import { fitsFreePlan, freeLimits } from '../../../bench/scale/free-plan.ts';
import { simulateDays } from '../../../bench/scale/simulation.ts';

vi.setConfig({ testTimeout: 300_000 });

const free = { ...assumptions, plan: 'free' as const };

test.each([1_000, 10_000])(
  "a day with %i views, visit by visit through the Worker's own caches, fits the free plan, and no visitor gets content older than ten minutes",
  async (viewsPerDay) => {
    const assumed = { ...free, viewsPerDay };
    let oldest = 0;
    const load = await simulateDays({
      assumed,
      days: 1,
      isKvFilled: true,
      onShown(age, { byCrawlers }) {
        if (!byCrawlers) oldest = Math.max(oldest, age);
      },
    });
    const { sitemapCrawl, session } = dayLoad(assumed);
    expect(load.requests).toBeLessThan(freeLimits.requests * 0.9);
    expect(load.kvReads + sitemapCrawl.kvReads).toBeLessThan(freeLimits.kvReads * 0.9);
    const kvWrites = load.kvWrites + sitemapCrawl.kvWrites + assumed.changes;
    expect(kvWrites).toBeLessThan(freeLimits.kvWrites * 0.9);
    expect(session.kvWrites).toBeLessThanOrEqual(288);
    expect(oldest).toBeGreaterThan(300);
    expect(oldest).toBeLessThanOrEqual(600);
  },
);

test.each([1_000, 10_000])(
  'the formulas say that %i views a day fit the free plan',
  (viewsPerDay) => {
    expect(fitsFreePlan(dayLoad({ ...free, viewsPerDay }))).toBe(true);
  },
);

test('without the cache in front, 10,000 views a day fit the free plan, too', () => {
  expect(fitsFreePlan(dayLoad({ ...free, viewsPerDay: 10_000, frontCache: 'none' }))).toBe(true);
});
