import { cachePolicy } from '../../worker/content/cache-policy.ts';

const day = 24 * 60 * 60;

// The assumptions of the model; docs/scale.md explains them. Times in s.

/** Isolates of the Worker in all data centers together, and how long each lives. */
const isolates = 200;
const isolateLifetime = 3600;
/** Pages with content. The page of rank r is viewed 1/r times as often as the first (Zipf's law). */
const pages = 2_700;
/** Documents, API responses, and files of a first visit for a view of a page. */
const documents = 0.4;
const apiResponses = 1.1;
export const filesOfFirstVisit = 9;
/** The fraction of views that are searches. Each is taken to be the only one of its text. */
const searches = 0.05;
/** Requests by all crawlers for each page per day. */
const crawls = 4;
/** The first pages by rank depend on the day: the cache in front serves them stale until midnight. */
const pagesOfDay = 3;
/** Values in KV that change per day. */
const changes = 20;
/**
 * How long responses are fresh in the cache in front of the Worker, and for how long it serves them stale then
 * (worker/middleware/response-policy.ts), and the lifetime of the session in KV.
 */
const frontLifetime = 240;
const frontStale = day;
const sessionLifetime = 300;
/** A run of the crawl, its KV values, and how many of them it writes (worker/crawl/crawl.ts). */
const crawlRuns = 96;
const crawlCalls = 12;
const crawledValues = 4;
const crawlWrites = 1.75;

export type DayLoad = ReturnType<typeof dayLoad>;

/** How often an entry with this lifetime is filled: the first request after the lifetime fills it. `rate` in requests per s. */
function fills(rate: number, lifetime: number): number {
  return rate / (1 + rate * lifetime);
}

/** The share of the fills that a request waits for, because it comes after the time in which the entry is served stale. */
function waiting(rate: number, isOfDay: boolean): number {
  const requests = rate * frontStale;
  // Until midnight, the time that is left is anything up to a day.
  return isOfDay ? (1 - Math.exp(-requests)) / requests : Math.exp(-requests);
}

/**
 * Computes the load of a day with this number of views by visitors. Requests are those that Cloudflare bills, runs those that
 * run the Worker, and calls those to the provider. Without `[cache]` files are not billed.
 * @param tagged the share of visitors' documents whose URLs have ids of their own, which no rule removes
 * @returns with `atEdge`, the share of visitors' documents that the cache in front serves at once
 */
export function dayLoad(views: number, hasCache = true, tagged = 0) {
  const freshFor = hasCache ? frontLifetime : 0;
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
  let waits = 0;
  for (const [rank, share] of harmonic.entries()) {
    const rate = (pageRate * share) / total;
    const taggedRuns = rate * documents * tagged;
    const documentRate = rate * documents - taggedRuns + crawls / day;
    const documentRuns = fills(documentRate, freshFor);
    const pageRuns = documentRuns + taggedRuns + fills(rate * apiResponses, freshFor);
    const waitingRuns = documentRuns * waiting(documentRate, rank < pagesOfDay);
    waits += rate * documents * (1 - tagged) * (waitingRuns / documentRate) + taggedRuns;
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

  const files = hasCache ? documents * filesOfFirstVisit : 0;
  const ofVisitors = pageRate * (documents + files + apiResponses) + searchRate;
  return {
    requests: ofVisitors * day + crawls * pages,
    atEdge: hasCache ? 1 - waits / (pageRate * documents) : 0,
    runs: runs * day,
    kvReads: kvReads * day + crawlRuns * (crawledValues + 1),
    kvWrites: kvWrites * day + changes + crawlRuns * crawlWrites,
    calls: calls * day + crawlRuns * crawlCalls,
  };
}
