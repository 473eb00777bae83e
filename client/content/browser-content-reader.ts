import type { ContentRequest } from '../../shared/content/content-request.ts';
import { organizationKind } from '../../shared/content/organization.ts';
import { errorOf, type Result } from '../../shared/content/result.ts';
import { BoundedMap } from './bounded-map.ts';
import { fetchResult } from './fetch-result.ts';

/** How long data stay fresh; ms. Back and Forward also show stale data. */
const freshnessLifetime = 300_000;

/** How long a request may take; ms. */
const timeout = 10_000;

/** The maximum number of results in the cache. A handout has up to 21. */
const maxResults = 100;

type CachedResult = {
  result?: Result<unknown>;
  storedAt: number;
  pending?: Promise<Result<unknown>> | undefined;
};

export type BrowserContentReader = ReturnType<typeof createBrowserContentReader>;

/**
 * Read-through cache of the browser: memory, then `/api`, with one request at a time for each content.
 * @param onLoad called when a result is in the cache
 */
export function createBrowserContentReader(
  initialResults: Record<string, Result<unknown>>,
  onLoad: () => void,
) {
  const cache = new BoundedMap<string, CachedResult>(maxResults);
  for (const [url, result] of Object.entries(initialResults)) {
    cache.set(url, { result, storedAt: performance.now() });
  }

  /** Loads a result into the cache. An error does not replace data. */
  function load(url: string): Promise<Result<unknown>> {
    const content: CachedResult = cache.get(url) ?? { storedAt: 0 };
    cache.set(url, content);
    content.pending = fetchResult<unknown>(url, timeout).then((fetched) => {
      content.pending = undefined;
      if ('data' in fetched) content.storedAt = performance.now();
      if ('data' in fetched || !content.result) content.result = fetched;
      onLoad();
      return content.result;
    });
    return content.pending;
  }

  return {
    has: ({ url }: ContentRequest) => cache.has(url),
    read<Data>({ url }: ContentRequest<Data>) {
      const content = cache.get(url);
      const result = content?.pending ?? content?.result ?? load(url);
      return result as Result<Data> | Promise<Result<Data>>;
    },
    stale<Data>({ url }: ContentRequest<Data>) {
      return cache.get(url)?.result as Result<Data> | undefined;
    },
    /** Loads errors again, and stale data except for a `keepsData` navigation. The organization never becomes stale. */
    revalidate(requests: readonly ContentRequest[], keepsData: boolean) {
      for (const { kind, url } of requests) {
        const content = cache.get(url);
        if (!content?.result || content.pending) continue;
        const isStale = performance.now() - content.storedAt > freshnessLifetime;
        if (errorOf(content.result)) cache.delete(url);
        else if (isStale && !keepsData && kind !== organizationKind) load(url);
      }
    },
  };
}
