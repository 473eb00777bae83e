import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { KeyValueStore } from '../provider/key-value-store.ts';
import { singleFlight } from '../provider/single-flight.ts';
import { cachePolicy } from './content-cache.ts';

/** How many posts are remembered: those that the site had, and those that it never had. */
const limits = { stored: 500, unknown: 1_000 };

const key = 'gone posts';

/** What the provider said last of a post, and when; ms since the epoch. */
const markSchema = z.object({ gone: z.boolean(), at: z.number() });
type Mark = z.infer<typeof markSchema>;

const marksSchema = z.record(z.string(), markSchema);

/** Which posts are gone: the provider said that they do not exist (404), or no longer (410). */
export type GonePosts = ReturnType<typeof createGonePosts>;

type GonePostsOptions = {
  store: KeyValueStore;
  now: () => number;
  waitUntil: (promise: Promise<unknown>) => void;
};

/**
 * Remembers gone posts for a week, as long as content that may still have them is stored. Those that
 * the site had are in one KV entry, from which other isolates learn within 30 s. Ids that it never
 * had can be made up without end, so they are in this isolate's memory only.
 */
export function createGonePosts({ store, now, waitUntil }: GonePostsOptions) {
  const marks = new LRUCache<string, Mark>({ max: limits.stored });
  const unknown = new LRUCache<string, Mark>({ max: limits.unknown });
  const flights = singleFlight(waitUntil);
  let readAt = Number.NEGATIVE_INFINITY;

  function markOf(blogId: string, postId: string): Mark | undefined {
    const id = idOf(blogId, postId);
    const mark = marks.get(id) ?? unknown.get(id);
    return mark?.gone && now() - mark.at < cachePolicy.staleLifetime ? mark : undefined;
  }

  function isFresh(mark: Mark): boolean {
    return now() - mark.at < cachePolicy.freshLifetime;
  }

  /** The newest mark of a post is true, whichever isolate made it. */
  function merge(stored: Record<string, Mark>) {
    // The newest come first, and must not be the first to be evicted.
    for (const [id, mark] of Object.entries(stored).toReversed()) {
      if (mark.at > (marks.get(id)?.at ?? Number.NEGATIVE_INFINITY)) marks.set(id, mark);
    }
  }

  function save(id: string, mark: Mark) {
    marks.set(id, mark);
    const current = [...marks.entries()].filter(
      ([, { at }]) => now() - at < cachePolicy.staleLifetime,
    );
    waitUntil(store.put(key, Object.fromEntries(current), cachePolicy.staleLifetime));
  }

  return {
    /** Resolves, soon, when what other isolates have learnt is known here. Never rejects. */
    async ready(): Promise<void> {
      if (now() - readAt < cachePolicy.memoryLifetime) return;
      await flights(key, async () => {
        merge((await store.get(key, marksSchema)) ?? {});
        readAt = now();
      });
    },

    has: (blogId: string, postId: string) => markOf(blogId, postId) !== undefined,

    /** The ids of all that are gone. */
    idsIn(blogId: string): string[] {
      return [...marks.keys(), ...unknown.keys()]
        .filter((id) => id.startsWith(`${blogId}/`))
        .map((id) => id.slice(blogId.length + 1))
        .filter((postId) => markOf(blogId, postId));
    },

    /** Whether it is gone, and the provider need not be asked again yet. */
    hasFresh(blogId: string, postId: string): boolean {
      const mark = markOf(blogId, postId);
      return mark !== undefined && isFresh(mark);
    },

    /** Whether content that was stored then must go without the post. What a list has had later counts more than an old mark. */
    hides(blogId: string, postId: string, storedAt: number): boolean {
      const mark = markOf(blogId, postId);
      return mark !== undefined && (isFresh(mark) || storedAt <= mark.at);
    },

    /** The provider said so; `wasKnown` where the site had the post. */
    add(blogId: string, postId: string, wasKnown: boolean) {
      const id = idOf(blogId, postId);
      const mark = { gone: true, at: now() };
      if (wasKnown || marks.has(id)) save(id, mark);
      else unknown.set(id, mark);
    },

    /** The provider has the post, again perhaps. */
    remove(blogId: string, postId: string) {
      const id = idOf(blogId, postId);
      unknown.delete(id);
      if (marks.get(id)?.gone) save(id, { gone: false, at: now() });
    },
  };
}

function idOf(blogId: string, postId: string): string {
  return `${blogId}/${postId}`;
}
