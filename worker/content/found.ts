import { cachePolicy } from './cache-policy.ts';

/** A content with the facts that its responses depend on. Times in ms since the epoch. */
export type Found<T> = {
  value: T;
  /** When the provider sent it, or confirmed it. */
  storedAt: number;
  /** The same values have the same version. */
  version: string;
  /** Until when it may be served. A value that is not complete is valid at no later time. */
  validUntil?: number | undefined;
};

/** A content that a response uses; `found` is undefined if it is missing, failed or pending. */
export type Used = { found: Found<unknown> | undefined; isCached: boolean };

export type Freshness = {
  /** The age of the oldest content; ms. */
  age: number;
  /**
   * How long the oldest content stays fresh; s. Negative for stale content, -Infinity if some
   * content was not cached, Infinity if none was used.
   */
  ttl: number;
  /** Whether all contents were found, and are complete. */
  isComplete: boolean;
  /** In the order of the contents. */
  versions: string[];
};

/** @param now ms since the epoch */
export function freshness(contents: readonly Used[], now: number): Freshness {
  const found = contents.flatMap(({ found }) => found ?? []);
  const ages = found.map(({ storedAt }) => now - storedAt);
  const ttls = contents.map(({ found, isCached }) =>
    found && isCached
      ? Math.floor((found.storedAt + cachePolicy.freshLifetime - now) / 1000)
      : Number.NEGATIVE_INFINITY,
  );
  return {
    age: Math.max(0, ...ages),
    ttl: Math.min(...ttls),
    isComplete:
      found.length === contents.length &&
      found.every(({ validUntil = Number.POSITIVE_INFINITY }) => validUntil > now),
    versions: found.map(({ version }) => version),
  };
}
