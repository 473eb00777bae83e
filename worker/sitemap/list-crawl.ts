import { withoutRepeats } from '../../shared/content/paging.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

/**
 * A `newest` walk stops at posts that are known from an earlier walk. A `full` walk goes to the end
 * of the list, and finds posts that were changed, deleted or inserted further down.
 */
export type WalkKind = 'newest' | 'full';

/** The interval between the starts of two walks; ms. */
export const walkInterval: Record<WalkKind, number> = { newest: hour, full: 3 * day };

/** A walk restarts after this many failures of a page token while other requests succeed. */
const tokenFailures = 3;

/** A walk that has not ended yet. Times in ms since the epoch. */
export type Walk = {
  startedAt: number;
  /** How often it has restarted at the first page. */
  attempt: number;
  /** Pages received in this attempt. */
  pages: number;
  /** Failed requests for the next page. */
  failures: number;
  /** The token of the next page; absent for the first. */
  pageToken?: string | undefined;
  /** An earlier page, used to detect a list that repeats itself. */
  landmark?: { pageToken?: string | undefined; ids: string[] } | undefined;
};

/** Times in ms since the epoch; `published` is null if unknown. */
export type CrawledPost = { published: number | null; seenAt: number };

/** The crawled posts of one list and its walks. Times in ms since the epoch. */
export type ListCrawl = {
  posts: Map<string, CrawledPost>;
  /** When the last complete walk of each kind started; 0 before the first. */
  walkedAt: Record<WalkKind, number>;
  /** Posts last seen before this time are gone: a complete walk that started then did not find them. */
  goneBefore: number;
  walks: Partial<Record<WalkKind, Walk | undefined>>;
};

/** The next request. */
export type PageRequest = { kind: WalkKind; pageToken?: string | undefined };

type Page = {
  posts: readonly { id: string; published: string | null }[];
  nextPageToken?: string | undefined;
};

export function newListCrawl(): ListCrawl {
  return { posts: new Map(), walkedAt: { newest: 0, full: 0 }, goneBefore: 0, walks: {} };
}

/**
 * The request that is due; undefined if none is. New posts have priority, because a full walk of a
 * long list takes hours.
 */
export function nextPage(crawl: ListCrawl, now: number): PageRequest | undefined {
  // The first full walk starts with the newest posts.
  const kinds: WalkKind[] = crawl.walkedAt.newest === 0 ? ['full'] : ['newest', 'full'];
  const kind = kinds.find(
    (kind) => crawl.walks[kind] || now - crawl.walkedAt[kind] >= walkInterval[kind],
  );
  return kind && { kind, pageToken: crawl.walks[kind]?.pageToken };
}

/**
 * Records a received page in `crawl`, in place: with 50,000 posts, a copy for each page would be
 * expensive. Lists are expected to have the newest post first, as in Blogger. Posts elsewhere are
 * found by the next full walk.
 */
export function recordPage(
  crawl: ListCrawl,
  { kind, pageToken }: PageRequest,
  page: Page,
  now: number,
) {
  const walk = crawl.walks[kind] ?? newWalk(now);
  const isExpected = walk.pageToken === pageToken;
  const reachesKnown = page.posts.some(
    ({ id }) => (crawl.posts.get(id)?.seenAt ?? Number.POSITIVE_INFINITY) < walk.startedAt,
  );
  for (const { id, published } of page.posts) {
    crawl.posts.set(id, {
      published: published === null ? null : Date.parse(published),
      seenAt: now,
    });
  }
  // Another isolate has continued or completed the same walk.
  if (!isExpected) return;
  if (kind === 'full' && !pageToken) endWalk(crawl, 'newest', walk.startedAt);
  crawl.walks[kind] = walk;
  const next = nextToken(walk, page);
  if (!page.nextPageToken) {
    endWalk(crawl, 'newest', walk.startedAt);
    endWalk(crawl, 'full', walk.startedAt);
    crawl.goneBefore = Math.max(crawl.goneBefore, walk.startedAt);
  } else if (!next || (kind === 'newest' && reachesKnown)) {
    endWalk(crawl, kind, walk.startedAt);
  } else {
    advance(walk, page, next);
  }
  removeObsolete(crawl);
}

/** Records a failed request in `crawl`, in place; `isTokenRejected` if the provider rejected the page token. */
export function recordFailure(
  crawl: ListCrawl,
  { kind, pageToken }: PageRequest,
  isTokenRejected: boolean,
) {
  const walk = crawl.walks[kind];
  if (!pageToken || walk?.pageToken !== pageToken) return;
  walk.failures++;
  if (!isTokenRejected && walk.failures < tokenFailures) return;
  // `startedAt` does not change, so that posts of this walk do not count as known from an earlier one.
  const { startedAt, attempt } = walk;
  crawl.walks[kind] = { ...newWalk(startedAt), attempt: attempt + 1 };
}

/**
 * Merges the crawl of another isolate into `crawl`. The result does not depend on the order of
 * merges, and keeps the results of each crawl.
 */
export function mergeListCrawl(crawl: ListCrawl, other: ListCrawl) {
  for (const [id, post] of other.posts) {
    const own = crawl.posts.get(id);
    if (!own || own.seenAt < post.seenAt) crawl.posts.set(id, post);
  }
  for (const kind of ['newest', 'full'] as const) {
    endWalk(crawl, kind, other.walkedAt[kind]);
    const walk = furthest(crawl.walks[kind], other.walks[kind]);
    if (walk) crawl.walks[kind] = walk;
  }
  crawl.goneBefore = Math.max(crawl.goneBefore, other.goneBefore);
  removeObsolete(crawl);
}

/**
 * The walk with more progress, with the earlier start of the two, so that posts that either has
 * just seen do not count as known.
 */
function furthest(a: Walk | undefined, b: Walk | undefined): Walk | undefined {
  if (!a || !b) return a ?? b;
  const isAhead = a.attempt - b.attempt || a.pages - b.pages || a.failures - b.failures;
  const startedAt = Math.min(a.startedAt, b.startedAt);
  return { ...(isAhead >= 0 ? a : b), startedAt };
}

function newWalk(startedAt: number): Walk {
  return { startedAt, attempt: 0, pages: 0, failures: 0 };
}

/** The next page token; undefined on the last page, and if the list repeats itself. */
function nextToken({ pageToken, landmark }: Walk, page: Page): string | undefined {
  const earlier = landmark && {
    page: { posts: landmark.ids.map((id) => ({ id })) },
    pageToken: landmark.pageToken,
  };
  return withoutRepeats(page, pageToken, earlier ? [earlier] : []).nextPageToken;
}

/** The landmark advances at pages 1, 2, 4, 8, ..., so that a cycle of any length is detected (Brent's algorithm). */
function advance(walk: Walk, { posts }: Page, next: string) {
  walk.pages++;
  if (Number.isInteger(Math.log2(walk.pages))) {
    walk.landmark = { pageToken: walk.pageToken, ids: posts.map(({ id }) => id) };
  }
  walk.failures = 0;
  walk.pageToken = next;
}

function endWalk(crawl: ListCrawl, kind: WalkKind, startedAt: number) {
  crawl.walkedAt[kind] = Math.max(crawl.walkedAt[kind], startedAt);
}

/** Removes posts that are gone, and walks that another walk has made unnecessary. */
function removeObsolete({ posts, goneBefore, walks, walkedAt }: ListCrawl) {
  for (const kind of ['newest', 'full'] as const) {
    const walk = walks[kind];
    if (walk && walk.startedAt - walkedAt[kind] < walkInterval[kind]) delete walks[kind];
  }
  for (const [id, { seenAt }] of posts) if (seenAt < goneBefore) posts.delete(id);
}
