import { firstPage } from '../../shared/browse/browse-state.ts';
import type { ContentReader } from '../../shared/content/content-request.ts';
import {
  type ContentOf,
  type ContentRequest,
  contentUrl,
} from '../../shared/content/content-request.ts';
import { correctedCounts, type LabelCounts } from '../../shared/content/label-counts.ts';
import { withoutRepeats } from '../../shared/content/paging.ts';
import type { PostPage } from '../../shared/content/post.ts';
import type { Result } from '../../shared/content/result.ts';
import { fetchResult } from './fetch-result.ts';

/** How long a result stays fresh; ms. Back and Forward also show stale results. */
const freshnessLifetime = 300_000;

type CachedResult = {
  request: ContentRequest;
  result: Result<unknown> | Promise<Result<unknown>>;
  storedAt: number;
};

export type InitialContent = { request: ContentRequest; result: Result<unknown> };

export type BrowserContentReader = ContentReader & {
  /** Whether the content is cached or its request is pending. */
  has(request: ContentRequest): boolean;
  /** Removes errors and stale results, so that they are requested again. The organization never becomes stale. */
  refresh(): void;
};

type BrowserContentReaderOptions = { fetch: typeof globalThis.fetch; now: () => number };

/**
 * Creates a reader that returns initial and cached content, and requests other content from `/api`.
 * @param initialContent the content in the page data
 */
export function createBrowserContentReader(
  initialContent: readonly InitialContent[],
  { fetch, now }: BrowserContentReaderOptions,
): BrowserContentReader {
  const cache = new Map<string, CachedResult>();
  for (const { request, result } of initialContent) store(request, result);

  function store(request: ContentRequest, result: CachedResult['result']) {
    cache.set(contentUrl(request), { request, result, storedAt: now() });
  }

  function load(request: ContentRequest): Promise<Result<unknown>> {
    const pending = fetchResult<unknown>(contentUrl(request), fetch).then((fetched) => {
      const result =
        'data' in fetched ? { data: endPaging(request, fetched.data, cache.values()) } : fetched;
      store(request, result);
      correctCounts(request, result);
      return result;
    });
    store(request, pending);
    return pending;
  }

  /** Corrects the counts of labels by a list that has loaded. */
  function correctCounts(request: ContentRequest, result: Result<unknown>) {
    if (request.kind !== 'posts' || !('data' in result)) return;
    const labels = cache.get(contentUrl({ kind: 'labels', list: request.list }))?.result;
    if (!labels || !('data' in labels)) return;
    labels.data = correctedCounts(labels.data as LabelCounts, request, result.data as PostPage);
  }

  return {
    read<R extends ContentRequest>(request: R) {
      const result = cache.get(contentUrl(request))?.result ?? load(request);
      return result as Result<ContentOf<R['kind']>> | Promise<Result<ContentOf<R['kind']>>>;
    },
    has: (request) => cache.has(contentUrl(request)),
    refresh() {
      for (const [url, { request, result, storedAt }] of cache) {
        const isStale = now() - storedAt > freshnessLifetime && request.kind !== 'organization';
        if (isStale || 'error' in result) cache.delete(url);
        // The counts of a streamed page were sent before its list.
        else if (!(result instanceof Promise)) correctCounts(request, result);
      }
    },
  };
}

/** Ends the paging of a list that repeats itself. Compares a page with the cached pages before it. */
function endPaging(request: ContentRequest, data: unknown, cached: Iterable<CachedResult>) {
  if (request.kind !== 'posts') return data;
  const list = firstPageUrl(request);
  const pages = [...cached].flatMap((entry) =>
    entry.request.kind === 'posts' && 'data' in entry.result && firstPageUrl(entry.request) === list
      ? [{ page: entry.result.data as PostPage, pageToken: entry.request.browse.pageToken }]
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
