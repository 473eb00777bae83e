import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import { delay } from '../delay.ts';
import { digestOf } from '../digest.ts';
import { abortable } from '../provider/abortable.ts';
import { type KeyValueStore, maxKeyLength } from '../provider/key-value-store.ts';
import { isTimeoutOfProvider, loggedFailure, noResponse } from '../provider/provider-error.ts';
import { flightTimeout, singleFlight } from '../provider/single-flight.ts';
import { createRequestContext, grace, requestContext, runInContext } from '../request-context.ts';
import { cachePolicy, isWorthWriting, type Plan, writePolicies } from './cache-policy.ts';
import { contentVersion } from './content-version.ts';
import type { Found } from './found.ts';
import { sizeInMemory } from './size-in-memory.ts';

export type CachedContent<T> = {
  /** The key of the content and of its KV entry. */
  key: string;
  load: () => Promise<T>;
  /** The schema of stored values; without it nothing is stored in KV. */
  schema?: z.ZodMiniType<T>;
  /** Whether a value may be added to KV; by default it may. Visitors can make up some keys without end. */
  isStorable?: (value: T) => boolean;
  /** Called before a request loads content that is not stored. Its error is the result. */
  admit?: (() => Promise<void>) | undefined;
  /** Whether pages render without it. After a failure, requests do not wait for the next attempt. */
  optional?: boolean;
};

/** A content that is loading. `isCached` resolves soon. `found` then waits for the provider if it is not cached. */
export type Lookup<T> = { isCached: Promise<boolean>; found: Promise<Found<T>> };

export type ContentCache = ReturnType<typeof createContentCache>;

type ContentCacheOptions = {
  store: Pick<KeyValueStore, 'get' | 'put'>;
  now: () => number;
  waitUntil: (promise: Promise<unknown>) => void;
  log: (event: object) => void;
  /** The plan whose limits and prices decide what is written to KV; by default the free one. */
  plan?: Plan;
  random?: () => number;
};

/** The entry in KV as an isolate last read or wrote it. */
type InKv = Pick<Found<unknown>, 'storedAt' | 'version'>;

/** `readAt` in ms since the epoch. */
type MemoryEntry = { found: Found<unknown>; readAt: number; inKv: InKv | undefined };

/** An attempt whose request the platform has ended never ends itself. `startedAt` in ms since the epoch. */
type Attempt = { startedAt: number; hasEnded: boolean };

/** From the memory of this isolate, KV, or else the provider. Stale content is served and revalidated (RFC 5861). */
export function createContentCache(options: ContentCacheOptions) {
  const { store, now, waitUntil, log, plan = 'free', random = Math.random } = options;
  const memory = createMemory(cachePolicy.memorySize.inKv);
  /** What KV does not have. It does not evict what everybody reads. */
  const otherMemory = createMemory(cachePolicy.memorySize.notInKv);
  const attempts = new LRUCache<string, Attempt>({ max: cachePolicy.maxAttempts });
  const failures = new Map<string, { error: unknown; at: number }>();
  const flights = singleFlight(waitUntil);
  const writePolicy = writePolicies[plan];

  function inMemory(key: string): MemoryEntry | undefined {
    return memory.get(key) ?? otherMemory.get(key);
  }

  function remember(key: string, found: Found<unknown>, inKv: InKv | undefined) {
    const entry: MemoryEntry = {
      found,
      readAt: now(),
      // Its value may be an older one, which would stay in memory.
      inKv: inKv && { storedAt: inKv.storedAt, version: inKv.version },
    };
    // While KV fails, what it had stays in its memory.
    const isInKv = inKv !== undefined || memory.has(key);
    if (isInKv) otherMemory.delete(key);
    (isInKv ? memory : otherMemory).set(key, entry);
  }

  /** The newest entry that may be served, from memory or KV. */
  async function find<T>({ key, schema }: CachedContent<T>): Promise<Found<T> | undefined> {
    const recent = inMemory(key);
    if (recent && now() - recent.readAt < cachePolicy.memoryLifetime) {
      return recent.found as Found<T>;
    }
    if (!schema || !fitsKv(key)) return undefined;
    const inKv = await flights(key, () => store.get(kvKey(key), foundSchema(schema)));
    const known = memory.get(key)?.found as Found<T> | undefined;
    // Unchanged content may not be written, and KV is eventually consistent: memory may be newer.
    const newest = known && known.storedAt >= (inKv?.storedAt ?? 0) ? known : inKv;
    if (!newest || (newest.validUntil ?? 0) <= now()) return undefined;
    remember(key, newest, inKv);
    return newest;
  }

  /** Most lookups end here, so it takes no promise. */
  function freshInMemory<T>(key: string): Found<T> | undefined {
    const entry = inMemory(key);
    if (!entry || now() - entry.readAt >= cachePolicy.memoryLifetime) return undefined;
    const { found } = entry;
    return now() - found.storedAt < cachePolicy.freshLifetime ? (found as Found<T>) : undefined;
  }

  async function save<T>(content: CachedContent<T>, value: T): Promise<Found<T>> {
    const { key, schema, isStorable = () => true } = content;
    const isForCrawler = requestContext().isCrawler();
    const version = await digestOf(value);
    const storedAt = now();
    const found = { value, storedAt, version, validUntil: storedAt + cachePolicy.staleLifetime };
    const inKv = memory.get(key)?.inKv;
    const isWritten =
      schema &&
      fitsKv(key) &&
      (inKv?.version === version
        ? !isForCrawler && isWorthWriting(writePolicy, storedAt - inKv.storedAt, random)
        : inKv || isStorable(value));
    if (isWritten) {
      // The provider may confirm the value until it is written again.
      const validUntil = found.validUntil + writePolicy.renewalAge;
      waitUntil(store.put(kvKey(key), { ...found, validUntil }, validUntil - storedAt));
    }
    remember(key, found, isWritten ? found : inKv);
    return found;
  }

  function load<T>(content: CachedContent<T>): Promise<Found<T>> {
    const { key, load, optional } = content;
    return flights(`load ${key}`, async () => {
      try {
        const found = await save(content, await load());
        failures.delete(key);
        return found;
      } catch (error) {
        if (optional) failures.set(key, { error, at: now() });
        throw error;
      }
    });
  }

  /** Waits until the deadline of this request at most, even if another request started the load. */
  function loadInTime<T>(content: CachedContent<T>): Promise<Found<T>> {
    const deadline = requestContext().deadline();
    return abortable(
      load(content).catch((error) => {
        // The deadline of the request that started the load.
        if (isTimeoutOfProvider(error) && !deadline.aborted) return load(content);
        throw error;
      }),
      deadline,
    ).catch((error) => {
      throw error === deadline.reason ? noResponse(error) : error;
    });
  }

  /** After a recent failure, throws its error again, unless a new attempt succeeds within `grace`. */
  async function loadUnlessFailing<T>(content: CachedContent<T>): Promise<Found<T>> {
    await content.admit?.();
    const failure = failures.get(content.key);
    if (!failure || now() - failure.at >= cachePolicy.failureLifetime) return loadInTime(content);
    if (now() - failure.at >= cachePolicy.retryInterval) {
      const found = await Promise.race([revalidate(content), delay(grace)]);
      if (found) return found;
    }
    throw failure.error;
  }

  /** In a context of its own, which may outlast the response. Undefined after a failure and soon after an attempt. */
  async function revalidate<T>(content: CachedContent<T>): Promise<Found<T> | undefined> {
    const { key } = content;
    if (timeSinceAttempt(key) < cachePolicy.retryInterval) return undefined;
    const attempt: Attempt = { startedAt: now(), hasEnded: false };
    attempts.set(key, attempt);
    const { isCrawler, limit } = requestContext();
    const revalidated = runInContext(createRequestContext({ isCrawler, limit }), async () => {
      try {
        return await load(content);
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

  /** The stored value, or the one that replaces it if visitors must not get one of its age. */
  async function current<T>(content: CachedContent<T>, stored: Found<T>): Promise<Found<T>> {
    const age = now() - stored.storedAt;
    // What did not exist may exist by now.
    const isMissing = stored.value === null;
    const isForCrawler = !isMissing && requestContext().isCrawler();
    const lifetime = isForCrawler ? cachePolicy.crawlerLifetime : cachePolicy.freshLifetime;
    if (age < lifetime) return stored;
    const isRunning = isRevalidating(content.key);
    const revalidated = isRunning ? undefined : revalidate(content);
    const mayBeStale = isForCrawler || age < cachePolicy.staleWhileRevalidate;
    if (mayBeStale && !isMissing) return stored;
    const joined = isRunning ? load(content).catch(() => undefined) : revalidated;
    return (await Promise.race([joined, delay(cachePolicy.revalidationWait)])) ?? stored;
  }

  return {
    lookUp<T>(content: CachedContent<T>): Lookup<T> {
      const fresh = freshInMemory<T>(content.key);
      if (fresh) return { isCached: Promise.resolve(true), found: Promise.resolve(fresh) };
      const cached = find(content).then(async (stored) => {
        const found = stored && (await current(content, stored));
        return { found, isCached: found !== undefined && found === stored };
      });
      return {
        isCached: cached.then(({ isCached }) => isCached),
        found: cached.then(({ found }) => found ?? loadUnlessFailing(content)),
      };
    },

    /** The stored value of any age, without a request to the provider. */
    async peek<T>(content: CachedContent<T>): Promise<T | undefined> {
      const found = (inMemory(content.key)?.found as Found<T> | undefined) ?? (await find(content));
      return found?.value;
    },

    /** The values in memory that are in KV, by key. */
    *storedValues(): Iterable<[key: string, value: unknown]> {
      for (const [key, { found }] of memory.entries()) yield [key, found.value];
    },
  };
}

function createMemory(maxSize: number) {
  return new LRUCache<string, MemoryEntry>({
    maxSize,
    sizeCalculation: ({ found }, key) => sizeInMemory([key, found]),
  });
}

function foundSchema<T>(value: z.ZodMiniType<T>): z.ZodMiniType<Found<T>> {
  return z.object({
    value,
    storedAt: z.number(),
    version: z.string(),
    validUntil: z.number(),
  }) as z.ZodMiniType<Found<T>>;
}

const version = Object.values(contentVersion).join('-');

export function kvKey(key: string): string {
  return `content ${version} ${key}`;
}

/** The keys are ASCII. */
function fitsKv(key: string) {
  return kvKey(key).length <= maxKeyLength;
}
