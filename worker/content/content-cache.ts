import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import { abortable } from '../provider/abortable.ts';
import type { KeyValueStore } from '../provider/key-value-store.ts';
import { errorLine, noResponse, PostNotFound } from '../provider/provider-error.ts';
import { singleFlight } from '../provider/single-flight.ts';
import { createRequestContext, grace, requestContext, runInContext } from '../request-context.ts';

/** The cache policy of all content (RFC 9111). Durations in ms. */
export const cachePolicy = {
  /** Content is fresh for this long: it is served without a request to the provider. */
  freshLifetime: 300_000,
  /** Content may be served for this long: stale content while it is revalidated, and while the provider fails. */
  staleLifetime: 7 * 24 * 60 * 60_000,
  /** Memory entries of this isolate are used for this long before KV is read again. */
  memoryLifetime: 30_000,
  /** The minimum interval between two attempts at a failing provider; also of the sitemap crawl. */
  retryInterval: 5_000,
  /** The failure of optional content is served for this long, while attempts continue after responses. */
  failureLifetime: 30_000,
  /** Maximum number of memory entries. */
  maxEntries: 300,
  /** Maximum number of recorded attempts: more than the number of keys that may be in KV. */
  maxAttempts: 10_000,
};

type Entry<T> = { value: T; storedAt: number };

type MemoryEntry = Entry<unknown> & { readAt: number };

export type CacheOptions<T> = {
  /** The key of the content and of its KV entry. */
  key: string;
  /** A `PostNotFound` is not stored. */
  load: () => Promise<T>;
  /** The schema of stored values; without it nothing is stored in KV. */
  schema?: z.ZodMiniType<T>;
  /** Removes what must not be served from a value that was stored at `storedAt` (ms since the epoch). */
  filter?: (value: T, storedAt: number) => Promise<T>;
  /** Whether pages render without it. After a failure, requests do not wait for the next attempt. */
  optional?: boolean;
};

/** `cached` resolves soon, to undefined if nothing is cached. `value` then waits for the provider. */
export type Lookup<T> = { cached: Promise<T | undefined>; value: Promise<T> };

export type ContentCache = {
  lookUp<T>(options: CacheOptions<T>): Lookup<T>;
  /** Loads from the provider, even if a value is stored. */
  load<T>(options: CacheOptions<T>): Promise<T>;
  /** The value in memory, without a request. */
  peek(key: string): unknown;
  /** All values in memory, by key. */
  entries(): Iterable<[key: string, value: unknown]>;
};

type ContentCacheOptions = {
  store: KeyValueStore;
  now: () => number;
  waitUntil: (promise: Promise<unknown>) => void;
  log: (event: object) => void;
};

export function createContentCache(options: ContentCacheOptions): ContentCache {
  const { store, now, waitUntil, log } = options;
  const memory = new LRUCache<string, MemoryEntry>({ max: cachePolicy.maxEntries });
  /** When each key was last revalidated; ms since the epoch. */
  const attempts = new LRUCache<string, number>({ max: cachePolicy.maxAttempts });
  const failures = new LRUCache<string, { error: unknown; at: number }>({
    max: cachePolicy.maxEntries,
  });
  const flights = singleFlight(waitUntil);

  function remember(key: string, entry: Entry<unknown>): MemoryEntry {
    const memoryEntry = { ...entry, readAt: now() };
    memory.set(key, memoryEntry);
    return memoryEntry;
  }

  async function findStored<T>({ key, schema }: CacheOptions<T>): Promise<MemoryEntry | undefined> {
    const memoryEntry = memory.get(key);
    if (memoryEntry && now() - memoryEntry.readAt < cachePolicy.memoryLifetime) return memoryEntry;
    if (!schema || !fitsKv(key)) return undefined;
    const stored = await flights(`find ${key}`, () => store.get(kvKey(key), entrySchema(schema)));
    // KV is eventually consistent: the value in memory may be newer.
    const newest =
      memoryEntry && memoryEntry.storedAt > (stored?.storedAt ?? 0) ? memoryEntry : stored;
    return newest && now() - newest.storedAt < cachePolicy.staleLifetime
      ? remember(key, newest)
      : undefined;
  }

  function load<T>({ key, load, schema, optional }: CacheOptions<T>): Promise<Entry<T>> {
    return flights(`load ${key}`, async () => {
      try {
        const entry = { value: await load(), storedAt: now() };
        if (entry.value instanceof PostNotFound) return entry;
        remember(key, entry);
        failures.delete(key);
        if (schema && fitsKv(key))
          waitUntil(store.put(kvKey(key), entry, cachePolicy.staleLifetime));
        return entry;
      } catch (error) {
        if (optional) failures.set(key, { error, at: now() });
        throw error;
      }
    });
  }

  /** Waits until the deadline of this request at most, even if another request started the load. */
  function loadInTime<T>(options: CacheOptions<T>): Promise<Entry<T>> {
    const { deadline } = requestContext();
    return abortable(load(options), deadline).catch((error) => {
      throw error === deadline.reason ? noResponse(error) : error;
    });
  }

  /** After a recent failure, throws its error again, unless a new attempt succeeds within `grace`. */
  async function loadUnlessFailing<T>(options: CacheOptions<T>): Promise<Entry<T>> {
    const { key } = options;
    const failure = failures.get(key);
    if (!failure || now() - failure.at >= cachePolicy.failureLifetime) return loadInTime(options);
    if (now() - failure.at >= cachePolicy.retryInterval) {
      await Promise.race([revalidate(options as CacheOptions<unknown>), delay(grace)]);
      const entry = memory.get(key);
      if (entry) return entry as Entry<T>;
    }
    throw failure.error;
  }

  async function serve<T>({ filter }: CacheOptions<T>, entry: Entry<unknown>): Promise<T> {
    const value = entry.value as T;
    return filter ? filter(value, entry.storedAt) : value;
  }

  /** Revalidates after the response, in a context of its own. Never rejects. */
  async function revalidate(options: CacheOptions<unknown>): Promise<void> {
    const { key } = options;
    if (now() - (attempts.get(key) ?? 0) < cachePolicy.retryInterval) return;
    attempts.set(key, now());
    const attempt = runInContext(createRequestContext(), async () => {
      try {
        const { value } = await load(options);
        if (value instanceof PostNotFound) {
          log({ event: 'content-refused', key, error: errorLine(value) });
        }
      } catch (error) {
        log({ event: 'refresh-failed', key, error: errorLine(error) });
      }
    });
    waitUntil(attempt);
    await attempt;
  }

  function recordTtl(entry: MemoryEntry | undefined): number {
    const context = requestContext();
    const ttl = entry
      ? entry.storedAt + cachePolicy.freshLifetime - now()
      : Number.NEGATIVE_INFINITY;
    context.ttl = Math.min(context.ttl, Math.floor(ttl / 1000));
    return ttl;
  }

  return {
    lookUp<T>(options: CacheOptions<T>): Lookup<T> {
      const stored = findStored(options);
      return {
        cached: stored.then((entry) => {
          const ttl = recordTtl(entry);
          if (entry && ttl <= 0) revalidate(options as CacheOptions<unknown>);
          return entry && serve(options, entry);
        }),
        value: stored.then(async (entry) =>
          serve(options, entry ?? (await loadUnlessFailing(options))),
        ),
      };
    },
    load: async (options) => serve(options, await loadInTime(options)),
    peek: (key) => memory.get(key)?.value,
    *entries() {
      for (const [key, { value }] of memory.entries()) yield [key, value];
    },
  };
}

function entrySchema<T>(value: z.ZodMiniType<T>) {
  return z.object({ value, storedAt: z.number() });
}

function delay(ms: number) {
  return new Promise<void>((resolve) => setTimeout(resolve, ms));
}

const kvKey = (key: string) => `content ${key}`;

/** The maximum key length of KV is 512 bytes; the keys are ASCII. */
function fitsKv(key: string) {
  return kvKey(key).length <= 512;
}
