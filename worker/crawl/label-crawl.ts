import * as z from 'zod/mini';
import { browseLabel } from '../../shared/browse/browse-state.ts';
import { type LabelCount, morePages, unknown } from '../../shared/content/label-counts.ts';
import { listNames, lists, resourceLabels } from '../../shared/content/lists.ts';
import { listHref, resourcesHref } from '../../shared/routes.ts';
import type { BlogName } from '../provider/blog.ts';
import { storedPublished, storedTime } from './list-crawl.ts';

/** Ms. Posts do not include their labels, so each label is requested separately. A label may wait for busy runs. */
export const labelInterval = 20 * 60 * 60_000;

/** A count that is older than this is not shown; ms. Pages are cached for a few minutes more. */
const countLifetime = 23.5 * 60 * 60_000;

const crawledLabel = z.object({
  /** The times of the last request and of the last response. */
  triedAt: storedTime,
  checkedAt: storedTime,
  /** When its newest post was published; absent if there are no posts. */
  newest: z.optional(storedPublished),
  /** The number of its posts; absent if it has none, or more than one page of them. */
  count: z.optional(storedTime),
  /** Of a chapter: the ids of the posts on its first page, separated by spaces. */
  posts: z.optional(z.string()),
});

type CrawledLabel = z.infer<typeof crawledLabel>;

/** The crawled labels of the site by the path of their page. Panels have their counts from them. */
export type LabelCrawl = Map<string, CrawledLabel>;

type LabelPage = { path: string; blog: BlogName; label: string };

export const labelPages: readonly LabelPage[] = [
  ...listNames.flatMap((list) =>
    [...lists[list].labels].map((label) => ({
      path: listHref(list, browseLabel(label)),
      blog: list,
      label,
    })),
  ),
  ...resourceLabels
    .slice(1)
    .map((label) => ({ path: resourcesHref(label), blog: 'resources' as const, label })),
];

const untried: CrawledLabel = { triedAt: 0, checkedAt: 0 };

/** The least recently requested label of those that are due and were not requested since `runStartedAt`. */
export function nextLabel(
  crawl: LabelCrawl,
  runStartedAt: number,
  now: number,
): LabelPage | undefined {
  let next: LabelPage | undefined;
  let longestAgo = runStartedAt;
  for (const page of labelPages) {
    const { triedAt, checkedAt } = crawl.get(page.path) ?? untried;
    if (now - checkedAt < labelInterval || triedAt >= longestAgo) continue;
    next = page;
    longestAgo = triedAt;
  }
  return next;
}

type Page = {
  posts: { id: string; published: string | null }[];
  nextPageToken?: string | undefined;
};

export function recordLabel(
  crawl: LabelCrawl,
  { path, blog, label }: LabelPage,
  { posts, nextPageToken }: Page,
  now: number,
) {
  const [first] = posts;
  const isChapter = blog === 'thoughts' && / \d+$/.test(label);
  crawl.set(path, {
    triedAt: now,
    checkedAt: now,
    ...(first && { newest: first.published === null ? null : Date.parse(first.published) }),
    ...(first && !nextPageToken && { count: posts.length }),
    ...(first && isChapter && { posts: posts.map(({ id }) => id).join(' ') }),
  });
}

export function recordLabelFailure(crawl: LabelCrawl, { path }: LabelPage, now: number) {
  crawl.set(path, { ...(crawl.get(path) ?? untried), triedAt: now });
}

/** The counts of a list's labels, in their order; empty if none is known. One that was checked about a day ago is unknown. */
export function crawledCounts(
  crawl: LabelCrawl,
  blog: LabelPage['blog'],
  now: number,
): LabelCount[] {
  const pages = labelPages.filter((page) => page.blog === blog);
  const counts = pages.map(({ path }) => {
    const { checkedAt, newest, count } = crawl.get(path) ?? untried;
    if (now - checkedAt >= countLifetime) return unknown;
    return newest === undefined ? 0 : (count ?? morePages);
  });
  return counts.every((count) => count === unknown) ? [] : counts;
}

export const labelCrawlSchema: z.ZodMiniType<LabelCrawl> = z.pipe(
  z.record(z.string(), crawledLabel),
  z.transform((labels) => new Map(Object.entries(labels))),
);

export function storedLabelCrawl(labels: LabelCrawl): Record<string, CrawledLabel> {
  return Object.fromEntries(labels);
}
