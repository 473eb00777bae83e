import { firstPage } from '../../shared/browse/browse-state.ts';
import {
  type ContentOf,
  type ContentReader,
  type ContentRequest,
  contentUrl,
} from '../../shared/content/content-request.ts';
import { withoutRepeats } from '../../shared/content/paging.ts';
import type { PostPage } from '../../shared/content/post.ts';
import { dataOf, errorOf, type Result } from '../../shared/content/result.ts';
import { fetchResult } from './fetch-result.ts';

/** How long data stay fresh; ms. Back and Forward also show stale data. */
const freshnessLifetime = 300_000;

/** How long a request may take; ms. */
const timeout = 10_000;

/** The maximum number of results in the cache. A page has at most 24. */
const maxResults = 100;

type CachedContent = {
  request: ContentRequest;
  /** Undefined until the first response. */
  result?: Result<unknown>;
  storedAt: number;
  pending?: Promise<Result<unknown>> | undefined;
};

type ContentCache = Map<string, CachedContent>;

export type BrowserContentReader = ContentReader & { cache: ContentCache };

type InitialContent = { request: ContentRequest; result: Result<unknown> };

export function createBrowserContentReader(
  initialContent: readonly InitialContent[],
): BrowserContentReader {
  const cache: ContentCache = new Map();
  for (const { request, result } of initialContent) {
    cache.set(contentUrl(request), { request, result, storedAt: performance.now() });
  }
  return {
    cache,
    read<R extends ContentRequest>(request: R) {
      const content = cache.get(contentUrl(request));
      const result = content?.pending ?? content?.result ?? loadContent(request, cache);
      return result as Result<ContentOf<R['kind']>> | Promise<Result<ContentOf<R['kind']>>>;
    },
    stale<R extends ContentRequest>(request: R) {
      const result = cache.get(contentUrl(request))?.result;
      return result as Result<ContentOf<R['kind']>> | undefined;
    },
  };
}

/** Requests content from `/api`, once at a time. An error does not replace data in the cache. */
export function loadContent(
  request: ContentRequest,
  cache: ContentCache,
): Promise<Result<unknown>> {
  const url = contentUrl(request);
  const content: CachedContent = cache.get(url) ?? { request, storedAt: 0 };
  if (content.pending) return content.pending;
  cache.delete(url);
  cache.set(url, content);
  const [oldest = url] = cache.keys();
  if (cache.size > maxResults) cache.delete(oldest);

  const init = { signal: AbortSignal.timeout(timeout) };
  const pending = fetchResult<unknown>(url, fetch, init).then((fetched) => {
    content.pending = undefined;
    if ('error' in fetched) {
      content.result ??= fetched;
    } else {
      content.result = { data: endPaging(request, fetched.data, cache.values()) };
      content.storedAt = performance.now();
    }
    return content.result;
  });
  content.pending = pending;
  return pending;
}

/** Loads errors and stale data again when the visitor goes to a page. The organization never becomes stale. */
export function revalidate(requests: readonly ContentRequest[], cache: ContentCache) {
  for (const request of requests) {
    const url = contentUrl(request);
    const content = cache.get(url);
    if (!content?.result || content.pending) continue;
    const isStale = performance.now() - content.storedAt > freshnessLifetime;
    if (errorOf(content.result)) cache.delete(url);
    else if (isStale && request.kind !== 'organization') loadContent(request, cache);
  }
}

/** Ends the paging of a list that repeats itself. Compares a page with the cached pages before it. */
function endPaging(request: ContentRequest, data: unknown, cached: Iterable<CachedContent>) {
  if (request.kind !== 'posts') return data;
  const list = firstPageUrl(request);
  const pages = [...cached].flatMap(({ request, result }) =>
    request.kind === 'posts' && dataOf(result) && firstPageUrl(request) === list
      ? [{ page: dataOf(result) as PostPage, pageToken: request.browse.pageToken }]
      : [],
  );
  const { pageToken } = request.browse;
  const earlier: typeof pages = [];
  for (let token = pageToken; token !== undefined; ) {
    const previous = pages.find(({ page }) => page.nextPageToken === token);
    if (!previous || earlier.includes(previous)) break;
    earlier.push(previous);
    token = previous.pageToken;
  }
  return withoutRepeats(data as PostPage, pageToken, earlier);
}

function firstPageUrl(request: ContentRequest & { kind: 'posts' }): string {
  return contentUrl({ ...request, browse: firstPage(request.browse) });
}
