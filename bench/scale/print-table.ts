import { parseCommandLine, parseInteger, runCommand } from '../../scripts/command-line.ts';
import { dayLoad } from './day-load.ts';
import { freeShares, month, monthlyCost } from './plans.ts';

const columns = [
  'views/month',
  'plan',
  'of Free',
  'requests',
  'Worker runs',
  'KV reads',
  'KV writes',
  'provider calls',
  'a second',
  'US$/month',
];
const defaultViews = [1e3, 1e4, 1e5, 1e6, 1e7, 1e8];

/** `npm run scale`: prints the load of a day and the cost by views per month (docs/scale.md). */
async function printTable() {
  const { positionals } = parseCommandLine(
    { allowPositionals: true },
    'npm run scale [-- VIEWS_PER_MONTH ...]',
  );
  const given = positionals.map((text) => parseInteger('The number of views', text, 1));
  const views = given.length > 0 ? given : defaultViews;
  for (const row of [columns, ...views.map(rowOf)]) {
    console.log(row.map((cell, i) => cell.padStart(columns[i]?.length ?? 0)).join('  '));
  }
}

/** The Free plan is used while the load is within all of its limits. */
function rowOf(views: number): string[] {
  const free = dayLoad(views / month, 'free');
  const share = Math.max(...Object.values(freeShares(free)));
  const plan = share <= 1 ? 'free' : 'paid';
  const load = plan === 'free' ? free : dayLoad(views / month, plan);
  const { requests, runs, kvReads, kvWrites, calls } = load;
  return [
    ...[short(views), plan, `${short(share * 100)} %`],
    ...[requests, runs, kvReads, kvWrites, calls].map(short),
    (calls / (24 * 60 * 60)).toFixed(2),
    plan === 'free' ? '0' : monthlyCost(load).toFixed(0),
  ];
}

const format = new Intl.NumberFormat('en-US', {
  notation: 'compact',
  maximumSignificantDigits: 2,
});

function short(count: number): string {
  return format.format(count);
}

await runCommand(printTable);
