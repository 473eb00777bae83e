import { cacheControl, limitedCacheControl } from '../cache-control.ts';
import { cachePolicy } from '../content/cache-policy.ts';
import type { RequestContext } from '../request-context.ts';

/**
 * The `Cache-Control` of a complete response with content, by the age of the content: no visitor
 * gets content from a cache that is older than ten minutes. Crawlers get older content, which caches
 * must not store.
 */
export function contentCacheControl({ age, isCrawler, validFor }: RequestContext): string {
  if (age < cachePolicy.freshLifetime) return limitedCacheControl('complete', validFor);
  return isCrawler() ? cacheControl.none : limitedCacheControl('stale', validFor);
}

/** The `Cache-Control` of a cacheable response that is not complete. */
export function briefCacheControl({ validFor }: RequestContext): string {
  return limitedCacheControl('brief', validFor);
}
