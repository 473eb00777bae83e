import * as z from 'zod/mini';
import { countOf, type LabelCount, morePages, unknown } from '../../shared/content/label-counts.ts';

/**
 * The crawled labels of the site, in one value in KV: the sitemap crawl writes it, and panels show the
 * counts of their labels from it.
 */

/** Times in ms since the epoch, 0 for never. */
export type CrawledLabel = {
  /** The times of the last request and of the last response. */
  triedAt: number;
  checkedAt: number;
  /** When its newest post was published; null if unknown, absent if there are no posts. */
  newest?: number | null | undefined;
  /** The number of its posts; absent if it has none, or more than one page of them. */
  count?: number | undefined;
};

/** By the path of the label's page. */
export type LabelCrawl = Map<string, CrawledLabel>;

export const labelsKey = 'sitemap labels';

/** The lifetime in KV of a value that nothing changes; ms. */
export const crawlLifetime = 30 * 24 * 60 * 60_000;

export const untriedLabel: CrawledLabel = { triedAt: 0, checkedAt: 0 };

/** A count that is older than this is not shown; ms. Pages are cached for a few minutes more. */
const countLifetime = 23.5 * 60 * 60_000;

type Page = { posts: { published: string | null }[]; nextPageToken?: string | undefined };

/** Records the first page of a label's posts. */
export function recordLabel(crawl: LabelCrawl, path: string, page: Page, now: number) {
  const [first] = page.posts;
  const count = countOf(page);
  crawl.set(path, {
    triedAt: now,
    checkedAt: now,
    ...(first && { newest: first.published === null ? null : Date.parse(first.published) }),
    ...(count > 0 && { count }),
  });
}

/** The count of the label at a path; unknown also if it was checked about a day ago. */
export function crawledCount(crawl: LabelCrawl, path: string, now: number): LabelCount {
  const { checkedAt, newest, count } = crawl.get(path) ?? untriedLabel;
  if (now - checkedAt >= countLifetime) return unknown;
  return newest === undefined ? 0 : (count ?? morePages);
}

/** Merges newer results of another isolate into `crawl`. */
export function mergeLabelCrawl(crawl: LabelCrawl, other: LabelCrawl) {
  for (const [path, otherLabel] of other) {
    const own = crawl.get(path) ?? untriedLabel;
    const newer = otherLabel.checkedAt > own.checkedAt ? otherLabel : own;
    crawl.set(path, { ...newer, triedAt: Math.max(own.triedAt, otherLabel.triedAt) });
  }
}

const time = z.int().check(z.nonnegative());

/** Ms since the epoch, null if unknown. */
export const storedPublished = z.nullable(
  z
    .int()
    .check(
      z.gte(Date.parse('0001-01-01T00:00:00Z')),
      z.lte(Date.parse('9999-12-31T23:59:59.999Z')),
    ),
);

const storedLabels = z.record(
  z.string(),
  z.object({
    triedAt: time,
    checkedAt: time,
    newest: z.optional(storedPublished),
    count: z.optional(time),
  }),
);

export const labelCrawlSchema: z.ZodMiniType<LabelCrawl> = z.pipe(
  storedLabels,
  z.transform((labels) => new Map(Object.entries(labels))),
);

export function storedLabelCrawl(labels: LabelCrawl): z.input<typeof storedLabels> {
  return Object.fromEntries(labels);
}
