import { cacheControl } from '../../worker/cache-control.ts';
import { cachePolicy as contentPolicy } from '../../worker/content/content-cache.ts';
import { sessionLifetime } from '../../worker/provider/session.ts';
import { labelInterval, labelPages } from '../../worker/sitemap/label-crawl.ts';
import { walkInterval } from '../../worker/sitemap/list-crawl.ts';

/** What the Worker's own code says of how long things are kept; s. */

export type FrontLifetime = { fresh: number; whileRevalidating: number };

/** Of the cache in front of the Worker. */
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
  /** Between two runs: `triggers` of wrangler.toml. */
  run: 15 * 60,
  /** Between two walks of each kind through a list. */
  newest: walkInterval.newest / 1000,
  full: walkInterval.full / 1000,
  /** Between two requests for each label. */
  label: labelInterval / 1000,
  labels: labelPages.length,
  /** In KV: one for each list, and one for the labels. */
  keys: 4,
};

/** As RFC 9111 and RFC 5861 have it. */
export function frontLifetime(header: string): FrontLifetime {
  const seconds = (directive: string) =>
    Number(new RegExp(`(?:^|[ ,])${directive}=(\\d+)`).exec(header)?.[1] ?? 0);
  return { fresh: seconds('max-age'), whileRevalidating: seconds('stale-while-revalidate') };
}
