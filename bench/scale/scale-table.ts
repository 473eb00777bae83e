import { aligned } from './align-columns.ts';
import type { Assumptions } from './assumptions.ts';
import { type DayLoad, dayLoad, total } from './day-load.ts';
import { day } from './demand.ts';
import { monthlyCost } from './prices.ts';

const views = [1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9];

/** What else could be, one thing at a time. */
const otherwise: readonly (readonly [string, Partial<Assumptions>])[] = [
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

/** How load and cost grow with the views a day. */
export function growthTable(assumed: Assumptions): string {
  return table(
    'views a day',
    views.map((viewsPerDay) => [short(viewsPerDay), { ...assumed, viewsPerDay }]),
  );
}

/** What each thing changes by itself. */
export function otherwiseTable(assumed: Assumptions): string {
  return table(
    `${short(assumed.viewsPerDay)} views a day`,
    otherwise.map(([name, change]) => [name, { ...assumed, ...change }]),
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
  return aligned([
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

/** Two or three digits: more would say what the assumptions cannot. */
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

export function writeAssumptions(assumed: Assumptions): string {
  return Object.entries(assumed)
    .map(([name, value]) => `${name} ${typeof value === 'object' ? JSON.stringify(value) : value}`)
    .join(', ');
}
