import type { BrowseState } from '../../shared/browse/browse-state.ts';
import { browseAll, browseLabel, browseMore } from '../../shared/browse/browse-state.ts';
import { type List, lists } from '../../shared/content/lists.ts';
import type { BlogIds } from '../content/content-loaders.ts';
import { type LabelCrawl, recordLabel } from '../content/crawled-labels.ts';
import { labelPages, nextLabel, recordLabelFailure } from './label-crawl.ts';
import { type ListCrawl, newListCrawl, nextPage, recordFailure, recordPage } from './list-crawl.ts';

/** The limits of one run. */
export const runLimits = {
  /** Maximum number of calls. The smallest plan of the platform allows a request 50 subrequests. */
  calls: 40,
  /**
   * The run ends after this many failed calls: one failing label does not block others, and a
   * failing provider is not called further.
   */
  failures: 3,
  /** No call starts after this time; ms. */
  duration: 10_000,
};

export type PartName = List['name'] | 'labels';

/** All crawled pages and the progress of each part. */
export type SitemapCrawl = { lists: Record<List['name'], ListCrawl>; labels: LabelCrawl };

export function newSitemapCrawl(): SitemapCrawl {
  return {
    lists: { thoughts: newListCrawl(), quotes: newListCrawl(), articles: newListCrawl() },
    labels: new Map(),
  };
}

/** `complete` when each list was walked to its end and each label has had a response. */
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
  posts: { id: string; published: string | null }[];
  nextPageToken?: string | undefined;
};

type RunOptions = {
  /** @throws {Error} where the provider fails */
  fetchPage: (blog: keyof BlogIds, browse: BrowseState) => Promise<PostPage>;
  /** Whether an error of `fetchPage` means that the provider rejected the page token. */
  isTokenRejected: (error: unknown) => boolean;
  /** Ms since the epoch. */
  now: () => number;
};

/** A request that is due, and the functions that record its outcome in the crawl. */
type DueRequest = {
  blog: keyof BlogIds;
  browse: BrowseState;
  record: (page: PostPage) => void;
  /** Returns whether the part has more to do in this run. */
  fail: (error: unknown) => boolean;
};

/**
 * Makes the requests that are due, for the lists and the labels in turn, and updates `crawl` after
 * each response. Returns how many calls succeeded, and which parts have changed.
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
  { now, isTokenRejected }: RunOptions,
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
      recordFailure(crawl, request, isTokenRejected(error));
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
      record: (received) => recordLabel(labels, page.path, received, now()),
      fail() {
        recordLabelFailure(labels, page, now());
        return true;
      },
    }
  );
}
