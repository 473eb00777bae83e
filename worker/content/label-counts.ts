import { browseLabel } from '../../shared/browse/browse-state.ts';
import type { ListName } from '../../shared/content/content-request.ts';
import { countOf, type LabelCounts, unknown } from '../../shared/content/label-counts.ts';
import { articlesList, type List, quotesList, thoughtsList } from '../../shared/content/lists.ts';
import { listHref } from '../../shared/routes.ts';
import type { KeyValueStore } from '../provider/key-value-store.ts';
import { singleFlight } from '../provider/single-flight.ts';
import type { Lookup } from './content-cache.ts';
import {
  crawledCount,
  crawlLifetime,
  type LabelCrawl,
  labelCrawlSchema,
  labelsKey,
  mergeLabelCrawl,
  recordLabel,
  storedLabelCrawl,
} from './crawled-labels.ts';

/** KV is read again after this time; ms. Counts may be a day old, and each read counts. */
export const readIntervals = { allKnown: 60 * 60_000, someUnknown: 5 * 60_000 };

/** How often the counts are computed, because some may be a day old by now; ms. */
const recomputeInterval = 60_000;

type Page = Parameters<typeof recordLabel>[2];

/** What the panels say about the posts of each label. */
export type LabelCountsStore = ReturnType<typeof createLabelCounts>;

type LabelCountsOptions = {
  store: KeyValueStore;
  now: () => number;
  waitUntil: (promise: Promise<unknown>) => void;
};

/**
 * The counts of labels, as the sitemap crawl found them. A list that a visitor opens corrects the count
 * of its label at once. If KV fails, nothing is shown.
 */
export function createLabelCounts({ store, now, waitUntil }: LabelCountsOptions) {
  const crawl: LabelCrawl = new Map();
  const current = new Map<ListName, { counts: LabelCounts; at: number }>();
  const flights = singleFlight(waitUntil);
  let readAt = Number.NEGATIVE_INFINITY;

  async function read() {
    const stored = await store.get(labelsKey, labelCrawlSchema);
    if (stored) mergeLabelCrawl(crawl, stored);
    outdate();
    readAt = now();
  }

  /** Returns the same object while nothing has changed: pages made from it stay valid. */
  function countsInMemory(name: ListName): LabelCounts {
    const last = current.get(name);
    if (last && now() - last.at < recomputeInterval) return last.counts;
    const paths = crawl.size === 0 ? [] : pathsOf(name);
    const all = paths.map((path) => crawledCount(crawl, path, now()));
    const known = all.every((count) => count === unknown) ? [] : all;
    const counts = last && isSame(last.counts, known) ? last.counts : known;
    current.set(name, { counts, at: now() });
    return counts;
  }

  /** Computes the counts again when they are next requested. */
  function outdate() {
    for (const entry of current.values()) entry.at = Number.NEGATIVE_INFINITY;
  }

  async function counts(name: ListName): Promise<LabelCounts> {
    const inMemory = countsInMemory(name);
    const hasUnknown = inMemory.length === 0 || inMemory.includes(unknown);
    const interval = readIntervals[hasUnknown ? 'someUnknown' : 'allKnown'];
    if (now() - readAt < interval) return inMemory;
    await flights('read', read);
    return countsInMemory(name);
  }

  async function correct(name: ListName, label: string, page: Page) {
    const path = listHref(listOf[name], browseLabel(label));
    const isWrong = () => ![unknown, countOf(page)].includes(crawledCount(crawl, path, now()));
    await counts(name);
    if (!isWrong()) return;
    await flights('read', read);
    if (!isWrong()) return;
    recordLabel(crawl, path, page, now());
    outdate();
    await store.put(labelsKey, storedLabelCrawl(crawl), crawlLifetime);
  }

  return {
    lookUp(name: ListName): Lookup<LabelCounts> {
      const value = counts(name);
      return { cached: value, value };
    },
    /** Corrects the count of a label that the provider's first page of its posts disproves. */
    confirm(name: ListName, label: string, page: Page): void {
      if (listOf[name].labels.has(label)) waitUntil(correct(name, label, page));
    },
  };
}

function isSame(a: LabelCounts, b: LabelCounts): boolean {
  return a.length === b.length && a.every((count, i) => count === b[i]);
}

const listOf: Record<ListName, List> = {
  thoughts: thoughtsList,
  quotes: quotesList,
  articles: articlesList,
};

/** The paths of a list's labels, in the order of the counts. Hundreds of URLs are slow to format. */
const pathsByList = new Map<ListName, readonly string[]>();

function pathsOf(name: ListName): readonly string[] {
  const list = listOf[name];
  const known =
    pathsByList.get(name) ?? [...list.labels].map((label) => listHref(list, browseLabel(label)));
  pathsByList.set(name, known);
  return known;
}
