import type { Assumptions } from './assumptions.ts';
import type { FrontLifetime } from './lifetimes.ts';

/** `fresh`: served from the cache; `stale`: served from the cache and revalidated; `awaited`: served by the Worker. */
export type FrontCacheOutcome = 'fresh' | 'stale' | 'awaited';

type StoredResponse = FrontLifetime & { storedAt: number; contentAge: number };

/** Creates a simulated cache in front of the Worker. Times are in s. */
export function createSimulatedFrontCache(clock: { now: number }, kind: Assumptions['frontCache']) {
  const responses = new Map<string, StoredResponse>();
  const keyOf = (url: string, region: number) => (kind === 'flat' ? `${region} ${url}` : url);
  return {
    /** The outcome of a request, and the age of the content that it gets from the cache. */
    match(url: string, region: number) {
      const { storedAt, contentAge, fresh, whileRevalidating } = responses.get(
        keyOf(url, region),
      ) ?? { storedAt: Number.NEGATIVE_INFINITY, contentAge: 0, fresh: 0, whileRevalidating: 0 };
      const age = clock.now - storedAt;
      const outcome: FrontCacheOutcome =
        age < fresh ? 'fresh' : age < fresh + whileRevalidating ? 'stale' : 'awaited';
      return { outcome, contentAge: contentAge + age };
    },
    store(url: string, region: number, contentAge: number, lifetime: FrontLifetime) {
      if (kind === 'none') return;
      responses.set(keyOf(url, region), { storedAt: clock.now, contentAge, ...lifetime });
    },
    clear: () => responses.clear(),
  };
}
