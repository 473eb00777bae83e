/** What is assumed of the world; docs/scale.md says why. */
export const assumptions = {
  viewsPerDay: 1e6,
  /** Data centres that visitors come to. */
  regions: 50,
  /** Isolates that the platform runs the Worker in, in each of them. */
  isolates: 4,
  /** How unevenly visitors fall on data centres, and views on pages: exponents of Zipf's law. */
  regionSkew: 1,
  pageSkew: 1,
  /** `tiered`: data centres ask one another before the Worker, as Cloudflare's cache does; `flat`: each for itself; `none`. */
  frontCache: 'tiered' as 'tiered' | 'flat' | 'none',
  /** Each starts with an empty cache in front and empty memories. */
  deploysPerDay: 1,
  /** Visitors who leave no trace here come back with all files in their browsers. */
  newVisitors: 0.7,
  viewsPerVisit: 2.5,
  /** Links for each view that are pointed at and not followed: browsers ask for their content ahead. */
  unfollowed: 0.5,
  /** Of a first visit: style, script, fonts, images. */
  filesPerVisit: 5,
  /** How many files there are. */
  files: 20,
  /** Whether the platform answers for files without the Worker (wrangler.toml, `run_worker_first`). */
  filesPassWorker: true,
  posts: { thoughts: 1_000, quotes: 1_000, articles: 100 },
  postsPerPage: 10,
  /** Of all views. */
  searches: 0.05,
  /** Texts that more than one person searches for. */
  searchTexts: 100_000,
  searchSkew: 0.8,
  /** Searches for what nobody else searches for. */
  uniqueSearches: 0.3,
  /** How often a day crawlers, all together, ask for each page. */
  crawls: 4,
  /** How long KV may show a data centre what it read there before. */
  kvDelay: 60,
  /** CPU ms of a Worker run (`npm run bench`), and what is added where content comes from the provider. */
  cpuPerRun: 0.77,
  cpuPerCall: 3.4,
  /** kB that one content takes in KV. */
  kept: 40,
  /** kB of a log line, with what the platform adds to it. */
  logLine: 1,
};

export type Assumptions = typeof assumptions;

/** How the other views fall on the pages. */
export const viewShares = {
  home: 0.15,
  lists: { thoughts: 0.25, quotes: 0.2, articles: 0.05 },
  posts: { thoughts: 0.05, quotes: 0.05, articles: 0.15 },
  resources: 0.05,
  documents: 0.05,
};
