import { errorOf, type Result } from '../../shared/content/result.ts';
import { withTimeout } from '../runtime/with-timeout.ts';
import { cachePolicy } from './cache-policy.ts';

/** A value from the cache. This is all that is stored of a content. */
export type Stored<T> = {
  value: T;
  /** When the provider sent or confirmed the value; ms since the epoch. Infinity if it does not depend on the provider. */
  storedAt: number;
  /** Whether it may have more soon, such as while the crawl has not found all posts. */
  isProvisional?: boolean | undefined;
  /** Whether it lacks something that could not be loaded. */
  isPartial?: boolean | undefined;
};

export type Pending<T> = { pending: Promise<T> };

export type Lookup<T> = Stored<T> | Pending<Stored<T>>;

export async function mapLookup<T, U>(
  found: Lookup<T>,
  map: (value: T) => U | Promise<U>,
): Promise<Lookup<U>> {
  const mapStored = async ({ value, ...facts }: Stored<T>) => ({
    ...facts,
    value: await map(value),
  });
  return 'pending' in found ? { pending: found.pending.then(mapStored) } : mapStored(found);
}

/** Waits for pending content, no longer than a page does. Undefined if it is not there by then, or fails to load. */
export function soon<T>(pending: Promise<T>): Promise<T | undefined> {
  return withTimeout(pending, cachePolicy.streamAfter).catch(() => undefined);
}

export type Content<T> = Omit<Stored<T>, 'value'> & {
  result: Result<T>;
  /** Whether the request did not wait for the provider. */
  isCached: boolean;
  /** The tags of what it shows (worker/content/tags.ts). */
  tags: readonly string[];
};

export type Freshness = {
  /**
   * `none` if something is missing that could not be loaded, `brief` if some content does not exist or may have more soon,
   * `stale` if some content is.
   */
  policy: 'complete' | 'stale' | 'brief' | 'none';
  /**
   * How long the oldest content stays fresh; s. Negative for stale content, -Infinity if some
   * content was not cached, Infinity if none was used.
   */
  ttl: number;
  tags: readonly string[];
};

type Contents = readonly (Content<unknown> | undefined)[];

/**
 * @param contents the contents of a response; undefined while pending
 * @param now ms since the epoch
 */
export function freshness(contents: Contents, now: number): Freshness {
  const ttls = contents.map((content) =>
    content?.isCached
      ? Math.floor((content.storedAt + cachePolicy.freshLifetime - now) / 1000)
      : Number.NEGATIVE_INFINITY,
  );
  return {
    policy: policyOf(contents, now),
    ttl: Math.min(...ttls),
    tags: [...new Set(contents.flatMap((content) => content?.tags ?? []))],
  };
}

function policyOf(contents: Contents, now: number): Freshness['policy'] {
  if (!areComplete(contents)) return 'none';
  if (contents.some(({ isProvisional, result }) => isProvisional || errorOf(result)))
    return 'brief';
  const isStale = contents.some(({ storedAt }) => now - storedAt >= cachePolicy.freshLifetime);
  return isStale ? 'stale' : 'complete';
}

/** Whether nothing that could not be loaded is missing. What is known not to exist is not. */
export function areComplete(contents: Contents): contents is readonly Content<unknown>[] {
  return contents.every((content) => content && !content.isPartial && !hasFailed(content.result));
}

export function hasFailed(result: Result<unknown>): boolean {
  return mayPass(errorOf(result)?.status ?? 200);
}

/** Whether a status is of an error that may pass: a failure, or too many requests. */
export function mayPass(status: number): boolean {
  return status >= 500 || status === 429;
}

/**
 * The status of a page or file of which all parts failed, and not only because they are missing: 503
 * (Service Unavailable), or 429 (Too Many Requests). Undefined otherwise. A part that is still
 * loading is undefined.
 */
export function unavailableStatus(
  parts: readonly (Result<unknown> | undefined)[],
): 429 | 503 | undefined {
  const statuses = parts.map((part) => errorOf(part)?.status ?? 200);
  if (!statuses.every((status) => status >= 400)) return undefined;
  if (statuses.some((status) => status >= 500)) return 503;
  return statuses.includes(429) ? 429 : undefined;
}
