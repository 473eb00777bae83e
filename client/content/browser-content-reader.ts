import { browseQuery, firstPage, parseBrowse } from '../../shared/browse/browse-state.ts';
import type { ContentReader } from '../../shared/content/content-reader.ts';
import { type ApiPath, apiPaths } from '../../shared/content/content-request.ts';
import { withoutRepeats } from '../../shared/content/paging.ts';
import type { PostPage } from '../../shared/content/post.ts';
import type { Result } from '../../shared/content/result.ts';
import { fetchResult } from './fetch-result.ts';

/** How long an answer is shown again without asking, unless the visitor goes back to it; ms. */
const freshFor = 300_000;

type SettledPage = { path: string; page: PostPage };

type CachedResult = { result: Result<unknown> | Promise<Result<unknown>>; since: number };

export type BrowserContentReader = ContentReader & {
  /** Whether it is there, or asked for already. */
  has(path: string): boolean;
  /** Lets go of what failed and what is old, so that it is asked for anew. The organization stays: every page shows it. */
  refresh(): void;
};

/** Answers from what the page brought along and what was fetched before, else from `/api`. */
export function createBrowserContentReader(
  initialContent: Record<string, Result<unknown>>,
  { fetch, now }: { fetch: typeof globalThis.fetch; now: () => number },
): BrowserContentReader {
  const cache = new Map<string, CachedResult>();
  for (const [path, answer] of Object.entries(initialContent))
    cache.set(path, { result: answer, since: now() });

  function request(path: string): Promise<Result<unknown>> {
    const asked = fetchResult<unknown>(path, fetch).then((answer) => {
      const settled =
        'data' in answer ? { data: endPaging(path, answer.data, settledPages()) } : answer;
      cache.set(path, { result: settled, since: now() });
      return settled;
    });
    cache.set(path, { result: asked, since: now() });
    return asked;
  }

  function settledPages(): SettledPage[] {
    return [...cache].flatMap(([path, { result: answer }]) =>
      'data' in answer && isPostPage(answer.data) ? [{ path, page: answer.data }] : [],
    );
  }

  return {
    read<T>(path: ApiPath<T>) {
      return (cache.get(path)?.result ?? request(path)) as Result<T> | Promise<Result<T>>;
    },
    has: (path) => cache.has(path),
    refresh() {
      for (const [path, { result: answer, since }] of cache) {
        const old = now() - since > freshFor && path !== apiPaths.organization();
        if (old || 'error' in answer) cache.delete(path);
      }
    },
  };
}

/** Compares a page of a list with those that led to it, as far back as they were seen. */
function endPaging(path: string, data: unknown, settled: readonly SettledPage[]): unknown {
  if (!isPostPage(data)) return data;
  const { list, pageToken } = placeOf(path);
  const pages = settled
    .map((seen) => ({ page: seen.page, ...placeOf(seen.path) }))
    .filter((seen) => seen.list === list);
  const earlier: typeof pages = [];
  for (let token = pageToken; token !== undefined; ) {
    const before = pages.find(({ page }) => page.nextPageToken === token);
    if (!before || earlier.includes(before)) break;
    earlier.push(before);
    token = before.pageToken;
  }
  return withoutRepeats(data, pageToken, earlier);
}

/** Which list an address is of, and which page of it. */
function placeOf(path: string): { list: string; pageToken: string | undefined } {
  const { pathname, searchParams } = new URL(path, 'http://api.invalid');
  const browse = parseBrowse(searchParams);
  return { list: pathname + browseQuery(firstPage(browse)), pageToken: browse.pageToken };
}

function isPostPage(data: unknown): data is PostPage {
  return typeof data === 'object' && data !== null && 'posts' in data;
}
