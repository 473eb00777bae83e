import { expect, test } from 'vitest';
import { assumptions } from '../../../bench/scale/assumptions.ts';
import { type DayLoad, dayLoad } from '../../../bench/scale/day-load.ts';
import { monthlyCost } from '../../../bench/scale/prices.ts';

const nothing = { kvReads: 0, kvWrites: 0, calls: 0 };
const empty: DayLoad = {
  requests: 0,
  runs: 0,
  awaited: 0,
  content: nothing,
  searches: nothing,
  session: nothing,
  sitemapCrawl: nothing,
  kvKeys: 0,
  kvWritesToOneKey: 0,
};

test("the cost of the platform's own example is as published", () => {
  // "Worker with caching": 100 million requests a month, 80 % of them hits, 7 ms of CPU each.
  const load = { ...empty, requests: 100e6 / 30, runs: 20e6 / 30 };
  const cost = monthlyCost(load, { ...assumptions, cpuPerRun: 7 });
  expect(cost.requests).toBeCloseTo(27);
  expect(cost.cpu).toBeCloseTo(2.2);
  expect(cost.total).toBeCloseTo(34.2);
});

test('usage within the plan costs only the plan', () => {
  const cost = monthlyCost(dayLoad({ ...assumptions, viewsPerDay: 1e4 }), assumptions);
  expect(cost.total).toBe(5);
});

test('KV costs depend on reads, writes, and storage beyond the plan', () => {
  const content = { kvReads: 20e6 / 30, kvWrites: 2e6 / 30, calls: 0 };
  const cost = monthlyCost({ ...empty, content, kvKeys: 50_000 }, { ...assumptions, kept: 40 });
  expect(cost.kv).toBeCloseTo(5 + 5 + 0.5);
});

test('log costs depend on written data and on data stored for a week', () => {
  // The platform's own example: 75 GB written; a week of 2.5 GB per day is 17.5 GB-months.
  const load = { ...empty, runs: 2.5e6 };
  const { logs } = monthlyCost(load, { ...assumptions, cpuPerRun: 0, logLine: 1 });
  expect(logs).toBeCloseTo(6.25 + 5.5 * 0.1);
});
