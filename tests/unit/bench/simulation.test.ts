import { expect, test } from 'vitest';
import { type Assumptions, assumptions } from '../../../bench/scale/assumptions.ts';
import { dayLoad, total } from '../../../bench/scale/day-load.ts';
import { simulateDays } from '../../../bench/scale/simulation.ts';

/** A site small enough to be simulated visit by visit. */
const small: Assumptions = {
  ...assumptions,
  viewsPerDay: 3_000,
  regions: 3,
  isolates: 2,
  posts: { thoughts: 10, quotes: 10, articles: 10 },
  crawls: 0,
  changes: 0,
  files: 3,
  searchTexts: 100,
};

/** The result of the formulas, without the sitemap crawl, which is not simulated. */
function computed(assumed: Assumptions) {
  const load = dayLoad(assumed);
  const { kvReads, kvWrites, calls } = total(load);
  const { requests, runs, awaited, sitemapCrawl } = load;
  return {
    requests,
    runs,
    awaited,
    kvReads: kvReads - sitemapCrawl.kvReads,
    kvWrites: kvWrites - sitemapCrawl.kvWrites,
    calls: calls - sitemapCrawl.calls,
  };
}

async function expectSimilar(assumed: Assumptions, days: number, tolerance: number) {
  const simulated = await simulateDays({ assumed, days, isKvFilled: true });
  for (const [what, expected] of Object.entries(computed(assumed))) {
    const share = simulated[what as keyof typeof simulated] / expected;
    expect(share, what).toBeGreaterThan(1 - tolerance);
    expect(share, what).toBeLessThan(1 + tolerance);
  }
}

test.each<[situation: string, change: Partial<Assumptions>]>([
  ['a tiered front cache', {}],
  ['separate front caches', { frontCache: 'flat' }],
  ['no front cache', { frontCache: 'none' }],
  ['many deployments', { deploysPerDay: 24 }],
  ['many data centers, each with many isolates', { regions: 20, isolates: 8 }],
])(
  "the formulas agree with the Worker's own caches: %s",
  async (_, change) => {
    await expectSimilar({ ...small, ...change }, 1, 0.1);
  },
  120_000,
);

/** All visitors request the same content, so most refreshes repeat a refresh of another isolate. */
const concentrated: Assumptions = {
  ...small,
  viewsPerDay: 100_000,
  posts: { thoughts: 1, quotes: 1, articles: 1 },
  pageSkew: 6,
  searches: 0,
  filesPassWorker: false,
  frontCache: 'none',
  deploysPerDay: 0,
};

test.each([
  ['data centers', { regions: 10, isolates: 1 }],
  ['isolates in one', { regions: 1, isolates: 10 }],
])(
  'the formulas include repeated refreshes in several %s',
  async (_, places) => {
    const alone = computed({ ...concentrated, regions: 1, isolates: 1 });
    const several = computed({ ...concentrated, ...places });
    expect(several.calls).toBeGreaterThan(alone.calls * 1.4);
    await expectSimilar({ ...concentrated, ...places }, 0.15, 0.15);
  },
  120_000,
);

test('the same seed simulates the same day', async () => {
  const short = { assumed: { ...small, viewsPerDay: 300 }, days: 1 };
  const seventh = await simulateDays({ ...short, seed: 7 });
  expect(await simulateDays({ ...short, seed: 7 })).toEqual(seventh);
  expect(await simulateDays({ ...short, seed: 8 })).not.toEqual(seventh);
}, 60_000);
