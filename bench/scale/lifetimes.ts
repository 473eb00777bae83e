import { cacheControl } from '../../worker/cache-control.ts';
import { cachePolicy as contentPolicy } from '../../worker/content/content-cache.ts';
import { sessionLifetime } from '../../worker/provider/session.ts';
import { labelInterval, labelPages } from '../../worker/sitemap/label-crawl.ts';
import { walkInterval } from '../../worker/sitemap/list-crawl.ts';

/** The cache lifetimes in the Worker's code, in s. */

export type FrontLifetime = { fresh: number; whileRevalidating: number };

/** The lifetimes in the front cache. */
export const front = {
  complete: frontLifetime(cacheControl.complete),
  hashed: frontLifetime(cacheControl.hashed),
};

export const content = {
  fresh: contentPolicy.freshLifetime / 1000,
  inMemory: contentPolicy.memoryLifetime / 1000,
  entries: contentPolicy.maxEntries,
};

export const session = sessionLifetime / 1000;

export const sitemapCrawl = {
  /** The interval between runs: `triggers` in wrangler.toml. */
  run: 15 * 60,
  /** The intervals between crawls of a list. */
  newest: walkInterval.newest / 1000,
  full: walkInterval.full / 1000,
  /** The interval between requests for each label. */
  label: labelInterval / 1000,
  labels: labelPages.length,
  /** The number of keys in KV: one per list, and one for the labels. */
  keys: 4,
};

/** Parses max-age and stale-while-revalidate of a Cache-Control header (RFC 9111, RFC 5861). */
export function frontLifetime(header: string): FrontLifetime {
  const seconds = (directive: string) =>
    Number(new RegExp(`(?:^|[ ,])${directive}=(\\d+)`).exec(header)?.[1] ?? 0);
  return { fresh: seconds('max-age'), whileRevalidating: seconds('stale-while-revalidate') };
}
