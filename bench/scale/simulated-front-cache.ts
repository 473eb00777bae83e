import type { Assumptions } from './assumptions.ts';
import type { FrontLifetime } from './lifetimes.ts';

/** How the cache in front meets a request: by itself; by a copy, while the Worker makes the next; or by the Worker. */
export type FrontAnswer = 'fresh' | 'stale' | 'awaited';

/** A cache in front of the Worker, for `Cache-Control` as ours. Times in s. */
export function createPlayedFront(clock: { now: number }, kind: Assumptions['frontCache']) {
  const madeAt = new Map<string, number>();
  return {
    answer(address: string, region: number, { fresh, whileRevalidating }: FrontLifetime) {
      if (kind === 'none') return 'awaited';
      const key = kind === 'flat' ? `${region} ${address}` : address;
      const age = clock.now - (madeAt.get(key) ?? Number.NEGATIVE_INFINITY);
      if (age < fresh) return 'fresh';
      madeAt.set(key, clock.now);
      return age < fresh + whileRevalidating ? 'stale' : 'awaited';
    },
    clear: () => madeAt.clear(),
  } satisfies { answer(...request: never[]): FrontAnswer; clear(): void };
}
