import { cacheControl, cdnCacheControl } from '../../worker/cache-control.ts';
import { cachePolicy as contentPolicy } from '../../worker/content/cache-policy.ts';
import { readIntervals } from '../../worker/content/label-counts.ts';
import { sessionLifetime, sessionRenewal } from '../../worker/provider/session.ts';
import { runLimits } from '../../worker/sitemap/crawl-run.ts';
import { labelInterval, labelPages } from '../../worker/sitemap/label-crawl.ts';
import { walkInterval } from '../../worker/sitemap/list-crawl.ts';

/** The cache lifetimes in the Worker's code, in s. */

export type FrontLifetime = { fresh: number; whileRevalidating: number };

/** The lifetimes in the front cache. */
export const front = {
  complete: frontLifetimeOf(cacheControl.complete),
  hashed: frontLifetimeOf(cacheControl.hashed),
};

/** The size of a list of ten posts of 4,000 characters in memory; bytes. */
const entrySize = 80_000;

export const content = {
  fresh: contentPolicy.freshLifetime / 1000,
  forCrawlers: contentPolicy.crawlerLifetime / 1000,
  stale: contentPolicy.staleLifetime / 1000,
  inMemory: contentPolicy.memoryLifetime / 1000,
  /** The numbers of entries in the memory of an isolate. */
  entries: {
    inKv: contentPolicy.memorySize.inKv / entrySize,
    notInKv: contentPolicy.memorySize.notInKv / entrySize,
  },
};

export const session = {
  lifetime: sessionLifetime / 1000,
  /** How long before its end isolates renew it, on average. */
  renewal: (sessionRenewal.ahead + sessionRenewal.spread / 2) / 1000,
};

export const sitemapCrawl = {
  /** The interval between runs: `triggers` in wrangler.toml. */
  run: 15 * 60,
  /** The maximum number of calls in a run. */
  calls: runLimits.calls,
  /** The intervals between crawls of a list. */
  newest: walkInterval.newest / 1000,
  full: walkInterval.full / 1000,
  /** The interval between requests for each label. */
  label: labelInterval / 1000,
  labels: labelPages.length,
  /** How long an isolate counts labels with what it has read from KV. */
  counts: readIntervals.allKnown / 1000,
  /** The number of keys in KV: one per list, and one for the labels. */
  keys: 4,
};

/** Returns how long the front cache stores a response with this `Cache-Control`. */
export function frontLifetimeOf(header: string): FrontLifetime {
  return frontLifetime(cdnCacheControl.get(header) ?? header);
}

/** Parses max-age and stale-while-revalidate of a Cache-Control header (RFC 9111, RFC 5861). */
export function frontLifetime(header: string): FrontLifetime {
  const seconds = (directive: string) =>
    Number(new RegExp(`(?:^|[ ,])${directive}=(\\d+)`).exec(header)?.[1] ?? 0);
  return { fresh: seconds('max-age'), whileRevalidating: seconds('stale-while-revalidate') };
}
