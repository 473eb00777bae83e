import { LRUCache } from 'lru-cache';

/** The maximum size of the entries of each memoized function; bytes. */
const maxSize = 4_000_000;

type Entry<T> = { markup: string; value: T };

/** The markup itself is compared and not its hash: a different text never gets the same entry. */
export function memoizedByPost<T extends Record<string, string>>(
  compute: (markup: string, postId: string) => T,
): (markup: string, postId: string) => T {
  const entries = new LRUCache<string, Entry<T>>({
    maxSize,
    // Strings have at most 2 bytes for each UTF-16 code unit.
    sizeCalculation: (entry) => 2 * JSON.stringify(entry).length,
  });
  return (markup, postId) => {
    const entry = entries.get(postId);
    if (entry?.markup === markup) return entry.value;
    const value = compute(markup, postId);
    entries.set(postId, { markup, value });
    return value;
  };
}
