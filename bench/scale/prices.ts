import type { Assumptions } from './assumptions.ts';
import { type DayLoad, total } from './day-load.ts';

/**
 * Cloudflare's published rates for the Workers Paid plan, in US$, as of November 21, 2026:
 * https://developers.cloudflare.com/workers/platform/pricing/ and, for Workers Cache (a hit
 * counts as a request and uses no CPU time), https://developers.cloudflare.com/workers/cache/#billing;
 * for logs, the rates from December 1, 2026, https://developers.cloudflare.com/observability/pricing/.
 */
export const prices = {
  plan: 5,
  /** The included amount per month, and the price of each additional million. */
  requests: { included: 10e6, perMillion: 0.3 },
  cpuMs: { included: 30e6, perMillion: 0.02 },
  kvReads: { included: 10e6, perMillion: 0.5 },
  kvWrites: { included: 1e6, perMillion: 5 },
  /** In GB, or GB-months for storage. */
  kvStored: { included: 1, each: 0.5 },
  logged: { included: 50, each: 0.25 },
  /** Log lines are stored for a week. */
  logsStored: { included: 12, each: 0.1, days: 7 },
};

export type MonthlyCost = {
  requests: number;
  cpu: number;
  kv: number;
  logs: number;
  /** Includes the base price of the plan. Zero on the free plan, which has limits instead. */
  total: number;
};

const month = 30;

/** Computes the cost in US$ of a month with this load every day. */
export function monthlyCost(load: DayLoad, assumed: Assumptions): MonthlyCost {
  if (assumed.plan === 'free') return { requests: 0, cpu: 0, kv: 0, logs: 0, total: 0 };
  const { kvReads, kvWrites, calls } = total(load);
  const cpuMs = load.runs * assumed.cpuPerRun + calls * assumed.cpuPerCall;
  const logsPerDay = (load.runs * assumed.logLine) / 1e6;
  const requests = charge(load.requests, prices.requests);
  const cpu = charge(cpuMs, prices.cpuMs);
  const kv =
    charge(kvReads, prices.kvReads) +
    charge(kvWrites, prices.kvWrites) +
    beyond((load.kvKeys * assumed.kept) / 1e6, prices.kvStored);
  const logs =
    beyond(logsPerDay * month, prices.logged) +
    beyond(logsPerDay * prices.logsStored.days, prices.logsStored);
  return { requests, cpu, kv, logs, total: prices.plan + requests + cpu + kv + logs };
}

function charge(perDay: number, rate: { included: number; perMillion: number }): number {
  return (Math.max(0, perDay * month - rate.included) / 1e6) * rate.perMillion;
}

function beyond(gigabytes: number, rate: { included: number; each: number }): number {
  return Math.max(0, gigabytes - rate.included) * rate.each;
}
