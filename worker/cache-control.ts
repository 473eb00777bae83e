const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * How long answers may be kept, by browsers and by the cache in front of the Worker alike (RFC 9111;
 * the stale ones by RFC 5861). One place for all. There is no `s-maxage`: it would forbid the cache
 * to serve anything stale (RFC 9111, section 5.2.2.10).
 */
export const cacheControl = {
  /** A page, a feed, or an answer of the API with all of its content there. */
  complete: cacheable({ maxAge: minute, whileRevalidating: 5 * minute, ifError: day }),
  /** What changes with the settings, the day or a deployment, at an address that stays. */
  file: cacheable({ maxAge: hour, whileRevalidating: day, ifError: 7 * day }),
  /** A file whose name changes with its content. */
  hashed: `public, max-age=${365 * day}, immutable`,
  /** What is soon another: there is nothing here yet, or not all. */
  brief: `public, max-age=${minute}`,
  /** An answer that is of this moment only: late, failed, or one visitor's. */
  none: 'no-store',
};

/** When to come back after a failure of ours or the provider's; s (RFC 9110, section 10.2.3). */
export const retryAfter = '30';

type Lifetimes = { maxAge: number; whileRevalidating: number; ifError: number };

function cacheable({ maxAge, whileRevalidating, ifError }: Lifetimes): string {
  return `public, max-age=${maxAge}, stale-while-revalidate=${whileRevalidating}, stale-if-error=${ifError}`;
}
