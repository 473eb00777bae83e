import { browseLabel } from '../../shared/browse/browse-state.ts';
import { lists, resourceLabels } from '../../shared/content/lists.ts';
import { listHref, resourcesHref } from '../../shared/routes.ts';
import type { BlogIds } from '../content/content-loaders.ts';

/**
 * The interval between two requests for a label; ms. Posts do not include their labels, so each
 * label is requested separately.
 */
export const labelInterval = 24 * 60 * 60_000;

type LabelPage = { path: string; blog: keyof BlogIds; label: string };

/** The pages of all labels of the site. */
export const labelPages: readonly LabelPage[] = [
  ...lists.flatMap((list) =>
    [...list.labels].map((label) => ({
      path: listHref(list, browseLabel(label)),
      blog: list.name,
      label,
    })),
  ),
  ...resourceLabels
    .slice(1)
    .map((label) => ({ path: resourcesHref(label), blog: 'resources' as const, label })),
];

/** Times in ms since the epoch, 0 for never. */
export type CrawledLabel = {
  /** The times of the last request and of the last response. */
  triedAt: number;
  checkedAt: number;
  /** When its newest post was published; null if unknown, absent if there are no posts. */
  newest?: number | null | undefined;
};

/** By the path of the label's page. */
export type LabelCrawl = Map<string, CrawledLabel>;

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

export function recordLabel(
  crawl: LabelCrawl,
  { path }: LabelPage,
  posts: readonly { published: string | null }[],
  now: number,
) {
  const [first] = posts;
  const newest = first && { newest: first.published === null ? null : Date.parse(first.published) };
  crawl.set(path, { triedAt: now, checkedAt: now, ...newest });
}

export function recordLabelFailure(crawl: LabelCrawl, { path }: LabelPage, now: number) {
  crawl.set(path, { ...(crawl.get(path) ?? untried), triedAt: now });
}

/** Merges newer results of another isolate into `crawl`. */
export function mergeLabelCrawl(crawl: LabelCrawl, other: LabelCrawl) {
  for (const [path, otherLabel] of other) {
    const own = crawl.get(path) ?? untried;
    const newer = otherLabel.checkedAt > own.checkedAt ? otherLabel : own;
    crawl.set(path, { ...newer, triedAt: Math.max(own.triedAt, otherLabel.triedAt) });
  }
}
