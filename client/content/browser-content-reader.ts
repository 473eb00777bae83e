import { firstPage } from '../../shared/browse/browse-state.ts';
import type { ContentReader } from '../../shared/content/content-request.ts';
import {
  type ContentOf,
  type ContentRequest,
  contentUrl,
} from '../../shared/content/content-request.ts';
import { withoutRepeats } from '../../shared/content/paging.ts';
import type { PostPage } from '../../shared/content/post.ts';
import type { Result } from '../../shared/content/result.ts';
import { fetchResult } from './fetch-result.ts';

/** How long a result is shown again without a request, unless the visitor goes back to it; ms. */
const freshFor = 300_000;

type CachedResult = {
  request: ContentRequest;
  result: Result<unknown> | Promise<Result<unknown>>;
  since: number;
};

export type InitialContent = { request: ContentRequest; result: Result<unknown> };

export type BrowserContentReader = ContentReader & {
  /** Whether the content is cached, or requested already. */
  has(request: ContentRequest): boolean;
  /** Removes failures and old results, so that they are requested again. The organization stays: every page shows it. */
  refresh(): void;
};

type BrowserContentReaderOptions = { fetch: typeof globalThis.fetch; now: () => number };

/**
 * Reads what came with the page and what was fetched before, else from `/api`.
 * @param initialContent the content that came with the page
 */
export function createBrowserContentReader(
  initialContent: readonly InitialContent[],
  { fetch, now }: BrowserContentReaderOptions,
): BrowserContentReader {
  const cache = new Map<string, CachedResult>();
  for (const { request, result } of initialContent) store(request, result);

  function store(request: ContentRequest, result: CachedResult['result']) {
    cache.set(contentUrl(request), { request, result, since: now() });
  }

  function load(request: ContentRequest): Promise<Result<unknown>> {
    const pending = fetchResult<unknown>(contentUrl(request), fetch).then((fetched) => {
      const result =
        'data' in fetched ? { data: endPaging(request, fetched.data, cache.values()) } : fetched;
      store(request, result);
      return result;
    });
    store(request, pending);
    return pending;
  }

  return {
    read<R extends ContentRequest>(request: R) {
      const result = cache.get(contentUrl(request))?.result ?? load(request);
      return result as Result<ContentOf<R['kind']>> | Promise<Result<ContentOf<R['kind']>>>;
    },
    has: (request) => cache.has(contentUrl(request)),
    refresh() {
      for (const [url, { request, result, since }] of cache) {
        const isOld = now() - since > freshFor && request.kind !== 'organization';
        if (isOld || 'error' in result) cache.delete(url);
      }
    },
  };
}

/** Compares a page of a list with those that led to it, as far back as they were seen. */
function endPaging(request: ContentRequest, data: unknown, cached: Iterable<CachedResult>) {
  if (request.kind !== 'posts') return data;
  const list = firstPageUrl(request);
  const pages = [...cached].flatMap((seen) =>
    seen.request.kind === 'posts' && 'data' in seen.result && firstPageUrl(seen.request) === list
      ? [{ page: seen.result.data as PostPage, pageToken: seen.request.browse.pageToken }]
      : [],
  );
  const { pageToken } = request.browse;
  const earlier: typeof pages = [];
  for (let token = pageToken; token !== undefined; ) {
    const before = pages.find(({ page }) => page.nextPageToken === token);
    if (!before || earlier.includes(before)) break;
    earlier.push(before);
    token = before.pageToken;
  }
  return withoutRepeats(data as PostPage, pageToken, earlier);
}

function firstPageUrl(request: ContentRequest & { kind: 'posts' }): string {
  return contentUrl({ ...request, browse: firstPage(request.browse) });
}
