import { expect, test, vi } from 'vitest';
import { type Assumptions, assumptions } from '../../../bench/scale/assumptions.ts';
import { type DayLoad, dayLoad } from '../../../bench/scale/day-load.ts';
import { day } from '../../../bench/scale/demand.ts';
import { content } from '../../../bench/scale/lifetimes.ts';

vi.setConfig({ testTimeout: 60_000 });

const views = [1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9];

function loads(change: Partial<Assumptions>): DayLoad[] {
  return views.map((viewsPerDay) => dayLoad({ ...assumptions, ...change, viewsPerDay }));
}

function rises(numbers: readonly number[]): boolean {
  return numbers.every((number, i) => number > (numbers[i - 1] ?? Number.NEGATIVE_INFINITY));
}

test.each(['tiered', 'flat'] as const)(
  'the hit ratio of a %s cache increases with the number of visitors',
  (frontCache) => {
    const missed = loads({ frontCache }).map(({ runs, requests }) => runs / requests);
    expect(rises(missed.map((share) => -share))).toBe(true);
    expect(missed.every((share) => share > 0 && share < 1)).toBe(true);
  },
);

test('cached content causes at most one provider call per key, isolate, and lifetime', () => {
  const { regions, isolates } = assumptions;
  for (const load of loads({ searches: 0 })) {
    const most = (load.kvKeys * regions * isolates * day) / content.fresh;
    expect(load.content.calls).toBeLessThan(most);
    expect(load.searches.calls).toBe(0);
  }
});

test('one data center with one isolate refreshes each key once per lifetime, for any number of visitors', () => {
  const load = dayLoad({ ...assumptions, regions: 1, isolates: 1, searches: 0, viewsPerDay: 1e9 });
  expect(load.content.calls).toBeLessThanOrEqual((load.kvKeys * day) / content.fresh);
});

test('only searches grow with visitors without a limit', () => {
  const all = loads({});
  const [before, last] = [all.at(-2), all.at(-1)];
  expect(Number(last?.searches.calls) / Number(before?.searches.calls)).toBeGreaterThan(5);
  expect(Number(last?.content.calls) / Number(before?.content.calls)).toBeLessThan(1.3);
});

test('separate front caches, and no front cache, cause more runs of the Worker', () => {
  const runs = (['tiered', 'flat', 'none'] as const).map(
    (frontCache) => dayLoad({ ...assumptions, frontCache }).runs,
  );
  expect(rises(runs)).toBe(true);
});

test('deployments make more visitors wait, but hardly increase provider calls', () => {
  const [never, often] = [0, 100].map((deploysPerDay) =>
    dayLoad({ ...assumptions, deploysPerDay }),
  ) as [DayLoad, DayLoad];
  expect(often.awaited).toBeGreaterThan(never.awaited * 1.1);
  expect(often.content.calls).toBeLessThan(never.content.calls * 1.02);
});

test('without visitors and crawlers, only scheduled runs call the provider', () => {
  const load = dayLoad({ ...assumptions, viewsPerDay: 0, crawls: 0 });
  expect(load.requests).toBe(0);
  expect(load.content.calls + load.searches.calls + load.session.calls).toBe(0);
  expect(load.sitemapCrawl.calls).toBeGreaterThan(400);
});
