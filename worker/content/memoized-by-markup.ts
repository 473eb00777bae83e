import { LRUCache } from 'lru-cache';
import { sizeInMemory } from './size-in-memory.ts';

/** The maximum size of the entries of each memoized function; bytes. */
const maxSize = 4_000_000;

/**
 * Memoizes a function of markup in the memory of this isolate, so that all lists, searches and feeds
 * with a post share its content. The least recently used entries are evicted.
 *
 * The key is the markup itself and not its hash: a different text never gets the same entry, and a
 * digest (`crypto.subtle`) would be asynchronous.
 */
export function memoizedByMarkup<T extends Record<string, string>>(
  compute: (markup: string) => T,
): (markup: string) => T {
  const entries = new LRUCache<string, T>({
    maxSize,
    sizeCalculation: (value, markup) => sizeInMemory([markup, value]),
    memoMethod: compute,
  });
  return (markup) => entries.memo(markup);
}
