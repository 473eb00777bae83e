import { alignColumns } from './align-columns.ts';
import type { Assumptions } from './assumptions.ts';
import { type DayLoad, dayLoad, total } from './day-load.ts';
import { day } from './demand.ts';
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
  ['files without the Worker', { filesPassWorker: false }],
  ['caches in front apart', { frontCache: 'flat' }],
  ['no cache in front', { frontCache: 'none' }],
];

/** Returns a table of load and cost by views per day. */
export function growthTable(assumed: Assumptions): string {
  return table(
    'views a day',
    views.map((viewsPerDay) => [short(viewsPerDay), { ...assumed, viewsPerDay }]),
  );
}

/** Returns a table of load and cost for each variant. */
export function variantTable(assumed: Assumptions): string {
  return table(
    `${short(assumed.viewsPerDay)} views a day`,
    variants.map(([name, change]) => [name, { ...assumed, ...change }]),
  );
}

const columns = [
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
];

function table(title: string, rows: readonly (readonly [string, Assumptions])[]): string {
  return alignColumns([
    [title, ...columns],
    ...rows.map(([name, assumed]) => [name, ...cells(dayLoad(assumed), assumed)]),
  ]);
}

function cells(load: DayLoad, assumed: Assumptions): string[] {
  const { kvReads, kvWrites, calls } = total(load);
  return [
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

export function formatAssumptions(assumed: Assumptions): string {
  return Object.entries(assumed)
    .map(([name, value]) => `${name} ${typeof value === 'object' ? JSON.stringify(value) : value}`)
    .join(', ');
}
