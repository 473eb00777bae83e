import {
  type ContentOf,
  type ContentReader,
  type ContentRequest,
  contentUrl,
} from '../../shared/content/content-request.ts';
import type { Result } from '../../shared/content/result.ts';

export type CachedContent = {
  request: ContentRequest;
  /** Undefined until the first response. */
  result?: Result<unknown>;
  storedAt: number;
  /** The result of the request in flight. */
  pending?: Promise<Result<unknown>> | undefined;
};

/** The content that the browser has, by its URL in the JSON API. */
export type ContentCache = Map<string, CachedContent>;

export type BrowserContentReader = ContentReader & { cache: ContentCache };

/** Loads content into the cache. */
type LoadContent = (request: ContentRequest, cache: ContentCache) => Promise<Result<unknown>>;

export type InitialContent = { request: ContentRequest; result: Result<unknown> };

/**
 * Creates a reader that returns initial and cached content, and loads other content.
 * @param initialContent the content in the page data
 */
export function createBrowserContentReader(
  initialContent: readonly InitialContent[],
  load: LoadContent,
): BrowserContentReader {
  const cache: ContentCache = new Map();
  for (const { request, result } of initialContent) {
    cache.set(contentUrl(request), { request, result, storedAt: performance.now() });
  }
  return {
    cache,
    read<R extends ContentRequest>(request: R) {
      const content = cache.get(contentUrl(request));
      const result = content?.pending ?? content?.result ?? load(request, cache);
      return result as Result<ContentOf<R['kind']>> | Promise<Result<ContentOf<R['kind']>>>;
    },
    stale<R extends ContentRequest>(request: R) {
      const result = cache.get(contentUrl(request))?.result;
      return result as Result<ContentOf<R['kind']>> | undefined;
    },
  };
}
