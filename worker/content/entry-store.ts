import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import type { KeyValueStore } from '../provider/key-value-store.ts';
import { singleFlight } from '../provider/single-flight.ts';
import { cachePolicy } from './cache-policy.ts';
import { isWorthWriting, type Plan, writePolicies } from './write-policy.ts';

/**
 * `storedAt` is when the provider sent the value; ms since the epoch. It may have confirmed the
 * value up to `unrecorded` ms later, because unchanged content is not always written to KV.
 */
export type Entry<T> = { value: T; storedAt: number; unrecorded?: number | undefined };

/** `inKv` is the entry in KV as this isolate last read or wrote it. */
type MemoryEntry = Entry<unknown> & { readAt: number; inKv: Entry<unknown> | undefined };

export type EntryStoreOptions = {
  store: KeyValueStore;
  now: () => number;
  waitUntil: (promise: Promise<unknown>) => void;
  /** The plan whose limits and prices decide what is written to KV; by default the free one. */
  plan?: Plan;
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  random?: () => number;
};

/** `schema` is that of stored values; without it nothing is stored in KV. */
type Stored<T> = { key: string; schema?: z.ZodMiniType<T> };

/** The entries of the content cache in the memory of this isolate and in KV. */
export function createEntryStore(options: EntryStoreOptions) {
  const { store, now, waitUntil, plan = 'free', random = Math.random } = options;
  const memory = new LRUCache<string, MemoryEntry>({ max: cachePolicy.maxEntries });
  const flights = singleFlight(waitUntil);
  const policy = writePolicies[plan];

  function remember(
    key: string,
    { value, storedAt, unrecorded }: Entry<unknown>,
    inKv: Entry<unknown> | undefined,
  ) {
    memory.set(key, { value, storedAt, unrecorded, readAt: now(), inKv });
  }

  function isTooOld({ storedAt, unrecorded = 0 }: Entry<unknown>): boolean {
    return now() - storedAt >= cachePolicy.staleLifetime + unrecorded;
  }

  return {
    /** The newest entry that may be served. */
    async find({ key, schema }: Stored<unknown>): Promise<Entry<unknown> | undefined> {
      const recent = memory.get(key);
      if (recent && now() - recent.readAt < cachePolicy.memoryLifetime) return recent;
      if (!schema || !fitsKv(key)) return undefined;
      const inKv = await flights(key, () => store.get(kvKey(key), entrySchema(schema)));
      // Unchanged content may not be written, and KV is eventually consistent: memory may be newer.
      // Of the same entry, the object in memory is used: pages made from it stay valid.
      const inMemory = memory.get(key);
      const isNewer = inMemory && inMemory.storedAt >= (inKv?.storedAt ?? 0);
      const newest = isNewer ? inMemory : inKv;
      if (!newest || isTooOld(newest)) return undefined;
      remember(key, newest, inKv);
      return memory.get(key);
    },

    /** Stores a loaded entry in memory, and in KV if that is worth a write. Returns the stored entry. */
    save<T>({ key, schema }: Stored<T>, loaded: Entry<T>, isForCrawler: boolean): Entry<T> {
      const inKv = memory.get(key)?.inKv as Entry<T> | undefined;
      const isUnchanged = inKv && schema && isSame(schema, inKv.value, loaded.value);
      // The same object: what was made from it is still valid.
      const entry = isUnchanged ? { ...loaded, value: inKv.value } : loaded;
      const isWritten =
        schema &&
        fitsKv(key) &&
        (!isUnchanged || (!isForCrawler && isWorthWriting(policy, now() - inKv.storedAt, random)));
      if (isWritten) {
        const { renewalAge: unrecorded } = policy;
        const lifetime = cachePolicy.staleLifetime + unrecorded;
        waitUntil(store.put(kvKey(key), { ...entry, unrecorded }, lifetime));
      }
      remember(key, entry, isWritten ? entry : inKv);
      return entry;
    },

    /** The entry in memory, without a request. */
    peek: (key: string): Entry<unknown> | undefined => memory.get(key),

    /** All values in memory, by key. */
    *values(): Iterable<[key: string, value: unknown]> {
      for (const [key, { value }] of memory.entries()) yield [key, value];
    },
  };
}

/** Whether a loaded value is the same as a stored one. The schema orders its properties. */
function isSame<T>(schema: z.ZodMiniType<T>, stored: T, loaded: T): boolean {
  const { success, data } = schema.safeParse(loaded);
  return success && JSON.stringify(data) === JSON.stringify(stored);
}

function entrySchema<T>(value: z.ZodMiniType<T>) {
  return z.object({ value, storedAt: z.number(), unrecorded: z.optional(z.number()) });
}

const kvKey = (key: string) => `content ${key}`;

/** The maximum key length of KV is 512 bytes; the keys are ASCII. */
function fitsKv(key: string) {
  return kvKey(key).length <= 512;
}
