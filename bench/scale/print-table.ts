import { type DayLoad, dayLoad } from './day-load.ts';

/** Days of a month. */
const month = 30;

const columns = `views/month,plan,closest limit of Free,requests,at edge,Worker runs,
   KV reads,KV writes,provider calls,US$/month,without [cache],at edge with ids`.split(/,\s*/);

const { format: short } = new Intl.NumberFormat('en-US', {
  notation: 'compact',
  maximumSignificantDigits: 2,
});

/** `npm run scale`: prints the load of a day and the cost by views per month (docs/scale.md). */
for (const row of [columns, ...[1e3, 1e4, 1e5, 2.5e5, 1e6, 1e7, 1e8].map(rowOf)]) {
  console.log(row.map((cell, i) => cell.padStart(columns[i]?.length ?? 0)).join('  '));
}

/** The row names the limit of the Free plan that the load comes closest to. */
function rowOf(views: number): string[] {
  const load = dayLoad(views / month);
  const [name, share] = closestLimit(load);
  const { requests, atEdge, runs, kvReads, kvWrites, calls } = load;
  return [
    short(views),
    share <= 1 ? 'free' : 'paid',
    `${name} ${short(share * 100)} %`,
    short(requests),
    `${short(atEdge * 100)} %`,
    ...[runs, kvReads, kvWrites, calls].map(short),
    ...[load, dayLoad(views / month, false)].map((load) => monthlyCost(load).toFixed(0)),
    `${short(dayLoad(views / month, true, 0.5).atEdge * 100)} %`,
  ];
}

/** The limits of Cloudflare's Workers Free plan per day, as of November 2026; docs/scale.md has the sources. */
function closestLimit({ requests, kvReads, kvWrites }: DayLoad) {
  const shares = {
    requests: requests / 100_000,
    'KV reads': kvReads / 100_000,
    'KV writes': kvWrites / 1_000,
  };
  return Object.entries(shares).reduce((closest, it) => (it[1] > closest[1] ? it : closest));
}

/** US$ a month: 5 for the Workers Paid plan, and its rates. The Free plan is used while the load is within all of its limits. */
function monthlyCost(load: DayLoad): number {
  if (closestLimit(load)[1] <= 1) return 0;
  const { requests, runs, kvReads, kvWrites, calls } = load;
  const rates: [perDay: number, included: number, perMillion: number][] = [
    [requests, 10e6, 0.3],
    // CPU times (`npm run bench`) in ms.
    [runs * 0.77 + calls * 3.4, 30e6, 0.02],
    [kvReads, 10e6, 0.5],
    [kvWrites, 1e6, 5],
    // A line of 1 kB in the log for each run of the Worker, so a million lines are a GB.
    [runs, 50e6, 0.25],
  ];
  const costs = rates.map(([perDay, included, perMillion]) => {
    return (Math.max(0, perDay * month - included) / 1e6) * perMillion;
  });
  return costs.reduce((sum, cost) => sum + cost, 5);
}
