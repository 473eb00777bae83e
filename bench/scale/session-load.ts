import type { Assumptions } from './assumptions.ts';
import type { Use } from './day-load.ts';
import { day } from './demand.ts';
import { session } from './lifetimes.ts';
import { comesWithin, fillings, held } from './renewal.ts';

/** What worker/provider/session.ts does in a day, where the provider is called so often (1/s). */
export function sessionLoad(
  calls: number,
  regions: readonly number[],
  { isolates, kvDelay }: Assumptions,
): Use {
  let reads = 0;
  let late = 0;
  for (const share of regions) {
    const rate = calls * share;
    // Each isolate looks when the session that it holds has ended.
    const looks = isolates * fillings(rate / isolates, session);
    reads += looks;
    late += (1 - share) * held(looks, kvDelay) * comesWithin(rate, kvDelay);
  }
  const logins = calls === 0 ? 0 : ((1 + late) * day) / (session + 1 / calls);
  return { kvReads: reads * day, kvWrites: logins, calls: logins };
}
