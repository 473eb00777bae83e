import { browseLabel } from '../../shared/browse/browse-state.ts';
import { resourceLabels } from '../../shared/content/fixed-labels.ts';
import { lists } from '../../shared/content/lists.ts';
import { listHref, resourcesHref } from '../../shared/routes.ts';
import type { BlogIds } from '../content/content-loaders.ts';

/** From one request for a label to the next; ms. Posts do not tell their labels, so each is requested by itself. */
export const labelInterval = 24 * 60 * 60_000;

type LabelPage = { path: string; blog: keyof BlogIds; label: string };

/** The pages of all labels that the site offers. */
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
  /** When it was last requested, and when there was last a response. */
  triedAt: number;
  checkedAt: number;
  /** When its newest post was published, null where that is not known; absent without posts. */
  newest?: number | null | undefined;
};

/** By the path of the label's page. */
export type LabelCrawl = Map<string, CrawledLabel>;

const untried: CrawledLabel = { triedAt: 0, checkedAt: 0 };

/** The label that was not requested for the longest time, of those that are due and were not requested since `runStartedAt`. */
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

/** Adds what another isolate has learnt later. */
export function mergeLabelCrawl(crawl: LabelCrawl, other: LabelCrawl) {
  for (const [path, otherLabel] of other) {
    const own = crawl.get(path) ?? untried;
    const newer = otherLabel.checkedAt > own.checkedAt ? otherLabel : own;
    crawl.set(path, { ...newer, triedAt: Math.max(own.triedAt, otherLabel.triedAt) });
  }
}
