import type { BrowseState } from '../../shared/browse/browse-state.ts';
import { browseAll, browseLabel, browseMore } from '../../shared/browse/browse-state.ts';
import { type ListName, listNames } from '../../shared/content/lists.ts';
import type { BlogName } from '../provider/blog.ts';
import type { ReceivedPost } from '../provider/wire-schemas.ts';
import { readPost } from './crawled-post.ts';
import { nextLabel, recordLabel, recordLabelFailure } from './label-crawl.ts';
import { nextPage, recordFailure, recordPage } from './list-crawl.ts';
import type { Crawl, CrawlPart } from './stored-crawl.ts';

/** The limits of one run. */
export const runLimits = {
  /** Maximum number of calls. The Workers Free plan allows a run 10 ms of CPU time. */
  calls: 10,
  /** Of new and changed posts, in UTF-16 code units: after it, no further page of a list is requested. Reading 1 kB takes up to 0.2 ms. */
  markup: 50_000,
  /** One failing label does not block others, and a failing provider is not called further. */
  failures: 3,
};

type PostPage = {
  posts: ReceivedPost[];
  nextPageToken?: string | undefined;
};

type RunOptions = {
  /** @throws {Error} where the provider fails */
  fetchPage: (blog: BlogName, browse: BrowseState) => Promise<PostPage>;
  /** Whether an error of `fetchPage` means that the provider rejected the page token. */
  isTokenRejected: (error: unknown) => boolean;
  /** Ms since the epoch. */
  now: () => number;
};

/** A request that is due, and the functions that record its outcome in the crawl. */
type DueRequest = {
  blog: BlogName;
  browse: BrowseState;
  /** Returns the size of the markup that was read, in UTF-16 code units. */
  record: (page: PostPage) => Promise<number>;
  /** Returns whether the part has more to do in this run. */
  fail: (error: unknown) => boolean;
};

/** Updates `crawl` after each response. Returns the number of calls and of failures, and the parts that have changed. */
export async function runCrawl(crawl: Crawl, options: RunOptions) {
  const { fetchPage, now } = options;
  const startedAt = now();
  // The labels have as many turns as all lists.
  const turns: CrawlPart[] = listNames.flatMap((name) => [name, 'labels' as const]);
  const changed = new Set<CrawlPart>();
  let calls = 0;
  let failures = 0;
  let markup = 0;
  /** Turns of lists without a call. They count, so that the labels stay spread over the day. */
  let skipped = 0;
  for (let part = turns.shift(); part; part = turns.shift()) {
    const dueRequest =
      part === 'labels' ? dueLabel(crawl, startedAt, now) : duePage(crawl, part, options);
    if (!dueRequest) continue;
    if (calls + skipped === runLimits.calls) break;
    if (part !== 'labels' && markup >= runLimits.markup) {
      skipped++;
      turns.push(part);
      continue;
    }
    calls++;
    changed.add(part);
    try {
      markup += await dueRequest.record(await fetchPage(dueRequest.blog, dueRequest.browse));
      turns.push(part);
    } catch (error) {
      if (dueRequest.fail(error)) turns.push(part);
      if (++failures === runLimits.failures) break;
    }
  }
  return { calls, failures, changed };
}

function duePage(
  { lists }: Crawl,
  name: ListName,
  { now, isTokenRejected }: RunOptions,
): DueRequest | undefined {
  const crawl = lists[name];
  const request = nextPage(crawl, now());
  if (!request) return undefined;
  const { pageToken } = request;
  return {
    blog: name,
    browse: pageToken ? browseMore(browseAll(), pageToken) : browseAll(),
    async record({ posts, nextPageToken }) {
      const read = await Promise.all(posts.map((post) => readPost(post, crawl.posts.get(post.id))));
      const changed = recordPage(crawl, request, { posts: read, nextPageToken }, now());
      const sizes = posts.map(({ id, content }) => (changed.has(id) ? content.length : 0));
      return sizes.reduce((sum, size) => sum + size, 0);
    },
    fail(error) {
      recordFailure(crawl, request, { isTokenRejected: isTokenRejected(error), now: now() });
      return false;
    },
  };
}

function dueLabel({ labels }: Crawl, startedAt: number, now: () => number): DueRequest | undefined {
  const page = nextLabel(labels, startedAt, now());
  return (
    page && {
      blog: page.blog,
      browse: browseLabel(page.label),
      async record(received) {
        recordLabel(labels, page, received, now());
        return 0;
      },
      fail() {
        recordLabelFailure(labels, page, now());
        return true;
      },
    }
  );
}
