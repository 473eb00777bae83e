import { type DayLoad, total } from './day-load.ts';

/**
 * The limits of the Workers Free plan per day, as of November 22, 2026:
 * https://developers.cloudflare.com/workers/platform/limits/ and
 * https://developers.cloudflare.com/kv/platform/limits/.
 */
export const freeLimits = { requests: 100_000, kvReads: 100_000, kvWrites: 1_000 };

/** Returns the shares of the limits that a load uses. */
export function freeShares(load: DayLoad): Record<keyof typeof freeLimits, number> {
  const { kvReads, kvWrites } = total(load);
  return {
    requests: load.requests / freeLimits.requests,
    kvReads: kvReads / freeLimits.kvReads,
    kvWrites: kvWrites / freeLimits.kvWrites,
  };
}

/** Whether the load fits the free plan with a tenth to spare. */
export function fitsFreePlan(load: DayLoad): boolean {
  return Object.values(freeShares(load)).every((share) => share <= 0.9);
}
