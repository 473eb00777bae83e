import { LRUCache } from 'lru-cache';
import { sizeInMemory } from './size-in-memory.ts';

/** The maximum size of the entries of each memoized function; bytes. */
const maxSize = 4_000_000;

/**
 * Memoizes a function of a post's markup and id in the memory of this isolate, so that all lists,
 * searches and feeds with a post share its content. The least recently used entries are evicted.
 *
 * The key is the markup itself and not its hash: a different text never gets the same entry, and a
 * digest (`crypto.subtle`) would be asynchronous.
 */
export function memoizedByMarkup<T extends Record<string, string>>(
  compute: (markup: string, postId: string) => T,
): (markup: string, postId?: string) => T {
  const entries = new LRUCache<string, T, string>({
    maxSize,
    sizeCalculation: (value, key) => sizeInMemory([key, value]),
    memoMethod: (key, _, { context: postId }) => compute(key.slice(postId.length + 1), postId),
  });
  // An id has no space.
  return (markup, postId = '') => entries.memo(`${postId} ${markup}`, { context: postId });
}
