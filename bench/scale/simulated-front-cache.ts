import type { Assumptions } from './assumptions.ts';
import type { FrontLifetime } from './lifetimes.ts';

/** `fresh`: served from the cache; `stale`: served from the cache and revalidated; `awaited`: served by the Worker. */
export type FrontCacheOutcome = 'fresh' | 'stale' | 'awaited';

/** Creates a simulated cache in front of the Worker. Times are in s. */
export function createSimulatedFrontCache(clock: { now: number }, kind: Assumptions['frontCache']) {
  const storedAt = new Map<string, number>();
  return {
    match(url: string, region: number, { fresh, whileRevalidating }: FrontLifetime) {
      if (kind === 'none') return 'awaited';
      const key = kind === 'flat' ? `${region} ${url}` : url;
      const age = clock.now - (storedAt.get(key) ?? Number.NEGATIVE_INFINITY);
      if (age < fresh) return 'fresh';
      storedAt.set(key, clock.now);
      return age < fresh + whileRevalidating ? 'stale' : 'awaited';
    },
    clear: () => storedAt.clear(),
  } satisfies { match(...request: never[]): FrontCacheOutcome; clear(): void };
}
