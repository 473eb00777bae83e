const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** RFC 9111 and RFC 5861. `s-maxage` would prevent shared caches from serving stale responses (RFC 9111, section 5.2.2.10). */
export const cacheControl = {
  /** A page, feed or API response with all of its content. */
  complete: cacheable({ maxAge: minute, whileRevalidating: 4 * minute, ifError: day }),
  /** The same with stale content. */
  stale: cacheable({ maxAge: minute, whileRevalidating: 0, ifError: day }),
  /** A file whose URL stays the same and whose content depends on settings, the date or the deployment. */
  file: cacheable({ maxAge: hour, whileRevalidating: day, ifError: 7 * day }),
  /** A file with a hash of its content in the name. */
  hashed: `public, max-age=${365 * day}, immutable`,
  /** A response that may change soon: not found, or not complete yet. */
  brief: `public, max-age=${minute}`,
  /** A page or file with a text that the visitor has typed: only their browser may store it. */
  visitor: `private, max-age=${minute}`,
  /** A response that must not be reused: streamed, failed, or for one visitor. */
  none: 'no-store',
};

/** How long the cache in front of the Worker considers a response fresh that has this `Cache-Control`; s. */
const edgeMaxAges = new Map([
  [cacheControl.complete, 4 * minute],
  // Stale content is revalidated behind the response, so the next revalidation has it new.
  [cacheControl.stale, 10],
]);

/**
 * `Cloudflare-CDN-Cache-Control` of a response with this `Cache-Control`; undefined if it follows that. The cache in
 * front of the Worker serves complete responses stale for a day while it revalidates them, or if that fails.
 * @param left the time in which the response may be reused; s
 */
export function edgeCacheControl(cacheControl: string, left: number): string | undefined {
  const lifetime = edgeMaxAges.get(cacheControl);
  if (lifetime === undefined) return undefined;
  const maxAge = Math.min(lifetime, left);
  const stale = Math.min(day, left - maxAge);
  return cacheable({ maxAge, whileRevalidating: stale, ifError: stale });
}

/** `Retry-After` of an error response (RFC 9110, section 10.2.3); s. Undefined if a retry would not help. */
export function retryAfter(status: number): string | undefined {
  // The period of the rate limits in wrangler.toml.
  if (status === 429) return '60';
  return status >= 500 ? '30' : undefined;
}

type Lifetimes = { maxAge: number; whileRevalidating: number; ifError: number };

function cacheable({ maxAge, whileRevalidating, ifError }: Lifetimes): string {
  return `public, max-age=${maxAge}, stale-while-revalidate=${whileRevalidating}, stale-if-error=${ifError}`;
}
