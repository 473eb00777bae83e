import { cachePolicy, type Plan, rewriteAges } from '../../worker/content/cache-policy.ts';

const day = 24 * 60 * 60;

/** The lifetimes of the caches; s. */
export const lifetimes = {
  /** The cache in front of the Worker (worker/cache-control.ts). All data centers share it. */
  front: 240,
  /** An isolate, and with it the content in its memory. */
  memory: 3600,
  /** Content, before it is requested from the provider again. */
  fresh: cachePolicy.freshLifetime / 1000,
  /** The session with the provider: one value in KV, and in the memory of each isolate. */
  session: 300,
  /** What the crawl has found, in the memory of an isolate (worker/crawl/crawl-reader.ts). */
  crawled: 3600,
};

/** The assumptions of the model; docs/scale.md explains them. */
export const assumptions = {
  /** Isolates of the Worker in all data centers together. Each has its own memory. */
  isolates: 200,
  /** Pages with content. The page of rank r is viewed 1/r times as often as the first (Zipf's law). */
  pages: 2_700,
  /** Documents and API responses per view of a page. Links that are prefetched and not followed are included. */
  documents: 0.4,
  apiResponses: 1.1,
  /** The fraction of views that are searches. Each is taken to be the only one of its text. */
  searches: 0.05,
  /** Requests by all crawlers for each page per day. The cache in front stores no response to them. */
  crawls: 4,
  /** Values in KV that change per day. */
  changes: 20,
  /** The values of what the crawl has found: the labels, and the index of the posts of each list. */
  crawledValues: 4,
  /** The sitemap crawl: a run reads its four values and writes one or two of those that have changed. */
  crawlRuns: 96,
  crawlCalls: 10,
  crawlReads: 5,
  crawlWrites: 1.5,
};

export type Assumptions = typeof assumptions;

/** The load of a day. */
export type DayLoad = {
  requests: number;
  /** Requests that run the Worker. */
  runs: number;
  kvReads: number;
  kvWrites: number;
  /** Calls of the provider. */
  calls: number;
};

/**
 * How often a cache entry with this lifetime is filled: the first request after the lifetime fills
 * it again, so the mean interval is `lifetime + 1 / rate`. `rate` in requests per s; time in s.
 */
export function fills(rate: number, lifetime: number): number {
  return rate / (1 + rate * lifetime);
}

/** Computes the load of a day with this number of views by visitors. */
export function dayLoad(views: number, plan: Plan, assumed: Assumptions = assumptions): DayLoad {
  const { isolates, pages, documents, apiResponses, searches, crawls } = assumed;
  const { front, memory, fresh, session, crawled } = lifetimes;
  const rewriteAge = rewriteAges[plan] / 1000;
  const inIsolates = (rate: number, lifetime: number) =>
    isolates * fills(rate / isolates, lifetime);
  const searchRate = (views * searches) / day;
  const pageRate = views / day - searchRate;

  // All rates are per s.
  let runs = searchRate;
  let calls = searchRate;
  let kvReads = 0;
  let kvWrites = 0;
  for (const share of zipf(pages)) {
    const rate = pageRate * share;
    const visits = fills(rate * documents, front) + fills(rate * apiResponses, front);
    const all = visits + crawls / day;
    runs += all;
    kvReads += inIsolates(all, memory);
    // Each isolate revalidates what it serves.
    calls += inIsolates(all, fresh);
    kvWrites += fills(all, rewriteAge);
  }
  // Every run needs the session. It is taken to need all that the crawl has found, too.
  kvReads += inIsolates(runs, session) + inIsolates(runs, crawled) * assumed.crawledValues;
  kvWrites += fills(runs, session);
  calls += fills(runs, session);

  const { changes, crawlRuns, crawlCalls, crawlReads, crawlWrites } = assumed;
  return {
    requests: (pageRate * (documents + apiResponses) + searchRate) * day + crawls * pages,
    runs: runs * day,
    kvReads: kvReads * day + crawlRuns * crawlReads,
    kvWrites: kvWrites * day + changes + crawlRuns * crawlWrites,
    calls: calls * day + crawlRuns * crawlCalls,
  };
}

/** The shares of `count` items by Zipf's law with exponent 1; their sum is 1. */
export function zipf(count: number): number[] {
  const weights = Array.from({ length: count }, (_, i) => 1 / (i + 1));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}
