import * as z from 'zod/mini';
import {
  type ListName,
  listHref,
  listNames,
  lists,
  resourceLabels,
} from '../../shared/content/lists.ts';
import type { LabelCount, LabelCounts } from '../../shared/content/posts.ts';
import { resourcesHref } from '../../shared/pages/resources.ts';
import type { BlogName } from '../provider/blog.ts';
import { changedAt, latest, type ReceivedList } from '../provider/wire-schemas.ts';
import type { KeyValueStore } from '../runtime/key-value-store.ts';

const hour = 60 * 60_000;

export const crawlKey = (part: ListName | 'labels') => `crawl ${part}`;

/** Posts do not include their labels, so each label is requested separately, at most this often; ms. */
const labelInterval = 18 * hour;

/** A label whose request failed is requested again after this time; ms. */
const retryInterval = hour;

/** The results for a label. Times in ms since the epoch. */
type CrawledLabel = {
  dueAt: number;
  /** Absent, like its posts, if each request has failed. */
  count?: number | 'more';
  /** When the posts on its first page were changed last, null if unknown; absent if there are no posts. */
  newest?: number | null;
  posts?: string[];
};

/** The results for the labels of the site, by the paths of their pages. */
export type LabelCrawl = Record<string, CrawledLabel>;

/** A schema of records takes 10 ms for all labels, this less than 1. */
export const labelCrawlSchema = z.custom<LabelCrawl>(
  (labels) =>
    typeof labels === 'object' &&
    labels !== null &&
    Object.values(labels).every(
      (label: Partial<CrawledLabel> | null) => label?.dueAt !== undefined,
    ),
);

export async function readLabels(
  read: KeyValueStore['read'],
  known: LabelCrawl = {},
): Promise<LabelCrawl> {
  return (await read(crawlKey('labels'), labelCrawlSchema)) ?? known;
}

type LabelPage = { path: string; blog: BlogName; label: string };

export const labelPages: readonly LabelPage[] = [
  ...listNames.flatMap((list) =>
    [...lists[list].labels].map((label) => ({
      path: listHref(list, { label }),
      blog: list,
      label,
    })),
  ),
  ...resourceLabels.map((label) => ({
    path: resourcesHref(label),
    blog: 'resources' as const,
    label,
  })),
];

export function nextLabel(labels: LabelCrawl, now: number): LabelPage | undefined {
  const dueAt = ({ path }: LabelPage) => labels[path]?.dueAt ?? 0;
  const due = labelPages.filter((page) => dueAt(page) <= now);
  return due.sort((a, b) => dueAt(a) - dueAt(b))[0];
}

export function crawledLabel({ posts, nextPageToken }: ReceivedList, now: number): CrawledLabel {
  const hasPosts = posts.length > 0;
  return {
    dueAt: now + labelInterval,
    count: hasPosts && nextPageToken ? 'more' : posts.length,
    ...(hasPosts && { newest: latest(posts.flatMap((post) => changedAt(post, now) ?? [])) }),
    posts: posts.map(({ id }) => id),
  };
}

/** A label whose request failed is requested again later, so that the others have their turn. */
export function postponedLabel(known: CrawledLabel | undefined, now: number): CrawledLabel {
  return { ...known, dueAt: now + retryInterval };
}

/** Whether each label was requested. One that always fails does not count as unknown for ever. */
export function areLabelsComplete(labels: LabelCrawl): boolean {
  return labelPages.every(({ path }) => labels[path]);
}

export type CountsByList = Record<ListName, LabelCounts>;

export function crawledCounts(labels: LabelCrawl): CountsByList {
  type Counts = Record<BlogName, Record<string, LabelCount>>;
  const counts: Counts = { thoughts: {}, quotes: {}, articles: {}, resources: {} };
  for (const { path, blog, label } of labelPages) {
    const { count, posts } = labels[path] ?? {};
    if (count !== undefined) counts[blog][label] = count === 'more' ? `${posts?.length}+` : count;
  }
  return counts;
}
