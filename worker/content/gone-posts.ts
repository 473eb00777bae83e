import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import type { KeyValueStore } from '../provider/key-value-store.ts';
import { singleFlight } from '../provider/single-flight.ts';
import { cachePolicy } from './cache-policy.ts';

/** Maximum number of records: of posts that the site had, and of posts that it never had. */
const limits = { stored: 500, neverStored: 1_000 };

/** A record that says the same as the one in KV is written again after this time; ms. */
const renewalAge = 24 * 60 * 60_000;

const key = 'gone posts';

/** Whether a post was gone in the provider's last response, received at `at` (ms since the epoch). */
const goneRecordSchema = z.object({ gone: z.boolean(), at: z.number() });
type GoneRecord = z.infer<typeof goneRecordSchema>;

const goneRecordsSchema = z.record(z.string(), goneRecordSchema);

/** The posts for which the provider responded 404 (Not Found) or 410 (Gone). */
export type GonePosts = ReturnType<typeof createGonePosts>;

type GonePostsOptions = {
  store: KeyValueStore;
  now: () => number;
  waitUntil: (promise: Promise<unknown>) => void;
};

/**
 * Remembers gone posts for a week, which is as long as stored content may include them. Posts that
 * the site had are in one KV entry, which other isolates read within 30 s. The number of ids that
 * the site never had is unbounded, so they are only in the memory of this isolate.
 */
export function createGonePosts({ store, now, waitUntil }: GonePostsOptions) {
  const records = new LRUCache<string, GoneRecord>({ max: limits.stored });
  /** The records in KV, as this isolate last read or wrote them. */
  const inKv = new LRUCache<string, GoneRecord>({ max: limits.stored });
  const neverStored = new LRUCache<string, GoneRecord>({ max: limits.neverStored });
  const flights = singleFlight(waitUntil);
  let readAt = Number.NEGATIVE_INFINITY;

  function recordOf(blogId: string, postId: string): GoneRecord | undefined {
    if (records.size + neverStored.size === 0) return undefined;
    const id = idOf(blogId, postId);
    const record = records.get(id) ?? neverStored.get(id);
    return record?.gone && now() - record.at < cachePolicy.staleLifetime ? record : undefined;
  }

  function isFresh(record: GoneRecord): boolean {
    return now() - record.at < cachePolicy.freshLifetime;
  }

  /** The newest record of a post wins, whichever isolate wrote it. */
  function merge(stored: Record<string, GoneRecord>) {
    // Another isolate may have overwritten records of this one.
    inKv.clear();
    // The newest are first in KV. They are added last, so that they are evicted last.
    for (const [id, record] of Object.entries(stored).toReversed()) {
      inKv.set(id, record);
      if (record.at > (records.get(id)?.at ?? Number.NEGATIVE_INFINITY)) records.set(id, record);
    }
  }

  function save(id: string, record: GoneRecord) {
    records.set(id, record);
    const written = inKv.get(id);
    if (written?.gone === record.gone && record.at - written.at < renewalAge) return;
    const current = [...records.entries()].filter(
      ([, { at }]) => now() - at < cachePolicy.staleLifetime,
    );
    for (const [id, record] of current) inKv.set(id, record);
    waitUntil(store.put(key, Object.fromEntries(current), cachePolicy.staleLifetime));
  }

  return {
    /** Reads the records of other isolates from KV, at most every 30 s. Never rejects. */
    async ready(): Promise<void> {
      if (now() - readAt < cachePolicy.memoryLifetime) return;
      await flights(key, async () => {
        merge((await store.get(key, goneRecordsSchema)) ?? {});
        readAt = now();
      });
    },

    has: (blogId: string, postId: string) => recordOf(blogId, postId) !== undefined,

    /** The ids of all gone posts of a blog. */
    idsIn(blogId: string): string[] {
      return [...records.keys(), ...neverStored.keys()]
        .filter((id) => id.startsWith(`${blogId}/`))
        .map((id) => id.slice(blogId.length + 1))
        .filter((postId) => recordOf(blogId, postId));
    },

    /** Whether the post is gone and the record is fresh: no request to the provider is due. */
    hasFresh(blogId: string, postId: string): boolean {
      const record = recordOf(blogId, postId);
      return record !== undefined && isFresh(record);
    },

    /** Whether content stored at `storedAt` must not show the post. Content newer than a stale record may show it. */
    hides(blogId: string, postId: string, storedAt: number): boolean {
      const record = recordOf(blogId, postId);
      return record !== undefined && (isFresh(record) || storedAt <= record.at);
    },

    /** Records that the post is gone; `wasStored` if the site had it. */
    add(blogId: string, postId: string, wasStored: boolean) {
      const id = idOf(blogId, postId);
      const record = { gone: true, at: now() };
      if (wasStored || records.has(id)) save(id, record);
      else neverStored.set(id, record);
    },

    /** Records that the provider has the post, possibly again. */
    remove(blogId: string, postId: string) {
      const id = idOf(blogId, postId);
      neverStored.delete(id);
      if (records.get(id)?.gone) save(id, { gone: false, at: now() });
    },
  };
}

function idOf(blogId: string, postId: string): string {
  return `${blogId}/${postId}`;
}
