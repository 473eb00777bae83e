import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { pages } from '../../shared/routes.ts';
import { secondsLeft, siteDay, yearOf } from '../calendar/civil-day.ts';
import { type Content, type Freshness, freshness, mayPass } from '../content/content.ts';
import { tags } from '../content/tags.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

type PolicyName = Freshness['policy'] | 'file' | 'hashed' | 'private';

type Policy = {
  /** `Cache-Control`: what browsers and all caches may do. */
  all: string;
  /**
   * How long the cache in front of the Worker considers the response fresh; s. It then serves it stale for a day at most,
   * while it revalidates it or if that fails. 0 if it does not store it. By default it does what all caches may do.
   */
  edge?: number;
};

export const policies: Record<PolicyName, Policy> = {
  complete: {
    all: cacheable({ maxAge: minute, whileRevalidating: 4 * minute, ifError: day }),
    edge: 4 * minute,
  },
  /** The same with stale content, which is revalidated behind the response. */
  stale: { all: cacheable({ maxAge: minute, whileRevalidating: 0, ifError: day }), edge: 10 },
  /** It may change soon: an error that lasts, or content that may have more soon. */
  brief: { all: `public, max-age=${minute}` },
  /** Its URL stays the same, and its content depends on settings, the date or the deployment. */
  file: { all: cacheable({ maxAge: hour, whileRevalidating: day, ifError: 7 * day }) },
  /** Its URL has a hash of its content. */
  hashed: { all: `public, max-age=${365 * day}, immutable` },
  /** Its URL has a text that a visitor has typed: only their browser may store it. */
  private: { all: `private, max-age=${minute}`, edge: 0 },
  /** It is streamed, has failed, or is for one request. */
  none: { all: 'no-store', edge: 0 },
};

type Lifetimes = { maxAge: number; whileRevalidating: number; ifError: number };

/** RFC 9111 and RFC 5861. `s-maxage` would prevent shared caches from serving stale responses (RFC 9111, section 5.2.2.10). */
function cacheable({ maxAge, whileRevalidating, ifError }: Lifetimes): string {
  return `public, max-age=${maxAge}, stale-while-revalidate=${whileRevalidating}, stale-if-error=${ifError}`;
}

declare module 'hono' {
  interface ContextVariableMap {
    /** What the response shows, undefined while pending. Its policy follows from it. */
    contents: readonly (Content<unknown> | undefined)[] | undefined;
    /** The policy of a response without contents. By default it is `none`. */
    policy: PolicyName | undefined;
    freshness: Freshness | undefined;
  }
}

/** The maximum number of tags of a response. A handout may have more posts. */
const maxTags = 12;

/**
 * Writes the headers that say what may be done with a response. `Cloudflare-CDN-Cache-Control` and `Cache-Tag` are for the
 * cache in front of the Worker, which removes them (developers.cloudflare.com/workers/cache).
 */
export function responsePolicy(now: typeof Date.now) {
  return createMiddleware(async function responsePolicy(c, next) {
    // Another day may begin before the response is complete.
    const today = siteDay(now());
    await next();
    const contents = c.get('contents');
    const fresh = contents && freshness(contents, now());
    c.set('freshness', fresh);
    const { headers, status } = c.res;
    const shown = fresh?.tags ?? [];
    const { all, edge } = policies[policyOf(c)];
    headers.set('Cache-Control', all);
    if (edge) {
      // The footer of each page has the year.
      const dependsOnDay = shown.includes(tags.sundays) || yearOf(today + 1) !== yearOf(today);
      const left = dependsOnDay ? secondsLeft(today, now()) : Number.POSITIVE_INFINITY;
      const maxAge = Math.min(edge, left);
      const stale = Math.min(day, left - maxAge);
      const ofEdge = cacheable({ maxAge, whileRevalidating: stale, ifError: stale });
      headers.set('Cloudflare-CDN-Cache-Control', ofEdge);
    }
    if (edge !== 0 && shown.length > 0) headers.set('Cache-Tag', shown.slice(0, maxTags).join(','));
    // RFC 9110, section 10.2.3. 60 s is the period of the rate limits in wrangler.toml.
    if (mayPass(status)) headers.set('Retry-After', status === 429 ? '60' : '30');
  });
}

function policyOf(c: Context): PolicyName {
  const { status } = c.res;
  const policy = c.get('freshness')?.policy ?? c.get('policy') ?? 'none';
  if (policy === 'none' || mayPass(status)) return 'none';
  if (hasTypedText(c)) return 'private';
  return status >= 400 ? 'brief' : policy;
}

const typedParameters = pages.flatMap(({ typedParameters = [] }) => typedParameters);

/** Whether the URL has a text that a visitor has typed, and that is neither a search nor a passage. */
export function hasTypedText({ req }: Context): boolean {
  return typedParameters.some((name) => req.query(name));
}
