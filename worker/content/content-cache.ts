import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { abortable } from '../provider/abortable.ts';
import type { KeyValueStore } from '../provider/key-value-store.ts';
import { errorLine, noResponse, PostNotFound } from '../provider/provider-error.ts';
import { singleFlight } from '../provider/single-flight.ts';
import { createRequestContext, grace, requestContext, runInContext } from '../request-context.ts';

/** The one policy of what is kept and for how long; ms. */
export const cachePolicy = {
  /** Served without asking the provider. */
  freshLifetime: 300_000,
  /** Served while it is refreshed behind the answer, and while the provider fails. */
  staleLifetime: 7 * 24 * 60 * 60_000,
  /** Held in this isolate's memory before KV is asked again. */
  memoryLifetime: 30_000,
  /** Between two attempts to refresh what a failing provider did not give; the sitemap's as well. */
  retryInterval: 5_000,
  /** A failure of content that pages can do without is served instead of an attempt, while attempts go on behind responses. */
  failureLifetime: 30_000,
  /** Entries in this isolate's memory. */
  maxEntries: 300,
  /** How many attempts are remembered: more than there are keys that KV may keep. */
  maxAttempts: 10_000,
};

type Entry<T> = { value: T; storedAt: number };

type MemoryEntry = Entry<unknown> & { readAt: number };

export type CacheOptions<T> = {
  /** Names the content and its KV entry. */
  key: string;
  /** A `PostNotFound` is not stored. */
  load: () => Promise<T>;
  /** What a kept value must look like; without it nothing is kept in KV. */
  schema?: z.ZodType<T>;
  /** What is served of a value that was stored then; ms since the epoch. */
  filter?: (value: T, storedAt: number) => Promise<T>;
  /** Whether pages can do without it, so that nobody waits for an attempt where the last one failed. */
  optional?: boolean;
};

/** What is known of some content: `kept` is there soon, `value` when the provider has answered where nothing is kept. */
export type Lookup<T> = { cached: Promise<T | undefined>; value: Promise<T> };

export type ContentCache = {
  lookUp<T>(options: CacheOptions<T>): Lookup<T>;
  /** From the provider, whatever is stored. */
  load<T>(options: CacheOptions<T>): Promise<T>;
  /** What memory holds, without asking anyone. */
  peek(key: string): unknown;
  /** All that memory holds, by key. */
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
  /** When each key was last asked for behind an answer. */
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

  async function find<T>({ key, schema: kept }: CacheOptions<T>): Promise<MemoryEntry | undefined> {
    const memoryEntry = memory.get(key);
    if (memoryEntry && now() - memoryEntry.readAt < cachePolicy.memoryLifetime) return memoryEntry;
    if (!kept || !fitsKv(key)) return undefined;
    const stored = await flights(`find ${key}`, () => store.get(kvKey(key), entrySchema(kept)));
    // What memory holds may be newer than what KV shows here yet.
    const newest =
      memoryEntry && memoryEntry.storedAt > (stored?.storedAt ?? 0) ? memoryEntry : stored;
    return newest && now() - newest.storedAt < cachePolicy.staleLifetime
      ? remember(key, newest)
      : undefined;
  }

  function load<T>({ key, load, schema: kept, optional }: CacheOptions<T>): Promise<Entry<T>> {
    return flights(`load ${key}`, async () => {
      try {
        const entry = { value: await load(), storedAt: now() };
        if (entry.value instanceof PostNotFound) return entry;
        remember(key, entry);
        failures.delete(key);
        if (kept && fitsKv(key)) waitUntil(store.put(kvKey(key), entry, cachePolicy.staleLifetime));
        return entry;
      } catch (error) {
        if (optional) failures.set(key, { error, at: now() });
        throw error;
      }
    });
  }

  /** A visitor waits only for so long, whoever began the load. */
  function loadInTime<T>(options: CacheOptions<T>): Promise<Entry<T>> {
    const { deadline } = requestContext();
    return abortable(load(options), deadline).catch((error) => {
      throw error === deadline.reason ? noResponse(error) : error;
    });
  }

  /** Where the last attempt failed a moment ago, its error is what the visitor gets, unless the next one succeeds at once. */
  async function loadUnlessFailed<T>(options: CacheOptions<T>): Promise<Entry<T>> {
    const { key } = options;
    const failure = failures.get(key);
    if (!failure || now() - failure.at >= cachePolicy.failureLifetime) return loadInTime(options);
    if (now() - failure.at >= cachePolicy.retryInterval) {
      await Promise.race([refreshBehind(options as CacheOptions<unknown>), delay(grace)]);
      const entry = memory.get(key);
      if (entry) return entry as Entry<T>;
    }
    throw failure.error;
  }

  async function serve<T>({ filter: served }: CacheOptions<T>, entry: Entry<unknown>): Promise<T> {
    const value = entry.value as T;
    return served ? served(value, entry.storedAt) : value;
  }

  /** Its calls are not the visitor's: they have a record of their own. Resolves when the attempt has ended. */
  async function refreshBehind(options: CacheOptions<unknown>): Promise<void> {
    const { key } = options;
    if (now() - (attempts.get(key) ?? 0) < cachePolicy.retryInterval) return;
    attempts.set(key, now());
    const refresh = runInContext(createRequestContext(), async () => {
      try {
        const { value } = await load(options);
        if (value instanceof PostNotFound) {
          log({ event: 'content-refused', key, error: errorLine(value) });
        }
      } catch (error) {
        log({ event: 'refresh-failed', key, error: errorLine(error) });
      }
    });
    waitUntil(refresh);
    await refresh;
  }

  function recordTtl(entry: MemoryEntry | undefined): number {
    const record = requestContext();
    const ttl = entry
      ? entry.storedAt + cachePolicy.freshLifetime - now()
      : Number.NEGATIVE_INFINITY;
    record.ttl = Math.min(record.ttl, Math.floor(ttl / 1000));
    return ttl;
  }

  return {
    lookUp<T>(options: CacheOptions<T>): Lookup<T> {
      const found = find(options);
      return {
        cached: found.then((entry) => {
          const ttl = recordTtl(entry);
          if (entry && ttl <= 0) refreshBehind(options as CacheOptions<unknown>);
          return entry && serve(options, entry);
        }),
        value: found.then(async (entry) =>
          serve(options, entry ?? (await loadUnlessFailed(options))),
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

function entrySchema<T>(value: z.ZodType<T>) {
  return z.object({ value, storedAt: z.number() });
}

function delay(ms: number) {
  return new Promise<void>((resolve) => setTimeout(resolve, ms));
}

function kvKey(key: string) {
  return `content ${key}`;
}

/** KV's own limit; the keys are ASCII. */
function fitsKv(key: string) {
  return kvKey(key).length <= 512;
}
