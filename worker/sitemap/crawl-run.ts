import type { Browse } from '../../shared/browse/browse-state.ts';
import { browseAll, browseLabel, browseMore } from '../../shared/browse/browse-state.ts';
import { type List, lists } from '../../shared/content/lists.ts';
import type { BlogIds } from '../content/content-loaders.ts';
import {
  type LabelCrawl,
  labelPages,
  nextLabel,
  recordLabel,
  recordLabelFailure,
} from './label-crawl.ts';
import { type ListCrawl, newListCrawl, nextPage, recordFailure, recordPage } from './list-crawl.ts';

/** What one run may do. */
export const runLimits = {
  /** Calls, within the 50 that the smallest plan of the platform allows a request. */
  calls: 40,
  /** Calls that may fail: a label that does blocks no other, and a provider that does is left alone. */
  failures: 3,
  /** No call begins later; ms. */
  duration: 10_000,
};

export type PartName = List['name'] | 'labels';

/** All that is known, and how far each part of it has got. */
export type SitemapCrawl = { lists: Record<List['name'], ListCrawl>; labels: LabelCrawl };

export function newSitemapCrawl(): SitemapCrawl {
  return {
    lists: { thoughts: newListCrawl(), quotes: newListCrawl(), articles: newListCrawl() },
    labels: new Map(),
  };
}

/** How much is known: `complete` when each list was walked to its end and there was a response for each label. */
export function crawlProgress({ lists, labels }: SitemapCrawl): 'nothing' | 'some' | 'complete' {
  const all = Object.values(lists);
  const checked = labelPages.filter(({ path }) => labels.get(path)?.checkedAt).length;
  if (checked === labelPages.length && all.every(({ walkedAt }) => walkedAt.full > 0)) {
    return 'complete';
  }
  const hasSome = checked > 0 || all.some(({ posts, walkedAt }) => posts.size + walkedAt.full > 0);
  return hasSome ? 'some' : 'nothing';
}

type PostPage = {
  posts: readonly { id: string; published: string | null }[];
  nextPageToken?: string | undefined;
};

type RunOptions = {
  /** @throws {Error} where the provider fails */
  fetchPage: (blog: keyof BlogIds, browse: Browse) => Promise<PostPage>;
  /** Whether a page token was refused, by the error of `fetchPage`. */
  isTokenRejected: (error: unknown) => boolean;
  /** Ms since the epoch. */
  now: () => number;
};

/** A request that is due, and what becomes of `crawl` by its outcome. */
type DueRequest = {
  blog: keyof BlogIds;
  browse: Browse;
  record: (page: PostPage) => void;
  /** Returns whether the part has more to do in this run. */
  fail: (error: unknown) => boolean;
};

/**
 * Requests what is due, the lists and the labels in turn, and changes `crawl` by each response at
 * once. Returns how many calls succeeded, and which parts have changed.
 */
export async function runCrawl(crawl: SitemapCrawl, options: RunOptions) {
  const { fetchPage, now } = options;
  const startedAt = now();
  const turns: PartName[] = [...lists.map(({ name }) => name), 'labels'];
  const changed = new Set<PartName>();
  let calls = 0;
  let failures = 0;
  for (let part = turns.shift(); part; part = turns.shift()) {
    const dueRequest =
      part === 'labels' ? dueLabel(crawl, startedAt, now) : duePage(crawl, part, options);
    if (!dueRequest) continue;
    if (calls === runLimits.calls || now() - startedAt > runLimits.duration) break;
    calls++;
    changed.add(part);
    try {
      dueRequest.record(await fetchPage(dueRequest.blog, dueRequest.browse));
      turns.push(part);
    } catch (error) {
      if (dueRequest.fail(error)) turns.push(part);
      if (++failures === runLimits.failures) break;
    }
  }
  return { succeeded: calls - failures, changed };
}

function duePage(
  { lists }: SitemapCrawl,
  name: List['name'],
  { now, isTokenRejected: isRefusal }: RunOptions,
): DueRequest | undefined {
  const crawl = lists[name];
  const request = nextPage(crawl, now());
  if (!request) return undefined;
  const { pageToken } = request;
  return {
    blog: name,
    browse: pageToken ? browseMore(browseAll(), pageToken) : browseAll(),
    record: (page) => recordPage(crawl, request, page, now()),
    fail(error) {
      recordFailure(crawl, request, isRefusal(error));
      return false;
    },
  };
}

function dueLabel(
  { labels }: SitemapCrawl,
  startedAt: number,
  now: () => number,
): DueRequest | undefined {
  const page = nextLabel(labels, startedAt, now());
  return (
    page && {
      blog: page.blog,
      browse: browseLabel(page.label),
      record: ({ posts }) => recordLabel(labels, page, posts, now()),
      fail() {
        recordLabelFailure(labels, page, now());
        return true;
      },
    }
  );
}
