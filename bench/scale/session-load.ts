import type { Assumptions } from './assumptions.ts';
import type { Use } from './day-load.ts';
import { day } from './demand.ts';
import { session } from './lifetimes.ts';
import { fillRate } from './renewal.ts';

/** Computes the daily load of worker/provider/session.ts. `calls` are calls of the provider per s. */
export function sessionLoad(
  calls: number,
  regions: readonly number[],
  { isolates }: Assumptions,
): Use {
  if (calls === 0) return { kvReads: 0, kvWrites: 0, calls: 0 };
  // Each isolate reads KV when the session in its memory is due for renewal.
  const reads = regions.reduce(
    (sum, share) => sum + isolates * fillRate((calls * share) / isolates, session.lifetime),
    0,
  );
  // Without a call in the time for renewals, the first call afterwards logs in.
  const pause = Math.exp(-calls * session.renewal) / calls;
  const logins = day / (session.lifetime + pause);
  return { kvReads: reads * day, kvWrites: logins, calls: logins };
}
