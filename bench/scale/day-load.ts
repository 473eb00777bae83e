import type { Assumptions } from './assumptions.ts';
import { contentLoad } from './content-load.ts';
import { day, demand } from './demand.ts';
import { contentRates, frontLoad } from './front-load.ts';
import { sitemapCrawl as crawlTimes } from './lifetimes.ts';
import { fillRate } from './renewal.ts';
import { sessionLoad } from './session-load.ts';
import { zipf } from './zipf.ts';

/** The daily load of a part of the Worker on KV and the provider. */
export type Use = { kvReads: number; kvWrites: number; calls: number };

/** The load of a day. */
export type DayLoad = {
  requests: number;
  /** Requests that run the Worker. */
  runs: number;
  /** Runs that a visitor waits for, because the front cache has no stale response. */
  awaited: number;
  /** The load on KV and the provider, by cause. */
  content: Use;
  searches: Use;
  session: Use;
  /** With the reads of its result for the counts of labels. */
  sitemapCrawl: Use;
  /** Keys in KV. */
  kvKeys: number;
  /** Writes to the busiest key per s while KV may return outdated values. */
  kvWritesToOneKey: number;
};

/** Computes the load of a day from the cache lifetimes of the site. Visits are assumed to be independent. */
export function dayLoad(assumed: Assumptions): DayLoad {
  const regions = zipf(assumed.regions, assumed.regionSkew).map(({ share }) => share);
  const urls = demand(assumed);
  const front = frontLoad(urls, regions, assumed);
  const { content, searches, ...keys } = contentLoad(
    contentRates(urls, regions, assumed),
    regions,
    assumed,
  );
  const session = sessionLoad((content.calls + searches.calls) / day, regions, assumed);
  const crawl = sitemapCrawlLoad(assumed);
  const counts = countReads(front.runs / day, regions, assumed);
  const sitemapCrawl = { ...crawl, kvReads: crawl.kvReads + counts };
  return { ...front, ...keys, content, searches, session, sitemapCrawl };
}

export function total(load: DayLoad): Use {
  const parts = [load.content, load.searches, load.session, load.sitemapCrawl];
  const sum = (of: (use: Use) => number) => parts.reduce((total, use) => total + of(use), 0);
  return {
    kvReads: sum(({ kvReads }) => kvReads),
    kvWrites: sum(({ kvWrites }) => kvWrites),
    calls: sum(({ calls }) => calls),
  };
}

/** The load of the scheduled sitemap crawl, which does not depend on visitors. */
function sitemapCrawlLoad({ posts, postsPerPage }: Assumptions): Use {
  const { run, calls: callsPerRun, newest, full, label, labels, keys } = crawlTimes;
  const lists = Object.values(posts);
  const pages = lists.reduce((sum, count) => sum + Math.ceil(count / postsPerPage), 0);
  const labelCalls = (labels * day) / label;
  const pageCalls = (pages * day) / full;
  const listCalls = (lists.length * day) / newest + pageCalls;
  // A run that changes a value reads it again and writes it: those for the newest posts write each
  // list, and long runs for labels and whole lists some two values.
  const kvWrites =
    (lists.length * day) / (newest + run) +
    Math.min((2 * (labelCalls + pageCalls)) / callsPerRun, (2 * day) / run);
  return { kvReads: (keys * day) / run + kvWrites, kvWrites, calls: labelCalls + listCalls };
}

/** worker/content/label-counts.ts: each isolate reads the counts, here with a run for any page. */
function countReads(runs: number, regions: readonly number[], { isolates }: Assumptions): number {
  return regions.reduce(
    (sum, share) => sum + day * isolates * fillRate((runs * share) / isolates, crawlTimes.counts),
    0,
  );
}
