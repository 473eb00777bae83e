import type { ContentReader } from '../../shared/content/content-request.ts';
import {
  type ContentOf,
  type ContentRequest,
  contentUrl,
} from '../../shared/content/content-request.ts';
import { correctedCounts, type LabelCounts } from '../../shared/content/label-counts.ts';
import type { PostPage } from '../../shared/content/post.ts';
import type { Result } from '../../shared/content/result.ts';
import type { Route } from '../../shared/routes.ts';
import type { ContentService, PendingContent } from './content-service.ts';

export type PageReader = ContentReader & {
  /** Resolves when all cached content is loaded. */
  cached(): Promise<void>;
  /** Resolves when all requested content is loaded. */
  settled(): Promise<void>;
  isSettled(): boolean;
  /** Corrects the counts of labels by the list of the page, if it has loaded. Called before the first render, so that all parts of the page have the same counts. */
  correctCounts(route: Route): void;
  /** Resolves when the content of that URL is loaded. */
  wait(url: string): Promise<unknown>;
  /** The results so far by URL, in the order of the requests, so that the same content renders the same page. */
  results(): Record<string, Result<unknown>>;
};

/** Creates the reader of one page: it loads each content once and returns loaded content synchronously. */
export function createPageReader(service: ContentService): PageReader {
  const requested = new Map<string, PendingContent<unknown>>();
  const results = new Map<string, Result<unknown>>();

  function load(url: string, request: ContentRequest): PendingContent<unknown> {
    const { cached, result } = service.load(request);
    const stored = result.then((settled) => {
      results.set(url, settled);
      return settled;
    });
    const pending = { cached, result: stored };
    requested.set(url, pending);
    return pending;
  }

  return {
    read<R extends ContentRequest>(request: R) {
      const url = contentUrl(request);
      const { result } = requested.get(url) ?? load(url, request);
      type Read = Result<ContentOf<R['kind']>>;
      return (results.get(url) ?? result) as Read | Promise<Read>;
    },
    async cached() {
      const pending = [...requested.values()].map(async ({ cached, result }) => {
        if (await cached) await result;
      });
      await Promise.all(pending);
    },
    async settled() {
      await Promise.all([...requested.values()].map(({ result }) => result));
    },
    wait: async (url) => requested.get(url)?.result,
    correctCounts(route) {
      if (route.name !== 'list' || route.browse.mode !== 'label') return;
      const { list, browse } = { list: route.list.name, browse: route.browse };
      const url = contentUrl({ kind: 'labels', list });
      const counts = results.get(url);
      const page = results.get(contentUrl({ kind: 'posts', list, browse }));
      if (!page || !counts || !('data' in page && 'data' in counts)) return;
      const corrected = correctedOnce(
        counts.data as LabelCounts,
        { list, browse },
        page.data as PostPage,
      );
      results.set(url, { data: corrected });
    },
    isSettled: () => results.size === requested.size,
    results: () =>
      Object.fromEntries(
        [...requested.keys()].flatMap((url) => {
          const result = results.get(url);
          return result ? [[url, result]] : [];
        }),
      ),
  };
}

const correctedByPage = new WeakMap<LabelCounts, WeakMap<PostPage, LabelCounts>>();

/** Returns the same object for the same counts and page, so that what is rendered with it can be stored. */
const correctedOnce: typeof correctedCounts = (counts, label, page) => {
  const byPage = correctedByPage.get(counts) ?? new WeakMap<PostPage, LabelCounts>();
  correctedByPage.set(counts, byPage);
  const corrected = byPage.get(page) ?? correctedCounts(counts, label, page);
  byPage.set(page, corrected);
  return corrected;
};
