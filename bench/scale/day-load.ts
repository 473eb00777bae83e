import type { Assumptions } from './assumptions.ts';
import { contentLoad } from './content-load.ts';
import { day, demand } from './demand.ts';
import { askedOfWorker, frontLoad } from './front-load.ts';
import { sitemapCrawl } from './lifetimes.ts';
import { sessionLoad } from './session-load.ts';
import { zipf } from './zipf.ts';

/** What a part of the Worker asks of others in a day. */
export type Use = { kvReads: number; kvWrites: number; calls: number };

/** What a day comes to. */
export type DayLoad = {
  requests: number;
  /** Requests that the Worker is run for. */
  runs: number;
  /** Runs that a visitor waits for: nothing was kept in front that could be served meanwhile. */
  awaited: number;
  /** By what KV and the provider are asked for. */
  content: Use;
  searches: Use;
  session: Use;
  sitemapCrawl: Use;
  /** Keys in KV. */
  kvKeys: number;
  /** Writes to the busiest key while KV may be behind; 1/s. */
  kvWritesToOneKey: number;
};

/** What the site does in a day, by the rules of its caches and the laws of independent visits. */
export function dayLoad(assumed: Assumptions): DayLoad {
  const regions = zipf(assumed.regions, assumed.regionSkew).map(({ share }) => share);
  const addresses = demand(assumed);
  const front = frontLoad(addresses, regions, assumed);
  const { content, searches, ...keys } = contentLoad(
    askedOfWorker(addresses, regions, assumed),
    regions,
    assumed,
  );
  const session = sessionLoad((content.calls + searches.calls) / day, regions, assumed);
  return { ...front, ...keys, content, searches, session, sitemapCrawl: sitemapCrawlLoad(assumed) };
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

/** By the clock, whoever comes or not. */
function sitemapCrawlLoad({ posts, postsPerPage }: Assumptions): Use {
  const { run, newest, full, label, labels, keys } = sitemapCrawl;
  const lists = Object.values(posts);
  const pages = lists.reduce((sum, count) => sum + Math.ceil(count / postsPerPage), 0);
  const labelCalls = (labels * day) / label;
  const listCalls = (lists.length * day) / newest + (pages * day) / full;
  // Of a run that changes a value, it reads that value once more and writes it.
  const kvWrites =
    Math.min(labelCalls, day / run) + Math.min(listCalls, (lists.length * day) / run);
  return { kvReads: (keys * day) / run + kvWrites, kvWrites, calls: labelCalls + listCalls };
}
