import { errorOf, type Result } from '../../shared/content/result.ts';
import { abortable } from '../runtime/abortable.ts';
import { cachePolicy } from './cache-policy.ts';

/** A value from the cache. This is all that is stored of a content. */
export type Stored<T> = {
  value: T;
  /** When the provider sent or confirmed the value; ms since the epoch. */
  storedAt: number;
  /** Whether it may have more soon, such as while the crawl has not found all posts. */
  isProvisional?: boolean | undefined;
  /** Whether it lacks something that could not be loaded. */
  isPartial?: boolean | undefined;
};

export type Pending<T> = { pending: Promise<T> };

export type Lookup<T> = Stored<T> | Pending<Stored<T>>;

export function mapLookup<T, U>(found: Lookup<T>, map: (value: T) => U): Lookup<U> {
  const mapStored = ({ value, ...facts }: Stored<T>) => ({ ...facts, value: map(value) });
  return 'pending' in found ? { pending: found.pending.then(mapStored) } : mapStored(found);
}

/** Waits for pending content, no longer than a page does. Undefined if it is not there by then, or fails to load. */
export async function soon<T>(found: Lookup<T>): Promise<Stored<T> | undefined> {
  if (!('pending' in found)) return found;
  return abortable(found.pending, AbortSignal.timeout(cachePolicy.streamAfter)).catch(
    () => undefined,
  );
}

/** A content with what its responses depend on. */
export type Content<T> = Omit<Stored<T>, 'value'> & {
  result: Result<T>;
  /** When the value was stored; Infinity if it does not depend on the provider. */
  storedAt: number;
  /** Whether the request did not wait for the provider. */
  isCached: boolean;
  /** The tags of what it shows (worker/content/tags.ts). */
  tags: readonly string[];
};

export type Freshness = {
  /** The age of the oldest content; ms. */
  age: number;
  /**
   * How long the oldest content stays fresh; s. Negative for stale content, -Infinity if some
   * content was not cached, Infinity if none was used.
   */
  ttl: number;
  /** Whether nothing that could not be loaded is missing. What is known not to exist is not. */
  isComplete: boolean;
  /** Whether some content does not exist, or is provisional. */
  isBrief: boolean;
  /** The tags of all contents, each once. */
  tags: readonly string[];
};

/**
 * @param contents the contents of a response; undefined while pending
 * @param now ms since the epoch
 */
export function freshness(
  contents: readonly (Content<unknown> | undefined)[],
  now: number,
): Freshness {
  const times = contents.map((content) => content?.storedAt ?? Number.POSITIVE_INFINITY);
  const ttls = contents.map((content) =>
    content?.isCached
      ? Math.floor((content.storedAt + cachePolicy.freshLifetime - now) / 1000)
      : Number.NEGATIVE_INFINITY,
  );
  return {
    age: Math.max(0, now - Math.min(...times)),
    ttl: Math.min(...ttls),
    isComplete: contents.every(
      (content) => content && !content.isPartial && !hasFailed(content.result),
    ),
    isBrief: contents.some(
      (content) => content && (content.isProvisional || errorOf(content.result)),
    ),
    tags: [...new Set(contents.flatMap((content) => content?.tags ?? []))],
  };
}

/** Whether the error may pass: a failure, or a refusal of too many requests. */
export function hasFailed(result: Result<unknown>): boolean {
  const { status = 200 } = errorOf(result) ?? {};
  return status >= 500 || status === 429;
}
