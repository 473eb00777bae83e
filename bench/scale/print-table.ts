import { type DayLoad, dayLoad } from './day-load.ts';

/** Days of a month. */
const month = 30;

/**
 * The limits of Cloudflare's Workers Free plan per day, and the rates of the Workers Paid plan per month in
 * US$, as of November 2026; docs/scale.md has the sources. CPU times (`npm run bench`) in ms.
 */
const freeLimits = { requests: 100_000, kvReads: 100_000, kvWrites: 1_000 };
const planPrice = 5;
const cpu = { run: 0.77, call: 3.4 };
const rates = {
  requests: { included: 10e6, perMillion: 0.3 },
  cpuMs: { included: 30e6, perMillion: 0.02 },
  kvReads: { included: 10e6, perMillion: 0.5 },
  kvWrites: { included: 1e6, perMillion: 5 },
  /** A line of 1 kB for each run of the Worker, so a million lines are a GB. */
  logLines: { included: 50e6, perMillion: 0.25 },
};

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

function closestLimit({ requests, kvReads, kvWrites }: DayLoad): [name: string, share: number] {
  const shares: [name: string, share: number][] = [
    ['requests', requests / freeLimits.requests],
    ['KV reads', kvReads / freeLimits.kvReads],
    ['KV writes', kvWrites / freeLimits.kvWrites],
  ];
  return shares.reduce((closest, other) => (other[1] > closest[1] ? other : closest));
}

/** The Free plan is used while the load is within all of its limits. */
function monthlyCost(load: DayLoad): number {
  if (closestLimit(load)[1] <= 1) return 0;
  const { requests, runs, kvReads, kvWrites, calls } = load;
  const cpuMs = runs * cpu.run + calls * cpu.call;
  const perDay = { requests, cpuMs, kvReads, kvWrites, logLines: runs };
  return Object.entries(rates).reduce((sum, [what, { included, perMillion }]) => {
    const used = perDay[what as keyof typeof rates] * month;
    return sum + (Math.max(0, used - included) / 1e6) * perMillion;
  }, planPrice);
}
