import { policy as contentPolicy } from '../../worker/content/content-cache.ts';
import { policy as inventoryPolicy, labelPages } from '../../worker/content/inventory.ts';
import { lifetime as sessionLifetime } from '../../worker/content/session.ts';
import { cacheControl } from '../../worker/http/cache-control.ts';

/** What the Worker's own code says of how long things are kept; s. */

export type FrontLifetime = { fresh: number; whileRevalidating: number };

/** Of the cache in front of the Worker. */
export const front = {
  complete: frontLifetime(cacheControl.complete),
  hashed: frontLifetime(cacheControl.hashed),
};

export const content = {
  fresh: contentPolicy.fresh / 1000,
  inMemory: contentPolicy.inMemory / 1000,
  entries: contentPolicy.entries,
};

export const session = sessionLifetime / 1000;

export const inventory = {
  /** Between two runs: `triggers` of wrangler.toml. */
  run: 15 * 60,
  /** Between two walks through the articles. */
  articles: inventoryPolicy.articles / 1000,
  /** Between two questions for each label. */
  label: inventoryPolicy.label / 1000,
  labels: labelPages.length,
};

/** As RFC 9111 and RFC 5861 have it. */
export function frontLifetime(header: string): FrontLifetime {
  const seconds = (directive: string) =>
    Number(new RegExp(`(?:^|[ ,])${directive}=(\\d+)`).exec(header)?.[1] ?? 0);
  return { fresh: seconds('max-age'), whileRevalidating: seconds('stale-while-revalidate') };
}
