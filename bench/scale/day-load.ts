import { cachePolicy } from '../../worker/content/cache-policy.ts';

const day = 24 * 60 * 60;

/** The assumptions of the model; docs/scale.md explains them. Times in s. */
export const assumptions = {
  /** Isolates of the Worker in all data centers together, and how long each lives. */
  isolates: 200,
  isolateLifetime: 3600,
  /** Pages with content. The page of rank r is viewed 1/r times as often as the first (Zipf's law). */
  pages: 2_700,
  /** Documents, API responses, and files of a first visit for a view of a page. */
  documents: 0.4,
  apiResponses: 1.1,
  filesOfFirstVisit: 10,
  /** The fraction of views that are searches. Each is taken to be the only one of its text. */
  searches: 0.05,
  /** Requests by all crawlers for each page per day. The cache in front stores no response to them. */
  crawls: 4,
  /** Values in KV that change per day. */
  changes: 20,
  /** The lifetimes of the cache in front of the Worker (worker/request/cache-control.ts), and of the session in KV. */
  frontLifetime: 240,
  sessionLifetime: 300,
  /** A run of the crawl, its KV values, and how many of them it writes (worker/crawl/crawl.ts). */
  crawlRuns: 96,
  crawlCalls: 12,
  crawledValues: 4,
  crawlWrites: 1.75,
};

/** The load of a day. Runs are requests that run the Worker, and calls those to the provider. */
export type DayLoad = Record<'requests' | 'runs' | 'kvReads' | 'kvWrites' | 'calls', number>;

/** How often an entry with this lifetime is filled: the first request after the lifetime fills it. `rate` in requests per s. */
function fills(rate: number, lifetime: number): number {
  return rate / (1 + rate * lifetime);
}

/** Computes the load of a day with this number of views by visitors. */
export function dayLoad(views: number): DayLoad {
  const { isolates, isolateLifetime, pages, documents, searches, crawls } = assumptions;
  const { apiResponses, frontLifetime, sessionLifetime, crawledValues } = assumptions;
  const inIsolates = (rate: number, lifetime: number) =>
    isolates * fills(rate / isolates, lifetime);
  const searchRate = (views * searches) / day;
  const pageRate = views / day - searchRate;
  const harmonic = Array.from({ length: pages }, (_, i) => 1 / (i + 1));
  const total = harmonic.reduce((sum, share) => sum + share, 0);

  // All rates are per s.
  let runs = searchRate;
  let calls = searchRate;
  let kvReads = 0;
  let kvWrites = 0;
  for (const share of harmonic) {
    const rate = (pageRate * share) / total;
    const visits =
      fills(rate * documents, frontLifetime) + fills(rate * apiResponses, frontLifetime);
    const pageRuns = visits + crawls / day;
    const reads = inIsolates(pageRuns, isolateLifetime);
    runs += pageRuns;
    kvReads += reads;
    calls += inIsolates(pageRuns, cachePolicy.freshLifetime / 1000);
    kvWrites += fills(pageRuns, cachePolicy.rewriteAge / 1000);
  }
  // Every run needs the session. It is taken to need all that the crawl has found, too.
  kvReads += inIsolates(runs, sessionLifetime) + inIsolates(runs, isolateLifetime) * crawledValues;
  kvWrites += fills(runs, sessionLifetime);
  calls += fills(runs, sessionLifetime);

  const { changes, crawlRuns, crawlCalls, crawlWrites, filesOfFirstVisit } = assumptions;
  const ofVisitors = pageRate * (documents * (1 + filesOfFirstVisit) + apiResponses) + searchRate;
  return {
    requests: ofVisitors * day + crawls * pages,
    runs: runs * day,
    kvReads: kvReads * day + crawlRuns * (crawledValues + 1),
    kvWrites: kvWrites * day + changes + crawlRuns * crawlWrites,
    calls: calls * day + crawlRuns * crawlCalls,
  };
}
