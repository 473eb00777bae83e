import type { DayLoad } from './day-load.ts';

/** Days of a month. */
export const month = 30;

/**
 * The limits of Cloudflare's Workers Free plan per day, as of November 22, 2026:
 * https://developers.cloudflare.com/workers/platform/limits/ and
 * https://developers.cloudflare.com/kv/platform/limits/.
 */
export const freeLimits = { requests: 100_000, kvReads: 100_000, kvWrites: 1_000 };

/** The share of each limit that a load uses. */
export function freeShares(load: DayLoad): Record<keyof typeof freeLimits, number> {
  return {
    requests: load.requests / freeLimits.requests,
    kvReads: load.kvReads / freeLimits.kvReads,
    kvWrites: load.kvWrites / freeLimits.kvWrites,
  };
}

/**
 * The rates of the Workers Paid plan per month, in US$, as of November 21, 2026:
 * https://developers.cloudflare.com/workers/platform/pricing/; for logs, those from December 1, 2026:
 * https://developers.cloudflare.com/observability/pricing/. A hit of Workers Cache counts as a request
 * (https://developers.cloudflare.com/workers/cache/#billing).
 */
const planPrice = 5;
const rates = {
  requests: { included: 10e6, perMillion: 0.3 },
  cpuMs: { included: 30e6, perMillion: 0.02 },
  kvReads: { included: 10e6, perMillion: 0.5 },
  kvWrites: { included: 1e6, perMillion: 5 },
  /** One line of 1 kB for each run of the Worker, so a million lines are a GB. */
  logLines: { included: 50e6, perMillion: 0.25 },
};

/** CPU time of a run of the Worker and of a provider call (`npm run bench`); ms. */
const cpu = { run: 0.77, call: 3.4 };

/** Computes the cost in US$ of a month with this load every day, on the Workers Paid plan. */
export function monthlyCost({ requests, runs, kvReads, kvWrites, calls }: DayLoad): number {
  const cpuMs = runs * cpu.run + calls * cpu.call;
  const perDay = { requests, cpuMs, kvReads, kvWrites, logLines: runs };
  return Object.entries(rates).reduce((sum, [what, { included, perMillion }]) => {
    const used = perDay[what as keyof typeof rates] * month;
    return sum + (Math.max(0, used - included) / 1e6) * perMillion;
  }, planPrice);
}
