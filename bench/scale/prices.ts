import type { Assumptions } from './assumptions.ts';
import { type DayLoad, total } from './day-load.ts';

/**
 * Cloudflare's published rates of the Workers Paid plan; US$. Read on 21 November 2026 at
 * https://developers.cloudflare.com/workers/platform/pricing/ and, of Workers Cache (a hit is a
 * request as any other, but takes no CPU), https://developers.cloudflare.com/workers/cache/#billing.
 */
export const prices = {
  plan: 5,
  /** Each: what a month has in it, and what a million more costs. */
  requests: { included: 10e6, perMillion: 0.3 },
  cpuMs: { included: 30e6, perMillion: 0.02 },
  kvReads: { included: 10e6, perMillion: 0.5 },
  kvWrites: { included: 1e6, perMillion: 5 },
  /** Of storage; GB and GB-month. */
  kvStored: { included: 1, each: 0.5 },
};

export type MonthlyCost = {
  requests: number;
  cpu: number;
  kv: number;
  /** With the plan itself. */
  total: number;
};

const month = 30;

/** US$ a month, where each day is such. */
export function monthlyCost(load: DayLoad, assumed: Assumptions): MonthlyCost {
  const { kvReads, kvWrites, calls } = total(load);
  const cpuMs = load.runs * assumed.cpuPerRun + calls * assumed.cpuPerCall;
  const stored = (load.kvKeys * assumed.kept) / 1e6;
  const requests = charge(load.requests, prices.requests);
  const cpu = charge(cpuMs, prices.cpuMs);
  const kv =
    charge(kvReads, prices.kvReads) +
    charge(kvWrites, prices.kvWrites) +
    Math.max(0, stored - prices.kvStored.included) * prices.kvStored.each;
  return { requests, cpu, kv, total: prices.plan + requests + cpu + kv };
}

function charge(perDay: number, rate: { included: number; perMillion: number }): number {
  return (Math.max(0, perDay * month - rate.included) / 1e6) * rate.perMillion;
}
