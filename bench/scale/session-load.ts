import type { Assumptions } from './assumptions.ts';
import type { Use } from './day-load.ts';
import { day } from './demand.ts';
import { session } from './lifetimes.ts';
import { arrivalProbability, filledShare, fillRate } from './renewal.ts';

/** Computes the daily load of worker/provider/session.ts. `calls` are calls of the provider per s. */
export function sessionLoad(
  calls: number,
  regions: readonly number[],
  { isolates, kvDelay }: Assumptions,
): Use {
  let reads = 0;
  let repeated = 0;
  for (const share of regions) {
    const rate = calls * share;
    // Each isolate reads KV when the session in its memory has expired.
    const lookups = isolates * fillRate(rate / isolates, session);
    reads += lookups;
    repeated += (1 - share) * filledShare(lookups, kvDelay) * arrivalProbability(rate, kvDelay);
  }
  const logins = calls === 0 ? 0 : ((1 + repeated) * day) / (session + 1 / calls);
  return { kvReads: reads * day, kvWrites: logins, calls: logins };
}
