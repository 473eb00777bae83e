import { cacheControl } from '../cache-control.ts';
import { cachePolicy } from '../content/cache-policy.ts';
import type { Freshness } from '../content/found.ts';

/**
 * The `Cache-Control` of a response with content: no visitor gets content from a cache that is older
 * than ten minutes. Crawlers get older content, which caches must not store.
 */
export function contentCacheControl({ age, isComplete }: Freshness, isCrawler: boolean): string {
  if (!isComplete) return cacheControl.none;
  if (age < cachePolicy.freshLifetime) return cacheControl.complete;
  return isCrawler ? cacheControl.none : cacheControl.stale;
}
