import { alignColumns } from './align-columns.ts';
import type { Assumptions } from './assumptions.ts';
import { type DayLoad, dayLoad, total } from './day-load.ts';
import { day } from './demand.ts';
import { fitsFreePlan, freeShares } from './free-plan.ts';
import { monthlyCost } from './prices.ts';

const views = [1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9];

/** Variants of the assumptions, each with one change. */
const variants: readonly (readonly [string, Partial<Assumptions>])[] = [
  ['as assumed', {}],
  ['1 data centre', { regions: 1 }],
  ['10 data centres', { regions: 10 }],
  ['300 data centres', { regions: 300 }],
  ['1 isolate in each', { isolates: 1 }],
  ['16 isolates in each', { isolates: 16 }],
  ['no deployment', { deploysPerDay: 0 }],
  ['20 deployments a day', { deploysPerDay: 20 }],
  ['10 times the posts', { posts: { thoughts: 10_000, quotes: 10_000, articles: 1_000 } }],
  ['no searches', { searches: 0 }],
  ['20 % searches', { searches: 0.2 }],
  ['files by the Worker', { filesPassWorker: true }],
  ['caches in front apart', { frontCache: 'flat' }],
  ['no cache in front', { frontCache: 'none' }],
];

/** The scenarios of the table by views per day. */
export function growth(assumed: Assumptions): [title: string, assumed: Assumptions][] {
  return views.map((viewsPerDay) => [short(viewsPerDay), { ...assumed, viewsPerDay }]);
}

/** The scenarios with one assumption changed. */
export function changed(assumed: Assumptions): [title: string, assumed: Assumptions][] {
  return variants.map(([name, change]) => [name, { ...assumed, ...change }]);
}

/** Returns a table of load and cost by views per day. */
export function growthTable(assumed: Assumptions): string {
  return table('views a day', growth(assumed));
}

/** Returns a table of load and cost for each variant. */
export function variantTable(assumed: Assumptions): string {
  return table(`${short(assumed.viewsPerDay)} views a day`, changed(assumed));
}

const columns = [
  'plan',
  'requests',
  'kept in front',
  'wait',
  'Worker runs',
  'KV reads',
  'KV writes',
  'to one key/s',
  'provider calls',
  'a second',
  'of searches',
  'US$ a month',
  'free: requests',
  'KV reads',
  'KV writes',
];

function table(title: string, rows: readonly (readonly [string, Assumptions])[]): string {
  return alignColumns([
    [title, ...columns],
    ...rows.map(([name, assumed]) => [name, ...cells(assumed)]),
  ]);
}

/** The load on the plan that it needs. */
export function loadOnPlan(assumed: Assumptions): { load: DayLoad; assumed: Assumptions } {
  const free = { ...assumed, plan: 'free' as const };
  const load = dayLoad(free);
  if (fitsFreePlan(load)) return { load, assumed: free };
  const paid = { ...assumed, plan: 'paid' as const };
  return { load: dayLoad(paid), assumed: paid };
}

function cells(scenario: Assumptions): string[] {
  const { load, assumed } = loadOnPlan(scenario);
  const free = freeShares(dayLoad({ ...scenario, plan: 'free' }));
  const { kvReads, kvWrites, calls } = total(load);
  return [
    assumed.plan,
    short(load.requests),
    percent(1 - load.runs / load.requests),
    percent(load.awaited / load.requests),
    short(load.runs),
    short(kvReads),
    short(kvWrites),
    load.kvWritesToOneKey.toFixed(2),
    short(calls),
    (calls / day).toFixed(2),
    percent(load.searches.calls / calls),
    monthlyCost(load, assumed).total.toFixed(0),
    wholePercent(free.requests),
    wholePercent(free.kvReads),
    wholePercent(free.kvWrites),
  ];
}

/** Formats a count with up to three digits, which is the precision of the assumptions. */
function short(count: number): string {
  for (const [unit, sign] of [
    [1e9, 'G'],
    [1e6, 'M'],
    [1e3, 'k'],
  ] as const) {
    if (count >= unit * 0.9995) return `${Number((count / unit).toPrecision(3))} ${sign}`;
  }
  return String(Math.round(count));
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function wholePercent(share: number): string {
  return share < 10 ? `${Math.round(share * 100)} %` : `${short(share)} times`;
}

export function formatAssumptions(assumed: Assumptions): string {
  return Object.entries(assumed)
    .map(([name, value]) => `${name} ${typeof value === 'object' ? JSON.stringify(value) : value}`)
    .join(', ');
}
