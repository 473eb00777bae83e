import type { Plan } from '../../worker/content/write-policy.ts';

/** The assumptions of the model; docs/scale.md explains them. */
export const assumptions = {
  viewsPerDay: 1e6,
  /** The setting WORKERS_PLAN. */
  plan: 'paid' as Plan,
  /** Data centers that receive requests. */
  regions: 50,
  /** Isolates of the Worker in each data center. */
  isolates: 4,
  /** Exponents of Zipf's law for the distribution of visitors over data centers and of views over pages. */
  regionSkew: 1,
  pageSkew: 1,
  /** `tiered`: data centers share one cache, as at Cloudflare; `flat`: each has its own; `none`. */
  frontCache: 'tiered' as 'tiered' | 'flat' | 'none',
  /** Each deployment empties the front cache and the memory of all isolates. */
  deploysPerDay: 1,
  /** The fraction of visits without the site's files in the browser's cache. */
  newVisitors: 0.7,
  viewsPerVisit: 2.5,
  /** Links per view that are prefetched and not followed. */
  unfollowed: 0.5,
  /** Files that a first visit loads: styles, scripts, fonts, images. */
  filesPerVisit: 5,
  /** The number of files. */
  files: 20,
  /** Whether requests for files run the Worker (wrangler.toml, `run_worker_first`). */
  filesPassWorker: false,
  posts: { thoughts: 1_000, quotes: 1_000, articles: 100 },
  postsPerPage: 10,
  /** The fraction of views that are searches. */
  searches: 0.05,
  /** The number of texts that more than one person searches for. */
  searchTexts: 100_000,
  searchSkew: 0.8,
  /** The fraction of searches whose text occurs once. */
  uniqueSearches: 0.3,
  /** Requests by all crawlers for each page per day. */
  crawls: 4,
  /** Values in KV that change per day. */
  changes: 20,
  /** The time in s that KV may return an outdated value in a data center. */
  kvDelay: 60,
  /** CPU time in ms of a Worker run (`npm run bench`), and the additional time of a provider call. */
  cpuPerRun: 0.77,
  cpuPerCall: 3.4,
  /** The size of one value in KV, in kB. */
  kept: 40,
  /** The size of a log line, including metadata of the platform, in kB. */
  logLine: 1,
};

export type Assumptions = typeof assumptions;

/** The distribution of views over pages, without searches. */
export const viewShares = {
  home: 0.15,
  lists: { thoughts: 0.25, quotes: 0.2, articles: 0.05 },
  posts: { thoughts: 0.05, quotes: 0.05, articles: 0.15 },
  resources: 0.05,
  documents: 0.05,
};
