import { browseQuery, firstPage, parseBrowse } from '../../shared/browse/browse-state.ts';
import type { ContentReader } from '../../shared/content/content-reader.ts';
import { type ApiPath, apiPaths } from '../../shared/content/content-request.ts';
import { withoutRepeats } from '../../shared/content/paging.ts';
import type { PostPage } from '../../shared/content/post.ts';
import type { Answer } from '../../shared/content/result.ts';
import { fetchAnswer } from './fetch-result.ts';

/** How long an answer is shown again without asking, unless the visitor goes back to it; ms. */
const freshFor = 300_000;

type SettledPage = { path: string; page: PostPage };

type Known = { answer: Answer<unknown> | Promise<Answer<unknown>>; since: number };

export type BrowserReader = ContentReader & {
  /** Whether it is there, or asked for already. */
  knows(path: string): boolean;
  /** Lets go of what failed and what is old, so that it is asked for anew. The organization stays: every page shows it. */
  refresh(): void;
};

/** Answers from what the page brought along and what was fetched before, else from `/api`. */
export function createBrowserReader(
  brought: Record<string, Answer<unknown>>,
  { fetch, now }: { fetch: typeof globalThis.fetch; now: () => number },
): BrowserReader {
  const known = new Map<string, Known>();
  for (const [path, answer] of Object.entries(brought)) known.set(path, { answer, since: now() });

  function ask(path: string): Promise<Answer<unknown>> {
    const asked = fetchAnswer<unknown>(path, fetch).then((answer) => {
      const settled =
        'data' in answer ? { data: endPaging(path, answer.data, settledPages()) } : answer;
      known.set(path, { answer: settled, since: now() });
      return settled;
    });
    known.set(path, { answer: asked, since: now() });
    return asked;
  }

  function settledPages(): SettledPage[] {
    return [...known].flatMap(([path, { answer }]) =>
      'data' in answer && isPostPage(answer.data) ? [{ path, page: answer.data }] : [],
    );
  }

  return {
    read<T>(path: ApiPath<T>) {
      return (known.get(path)?.answer ?? ask(path)) as Answer<T> | Promise<Answer<T>>;
    },
    knows: (path) => known.has(path),
    refresh() {
      for (const [path, { answer, since }] of known) {
        const old = now() - since > freshFor && path !== apiPaths.organization();
        if (old || 'error' in answer) known.delete(path);
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
