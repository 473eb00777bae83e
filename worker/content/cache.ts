import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import type { ContentRequest } from '../../shared/content/content-request.ts';
import { noResponse } from '../provider/provider-error.ts';
import type { RequestFacts } from '../request/request-facts.ts';
import type { KeyValueStore } from '../runtime/key-value-store.ts';
import type { Platform } from '../runtime/platform.ts';
import { singleFlight } from '../runtime/single-flight.ts';
import { withTimeout } from '../runtime/with-timeout.ts';
import { cachePolicy } from './cache-policy.ts';
import type { Lookup, Stored } from './content.ts';
import { loggedFailure } from './content-error.ts';

export type Recipe<T> = {
  request: ContentRequest;
  key: string;
  load: () => Promise<T>;
  /** Whether a value may have more soon. */
  isProvisional?(value: T): boolean | Promise<boolean>;
  /** Checks the values in KV. Without it, only the memory of this isolate has the content. */
  schema?: z.ZodMiniType<T> | undefined;
  /**
   * Whether visitors can make up such keys without end. Then loads have a limit, and a null, which stands for
   * what does not exist, only replaces a value in KV.
   */
  canBeMadeUp?: boolean;
};

export type ContentCache = ReturnType<typeof createContentCache>;

type ContentCacheOptions = Pick<Platform, 'now' | 'waitUntil' | 'log'> & { store: KeyValueStore };

/** Times in ms since the epoch. */
type Entry<T> = Stored<T> & {
  /** When the entry in KV was stored; undefined if KV has none. */
  writtenAt?: number | undefined;
  retryAt?: number;
  input?: unknown;
};

/** Read-through cache: memory, KV, provider. Stale content is served and revalidated (RFC 5861). */
export function createContentCache({ store, now, waitUntil, log }: ContentCacheOptions) {
  const memory = new LRUCache<string, Entry<unknown>>({
    maxSize: cachePolicy.memorySize,
    // Strings have at most 2 bytes for each UTF-16 code unit.
    sizeCalculation: ({ value }, key) => 2 * (key.length + JSON.stringify(value).length),
  });
  const flights = singleFlight(waitUntil);

  function inMemory<T>(key: string): Entry<T> | undefined {
    return memory.get(key) as Entry<T> | undefined;
  }

  /** The entry of any age, from memory or KV. */
  async function readStored<T>(recipe: Recipe<T>): Promise<Entry<T> | undefined> {
    const { key, schema } = recipe;
    const entry = inMemory<T>(key);
    if (entry || !schema) return entry;
    const storedSchema = z.object({ value: schema, storedAt: z.number() });
    const stored = await flights(key, () => store.get(kvKey(key), storedSchema));
    const isProvisional = stored && (await recipe.isProvisional?.(stored.value));
    // It may be in memory by now.
    if (stored && !memory.has(key))
      memory.set(key, { ...stored, isProvisional, writtenAt: stored.storedAt });
    return inMemory<T>(key);
  }

  /** The object in memory if it is equal: pages that were rendered from it stay valid. */
  function sameInMemory<T>(key: string, value: T): T {
    const last = inMemory<T>(key);
    return last && JSON.stringify(last.value) === JSON.stringify(value) ? last.value : value;
  }

  function save<T>(
    { key, schema, canBeMadeUp }: Recipe<T>,
    received: T,
    isProvisional?: boolean,
  ): Entry<T> {
    const storedAt = now();
    const last = inMemory<T>(key);
    const value = sameInMemory(key, received);
    let writtenAt = last?.writtenAt;
    const isDue =
      writtenAt === undefined
        ? !(canBeMadeUp && value === null)
        : value !== last?.value || storedAt - writtenAt >= cachePolicy.rewriteAge;
    if (schema && isDue) {
      writtenAt = storedAt;
      waitUntil(store.put(kvKey(key), { value, storedAt }, cachePolicy.kvLifetime));
    }
    const entry = { value, storedAt, writtenAt, isProvisional };
    memory.set(key, entry);
    return entry;
  }

  /** Loads and stores content. Loads at the same time are one. */
  function loadAndSave<T>(recipe: Recipe<T>): Promise<Stored<T>> {
    return flights(`load ${recipe.key}`, async () => {
      const value = await recipe.load();
      return save(recipe, value, await recipe.isProvisional?.(value));
    });
  }

  /** Waits for a load, but no longer than `ms`. The load goes on. */
  async function loadByDeadline<T>(recipe: Recipe<T>, ms: number): Promise<Stored<T>> {
    return withTimeout(loadAndSave(recipe), ms).catch((error) => {
      throw error.name === 'TimeoutError' ? noResponse(error) : error;
    });
  }

  async function revalidate<T>(recipe: Recipe<T>, entry: Entry<T>): Promise<void> {
    entry.retryAt = now() + cachePolicy.retryInterval;
    await loadByDeadline(recipe, cachePolicy.refreshTimeout).catch((error) => {
      entry.retryAt = now() + cachePolicy.retryInterval;
      log({ event: 'refresh-failed', ...loggedFailure(recipe.request, error) });
    });
  }

  return {
    /** Stored content of any age, or else the load of the content, if the limit of the network permits it. */
    async storedOrLoading<T>(recipe: Recipe<T>, facts: RequestFacts): Promise<Lookup<T>> {
      const deadline = now() + cachePolicy.loadTimeout;
      const entry = await readStored(recipe);
      const load = async () => {
        if (recipe.canBeMadeUp) await facts.checkLoadLimit();
        return loadByDeadline(recipe, Math.max(0, deadline - now()));
      };
      if (!entry) return { pending: load() };
      const { storedAt, retryAt = 0 } = entry;
      const isStale = now() - storedAt >= cachePolicy.freshLifetime;
      if (isStale && now() >= retryAt) waitUntil(revalidate(recipe, entry));
      return entry;
    },

    /** Loads content that may have changed, although it is fresh. */
    async reload<T>(recipe: Recipe<T>): Promise<void> {
      await readStored(recipe);
      await loadAndSave(recipe);
    },

    /** A value without a call to the provider. It is computed again when `input` is another object. */
    async computed<T>(key: string, input: unknown, compute: () => Promise<T>): Promise<Stored<T>> {
      const last = inMemory<T>(key);
      if (last && last.input === input) return { ...last, storedAt: now() };
      const entry = { value: sameInMemory(key, await compute()), storedAt: now(), input };
      memory.set(key, entry);
      return entry;
    },
  };
}

/**
 * The version of the form of stored content, which is in the keys of KV. A post in an older form, such
 * as one that an older sanitizer made, is therefore never served. It is a hash of the posts that are
 * made from samples. Their test prints the hash to set here.
 */
export const contentVersion = '61716a21';

export function kvKey(key: string): string {
  return `content ${contentVersion} ${key}`;
}
