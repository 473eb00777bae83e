import { browseLabel } from '../../shared/browse/browse-state.ts';
import { lists, resourceLabels } from '../../shared/content/lists.ts';
import { listHref, resourcesHref } from '../../shared/routes.ts';
import type { BlogIds } from '../content/content-loaders.ts';
import { type LabelCrawl, untriedLabel } from '../content/crawled-labels.ts';

/**
 * The interval between two requests for a label; ms. Posts do not include their labels, so each
 * label is requested separately. A label may wait for runs that are busy with posts, and no count of a
 * chip is more than a day old.
 */
export const labelInterval = 20 * 60 * 60_000;

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

/** The least recently requested label of those that are due and were not requested since `runStartedAt`. */
export function nextLabel(
  crawl: LabelCrawl,
  runStartedAt: number,
  now: number,
): LabelPage | undefined {
  let next: LabelPage | undefined;
  let longestAgo = runStartedAt;
  for (const page of labelPages) {
    const { triedAt, checkedAt } = crawl.get(page.path) ?? untriedLabel;
    if (now - checkedAt < labelInterval || triedAt >= longestAgo) continue;
    next = page;
    longestAgo = triedAt;
  }
  return next;
}

export function recordLabelFailure(crawl: LabelCrawl, { path }: LabelPage, now: number) {
  crawl.set(path, { ...(crawl.get(path) ?? untriedLabel), triedAt: now });
}
