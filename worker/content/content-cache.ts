import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { KeyValueStore } from './key-value-store.ts';
import { singleFlight } from './single-flight.ts';

/** The one policy of what is kept and for how long; ms. */
const policy = {
  /** Served without asking the provider. */
  fresh: 300_000,
  /** Served while it is refreshed behind the answer, and while the provider fails. */
  kept: 7 * 24 * 60 * 60_000,
  /** Held in this isolate's memory before KV is asked again. */
  inMemory: 30_000,
  /** Between two attempts to refresh what a failing provider did not give. */
  betweenAttempts: 5_000,
  /** Entries in this isolate's memory. */
  entries: 300,
};

type Entry<T> = { value: T; storedAt: number };

type MemoryEntry = Entry<unknown> & { readAt: number; attemptedAt: number };

export type CacheOptions<T> = {
  /** Names the content and its KV entry. */
  key: string;
  load: () => Promise<T>;
  /** What a kept value must look like; without it nothing is kept in KV. */
  kept?: z.ZodType<T>;
};

/** What is known of some content: `kept` is there soon, `value` when the provider has answered where nothing is kept. */
export type Lookup<T> = { kept: Promise<T | undefined>; value: Promise<T> };

export type ContentCache = {
  lookUp<T>(options: CacheOptions<T>): Lookup<T>;
  /** What memory holds, without asking anyone. */
  peek(key: string): unknown;
};

type ContentCacheOptions = {
  store: KeyValueStore;
  now: () => number;
  waitUntil: (promise: Promise<unknown>) => void;
  log: (event: object) => void;
};

export function createContentCache(options: ContentCacheOptions): ContentCache {
  const { store, now, waitUntil, log } = options;
  const memory = new LRUCache<string, MemoryEntry>({ max: policy.entries });
  const flights = singleFlight(waitUntil);

  function remember(key: string, entry: Entry<unknown>): MemoryEntry {
    const held = { ...entry, readAt: now(), attemptedAt: 0 };
    memory.set(key, held);
    return held;
  }

  async function find<T>({ key, kept }: CacheOptions<T>): Promise<MemoryEntry | undefined> {
    const held = memory.get(key);
    if (held && now() - held.readAt < policy.inMemory) return held;
    if (!kept || !fitsKv(key)) return undefined;
    const stored = await flights(`find ${key}`, () => store.get(kvKey(key), entrySchema(kept)));
    // What memory holds may be newer than what KV shows here yet.
    const newest = held && held.storedAt > (stored?.storedAt ?? 0) ? held : stored;
    return newest && now() - newest.storedAt < policy.kept ? remember(key, newest) : undefined;
  }

  function load<T>({ key, load, kept }: CacheOptions<T>): Promise<T> {
    return flights(`load ${key}`, async () => {
      const entry = { value: await load(), storedAt: now() };
      remember(key, entry);
      if (kept && fitsKv(key)) waitUntil(store.put(kvKey(key), entry, policy.kept));
      return entry.value;
    });
  }

  function refreshBehind(options: CacheOptions<unknown>, entry: MemoryEntry) {
    const due = now() - entry.storedAt >= policy.fresh;
    if (!due || now() - entry.attemptedAt < policy.betweenAttempts) return;
    entry.attemptedAt = now();
    waitUntil(
      load(options).catch((error) => {
        log({ event: 'refresh-failed', key: options.key, error: String(error) });
      }),
    );
  }

  return {
    lookUp<T>(options: CacheOptions<T>): Lookup<T> {
      const found = find(options);
      return {
        kept: found.then((entry) => {
          if (entry) refreshBehind(options as CacheOptions<unknown>, entry);
          return entry?.value as T | undefined;
        }),
        value: found.then((entry) => (entry ? (entry.value as T) : load(options))),
      };
    },
    peek: (key) => memory.get(key)?.value,
  };
}

function entrySchema<T>(value: z.ZodType<T>) {
  return z.object({ value, storedAt: z.number() });
}

function kvKey(key: string) {
  return `content ${key}`;
}

/** KV's own limit; the keys are ASCII. */
function fitsKv(key: string) {
  return kvKey(key).length <= 512;
}
