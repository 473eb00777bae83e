import { LRUCache } from 'lru-cache';
import { delay } from '../delay.ts';
import { abortable } from '../provider/abortable.ts';
import { loggedFailure } from '../provider/logged-key.ts';
import { isTimeoutOfProvider, noResponse, PostNotFound } from '../provider/provider-error.ts';
import { flightTimeout, singleFlight } from '../provider/single-flight.ts';
import { createRequestContext, grace, requestContext, runInContext } from '../request-context.ts';
import { cachePolicy } from './cache-policy.ts';
import {
  createEntryStore,
  type Entry,
  type EntryStoreOptions,
  type StoreOptions,
} from './entry-store.ts';

export type CacheOptions<T> = StoreOptions<T> & {
  /** A `PostNotFound` is not stored. */
  load: () => Promise<T>;
  /** Removes what must not be served from a value that was stored at `storedAt` (ms since the epoch). */
  filter?: (value: T, storedAt: number) => Promise<T>;
  /** Called before a request loads content that is not stored. Its error is the result. */
  admit?: (() => Promise<void>) | undefined;
  /** Whether pages render without it. After a failure, requests do not wait for the next attempt. */
  optional?: boolean;
};

/** `cached` resolves soon, to undefined if nothing is cached. `value` then waits for the provider. */
export type Lookup<T> = { cached: Promise<T | undefined>; value: Promise<T> };

export type ContentCache = {
  lookUp<T>(options: CacheOptions<T>): Lookup<T>;
  /** Loads from the provider, even if a value is stored. */
  load<T>(options: CacheOptions<T>): Promise<T>;
  /** The stored value of any age, without a request to the provider. */
  peek<T>(options: CacheOptions<T>): Promise<T | undefined>;
  /** The values in memory that are in KV, by key. */
  storedEntries(): Iterable<[key: string, value: unknown]>;
  /** All values in memory, by key. */
  entries(): Iterable<[key: string, value: unknown]>;
};

/** `startedAt` in ms since the epoch. An attempt whose request the platform has ended never ends itself. */
type Attempt = { startedAt: number; hasEnded: boolean };

type ContentCacheOptions = EntryStoreOptions & { log: (event: object) => void };

export function createContentCache(options: ContentCacheOptions): ContentCache {
  const { now, waitUntil, log } = options;
  const entryStore = createEntryStore(options);
  /** The last revalidation of each key. */
  const attempts = new LRUCache<string, Attempt>({ max: cachePolicy.maxAttempts });
  const failures = new Map<string, { error: unknown; at: number }>();
  const flights = singleFlight(waitUntil);

  function load<T>(options: CacheOptions<T>): Promise<Entry<T>> {
    const { key, load, optional } = options;
    return flights(`load ${key}`, async () => {
      try {
        const entry = { value: await load(), storedAt: now() };
        if (entry.value instanceof PostNotFound) return entry;
        failures.delete(key);
        return entryStore.save(options, entry, requestContext().isCrawler());
      } catch (error) {
        if (optional) failures.set(key, { error, at: now() });
        throw error;
      }
    });
  }

  /** Waits until the deadline of this request at most, even if another request started the load. */
  function loadInTime<T>(options: CacheOptions<T>): Promise<Entry<T>> {
    const { deadline } = requestContext();
    return abortable(
      load(options).catch((error) => {
        // The deadline of the request that started the load.
        if (isTimeoutOfProvider(error) && !deadline.aborted) return load(options);
        throw error;
      }),
      deadline,
    ).catch((error) => {
      throw error === deadline.reason ? noResponse(error) : error;
    });
  }

  /** After a recent failure, throws its error again, unless a new attempt succeeds within `grace`. */
  async function loadUnlessFailing<T>(options: CacheOptions<T>): Promise<Entry<T>> {
    const { key, admit } = options;
    await admit?.();
    const failure = failures.get(key);
    if (!failure || now() - failure.at >= cachePolicy.failureLifetime) return loadInTime(options);
    if (now() - failure.at >= cachePolicy.retryInterval) {
      const revalidated = revalidate(options as CacheOptions<unknown>);
      const entry = await Promise.race([revalidated, delay(grace)]);
      if (entry) return entry as Entry<T>;
    }
    throw failure.error;
  }

  async function serve<T>({ filter }: CacheOptions<T>, entry: Entry<unknown>): Promise<T> {
    const context = requestContext();
    context.age = Math.max(context.age, now() - entry.storedAt);
    const value = entry.value as T;
    return filter ? filter(value, entry.storedAt) : value;
  }

  /**
   * Revalidates in a context of its own, which may outlast the response. Resolves to undefined after
   * a failure, and soon after an earlier attempt. Never rejects.
   */
  async function revalidate(options: CacheOptions<unknown>): Promise<Entry<unknown> | undefined> {
    const { key } = options;
    if (timeSinceAttempt(key) < cachePolicy.retryInterval) return undefined;
    const attempt: Attempt = { startedAt: now(), hasEnded: false };
    attempts.set(key, attempt);
    const context = createRequestContext();
    ({ isCrawler: context.isCrawler, limit: context.limit } = requestContext());
    const revalidated = runInContext(context, async () => {
      try {
        const entry = await load(options);
        if (entry.value instanceof PostNotFound) {
          log({ event: 'content-refused', ...loggedFailure(key, entry.value) });
        }
        return entry;
      } catch (error) {
        log({ event: 'refresh-failed', ...loggedFailure(key, error) });
        return undefined;
      } finally {
        attempt.hasEnded = true;
      }
    });
    waitUntil(revalidated);
    return revalidated;
  }

  function timeSinceAttempt(key: string): number {
    return now() - (attempts.get(key)?.startedAt ?? Number.NEGATIVE_INFINITY);
  }

  function isRevalidating(key: string): boolean {
    return attempts.get(key)?.hasEnded === false && timeSinceAttempt(key) <= flightTimeout;
  }

  /** The stored entry, or the one that replaces it if visitors must not get one of its age. */
  async function current(options: CacheOptions<unknown>, entry: Entry<unknown>) {
    const age = now() - entry.storedAt;
    const isForCrawler = requestContext().isCrawler();
    const lifetime = isForCrawler ? cachePolicy.crawlerLifetime : cachePolicy.freshLifetime;
    if (age < lifetime) return entry;
    const isRunning = isRevalidating(options.key);
    const revalidated = isRunning ? undefined : revalidate(options);
    if (isForCrawler || age < cachePolicy.staleWhileRevalidate) return entry;
    const joined = isRunning ? load(options).catch(() => undefined) : revalidated;
    return (await Promise.race([joined, delay(cachePolicy.revalidationWait)])) ?? entry;
  }

  function recordTtl(entry: Entry<unknown> | undefined) {
    const context = requestContext();
    const ttl = entry
      ? entry.storedAt + cachePolicy.freshLifetime - now()
      : Number.NEGATIVE_INFINITY;
    context.ttl = Math.min(context.ttl, Math.floor(ttl / 1000));
  }

  return {
    lookUp<T>(options: CacheOptions<T>): Lookup<T> {
      const found = entryStore.find(options as CacheOptions<unknown>).then(async (stored) => {
        const entry = stored && (await current(options as CacheOptions<unknown>, stored));
        recordTtl(entry === stored ? entry : undefined);
        return entry;
      });
      return {
        cached: found.then((entry) => entry && serve(options, entry)),
        value: found.then(async (entry) =>
          serve(options, entry ?? (await loadUnlessFailing(options))),
        ),
      };
    },
    async load(options) {
      await options.admit?.();
      return serve(options, await loadInTime(options));
    },
    async peek<T>(options: CacheOptions<T>) {
      const entry = await entryStore.peek(options as CacheOptions<unknown>);
      return entry?.value as T | undefined;
    },
    storedEntries: entryStore.storedValues,
    entries: entryStore.values,
  };
}
