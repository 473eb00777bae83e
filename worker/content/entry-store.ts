import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import { type KeyValueStore, maxKeyLength } from '../provider/key-value-store.ts';
import { singleFlight } from '../provider/single-flight.ts';
import { cachePolicy } from './cache-policy.ts';
import { contentVersion } from './content-version.ts';
import { sizeInMemory } from './size-in-memory.ts';
import { isWorthWriting, type Plan, writePolicies } from './write-policy.ts';

/**
 * `storedAt` is when the provider sent the value; ms since the epoch. It may have confirmed the
 * value up to `unrecorded` ms later, because unchanged content is not always written to KV.
 */
export type Entry<T> = { value: T; storedAt: number; unrecorded?: number | undefined };

/** `inKv` is the entry in KV as this isolate last read or wrote it. */
type MemoryEntry = Entry<unknown> & { readAt: number; inKv: Entry<unknown> | undefined };

function createMemory(maxSize: number) {
  return new LRUCache<string, MemoryEntry>({
    maxSize,
    sizeCalculation: ({ value, inKv }, key) =>
      sizeInMemory([key, value, inKv && inKv.value !== value && inKv.value]),
  });
}

export type EntryStoreOptions = {
  store: KeyValueStore;
  now: () => number;
  waitUntil: (promise: Promise<unknown>) => void;
  /** The plan whose limits and prices decide what is written to KV; by default the free one. */
  plan?: Plan;
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  random?: () => number;
};

export type StoreOptions<T> = {
  /** The key of the content and of its KV entry. */
  key: string;
  /** The schema of stored values; without it nothing is stored in KV. */
  schema?: z.ZodMiniType<T>;
  /** Whether the key may be added to KV; by default it may. Visitors can make up some keys without end. */
  isStorable?: () => boolean;
};

/**
 * The entries of the content cache in the memory of this isolate and in KV. What KV does not have is
 * in a small memory of its own, so that it does not evict what everybody reads.
 */
export function createEntryStore(options: EntryStoreOptions) {
  const { store, now, waitUntil, plan = 'free', random = Math.random } = options;
  const memory = createMemory(cachePolicy.memorySize.inKv);
  const otherMemory = createMemory(cachePolicy.memorySize.notInKv);
  const flights = singleFlight(waitUntil);
  const policy = writePolicies[plan];

  function inMemory(key: string): MemoryEntry | undefined {
    return memory.get(key) ?? otherMemory.get(key);
  }

  function remember(
    key: string,
    { value, storedAt, unrecorded }: Entry<unknown>,
    inKv: Entry<unknown> | undefined,
  ): MemoryEntry {
    const entry = { value, storedAt, unrecorded, readAt: now(), inKv };
    // While KV fails, what it had stays in its memory.
    if (inKv || memory.has(key)) {
      otherMemory.delete(key);
      memory.set(key, entry);
    } else {
      otherMemory.set(key, entry);
    }
    return entry;
  }

  function isTooOld({ storedAt, unrecorded = 0 }: Entry<unknown>): boolean {
    return now() - storedAt >= cachePolicy.staleLifetime + unrecorded;
  }

  /** The newest entry that may be served. */
  async function find({ key, schema }: StoreOptions<unknown>): Promise<Entry<unknown> | undefined> {
    const recent = inMemory(key);
    if (recent && now() - recent.readAt < cachePolicy.memoryLifetime) return recent;
    if (!schema || !fitsKv(key)) return undefined;
    const read = await flights(key, () => store.get(kvKey(key), entrySchema(schema)));
    const known = memory.get(key);
    // The same objects: pages made from them stay valid, and each is in memory once.
    const inKv = read && read.storedAt === known?.inKv?.storedAt ? known.inKv : read;
    // Unchanged content may not be written, and KV is eventually consistent: memory may be newer.
    const newest = known && known.storedAt >= (inKv?.storedAt ?? 0) ? known : inKv;
    return newest && !isTooOld(newest) ? remember(key, newest, inKv) : undefined;
  }

  return {
    find,

    /** The entry in memory, else in KV, also if it is no longer served. */
    peek: async (options: StoreOptions<unknown>): Promise<Entry<unknown> | undefined> =>
      inMemory(options.key) ?? find(options),

    /** Stores a loaded entry in memory, and in KV if that is worth a write. Returns the stored entry. */
    save<T>(options: StoreOptions<T>, loaded: Entry<T>, isForCrawler: boolean): Entry<T> {
      const { key, schema, isStorable = () => true } = options;
      const inKv = memory.get(key)?.inKv as Entry<T> | undefined;
      const isUnchanged = inKv && schema && isSame(schema, inKv.value, loaded.value);
      // The same object: what was made from it is still valid.
      const entry = isUnchanged ? { ...loaded, value: inKv.value } : loaded;
      const isWritten =
        schema &&
        fitsKv(key) &&
        (isUnchanged
          ? !isForCrawler && isWorthWriting(policy, now() - inKv.storedAt, random)
          : inKv || isStorable());
      if (isWritten) {
        const { renewalAge: unrecorded } = policy;
        const lifetime = cachePolicy.staleLifetime + unrecorded;
        waitUntil(store.put(kvKey(key), { ...entry, unrecorded }, lifetime));
      }
      remember(key, entry, isWritten ? entry : inKv);
      return entry;
    },

    /** The values in memory that are in KV, by key. */
    storedValues: () => valuesOf(memory),

    /** All values in memory, by key. */
    *values(): Iterable<[key: string, value: unknown]> {
      yield* valuesOf(memory);
      yield* valuesOf(otherMemory);
    },
  };
}

function* valuesOf(memory: LRUCache<string, MemoryEntry>): Iterable<[string, unknown]> {
  for (const [key, { value }] of memory.entries()) yield [key, value];
}

/** Whether a loaded value is the same as a stored one. The schema orders its properties. */
function isSame<T>(schema: z.ZodMiniType<T>, stored: T, loaded: T): boolean {
  const { success, data } = schema.safeParse(loaded);
  return success && JSON.stringify(data) === JSON.stringify(stored);
}

function entrySchema<T>(value: z.ZodMiniType<T>) {
  return z.object({ value, storedAt: z.number(), unrecorded: z.optional(z.number()) });
}

const version = Object.values(contentVersion).join('-');

/** The key of content in KV. */
export function kvKey(key: string): string {
  return `content ${version} ${key}`;
}

/** The keys are ASCII. */
function fitsKv(key: string) {
  return kvKey(key).length <= maxKeyLength;
}
