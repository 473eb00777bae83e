import { withoutRepeats } from '../../shared/content/paging.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

/**
 * `newest` stops where it meets posts that are known from before. `full` goes to the end of the
 * list, and finds what the other one cannot: posts that were changed, deleted or inserted further down.
 */
export type WalkKind = 'newest' | 'full';

/** From the start of one walk to the start of the next; ms. */
export const walkInterval: Record<WalkKind, number> = { newest: hour, full: 3 * day };

/** A page token that fails so often while other requests succeed is given up. */
const tokenFailures = 3;

/** A walk that has not ended yet. Times in ms since the epoch. */
export type Walk = {
  startedAt: number;
  /** 0, and one more each time that it began again at the first page. */
  attempt: number;
  /** Pages received in this attempt. */
  pages: number;
  /** Requests for the next page that failed. */
  failures: number;
  /** Of the next page; absent for the first. */
  pageToken?: string | undefined;
  /** An earlier page, by which a list that repeats itself is noticed. */
  landmark?: { pageToken?: string | undefined; ids: string[] } | undefined;
};

/** `published` in ms since the epoch; null where it is not known. */
export type CrawledPost = { published: number | null; seenAt: number };

/** What is known of one list of posts. Times in ms since the epoch. */
export type ListCrawl = {
  posts: Map<string, CrawledPost>;
  /** When the last walk of each kind that ended was started; 0 before the first. */
  walkedAt: Record<WalkKind, number>;
  /** Posts last seen before it are gone: a later walk saw the list from beginning to end without them. */
  goneBefore: number;
  walks: Partial<Record<WalkKind, Walk | undefined>>;
};

/** What is to be requested next. */
export type PageRequest = { kind: WalkKind; pageToken?: string | undefined };

type Page = {
  posts: readonly { id: string; published: string | null }[];
  nextPageToken?: string | undefined;
};

export function newListCrawl(): ListCrawl {
  return { posts: new Map(), walkedAt: { newest: 0, full: 0 }, goneBefore: 0, walks: {} };
}

/** Undefined while nothing is due. New posts come first: a full walk of a long list takes hours. */
export function nextPage(crawl: ListCrawl, now: number): PageRequest | undefined {
  // The first full walk begins with the newest posts.
  const kinds: WalkKind[] = crawl.walkedAt.newest === 0 ? ['full'] : ['newest', 'full'];
  const kind = kinds.find(
    (kind) => crawl.walks[kind] || now - crawl.walkedAt[kind] >= walkInterval[kind],
  );
  return kind && { kind, pageToken: crawl.walks[kind]?.pageToken };
}

/**
 * Changes `crawl` by a page that was received: in place, since with 50,000 posts a copy for each
 * page would cost more than all else. Lists are expected to have the newest post first, as Blogger's
 * have; what stands elsewhere is found by the next full walk.
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
  // Another isolate got further with the same walk, or ended it.
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

/** Changes `crawl` by a request that failed; `isRefused` where the provider refused the token itself. */
export function recordFailure(
  crawl: ListCrawl,
  { kind, pageToken }: PageRequest,
  isTokenRejected: boolean,
) {
  const walk = crawl.walks[kind];
  if (!pageToken || walk?.pageToken !== pageToken) return;
  walk.failures++;
  if (!isTokenRejected && walk.failures < tokenFailures) return;
  // It keeps its start, so that what it saw before it failed does not count as known from before.
  const { startedAt, attempt } = walk;
  crawl.walks[kind] = { ...newWalk(startedAt), attempt: attempt + 1 };
}

/**
 * Adds to `crawl` what another isolate has learnt. The order in which any number of them are merged
 * makes no difference, and nothing that one of them knows is lost.
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

/** It counts from the earlier start, so that no post counts as known from before that one of the two has just seen. */
function furthest(a: Walk | undefined, b: Walk | undefined): Walk | undefined {
  if (!a || !b) return a ?? b;
  const isAhead = a.attempt - b.attempt || a.pages - b.pages || a.failures - b.failures;
  const startedAt = Math.min(a.startedAt, b.startedAt);
  return { ...(isAhead >= 0 ? a : b), startedAt };
}

function newWalk(startedAt: number): Walk {
  return { startedAt, attempt: 0, pages: 0, failures: 0 };
}

/** Undefined on the last page, and where the list begins to repeat itself. */
function nextToken({ pageToken, landmark }: Walk, page: Page): string | undefined {
  const earlier = landmark && {
    page: { posts: landmark.ids.map((id) => ({ id })) },
    pageToken: landmark.pageToken,
  };
  return withoutRepeats(page, pageToken, earlier ? [earlier] : []).nextPageToken;
}

/** The landmark moves on at pages 1, 2, 4, 8, ...: so each circle is noticed, of whatever length (Brent's algorithm). */
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

/** Drops the posts that are gone, and the walks that another one has made needless. */
function removeObsolete({ posts, goneBefore, walks, walkedAt }: ListCrawl) {
  for (const kind of ['newest', 'full'] as const) {
    const walk = walks[kind];
    if (walk && walk.startedAt - walkedAt[kind] < walkInterval[kind]) delete walks[kind];
  }
  for (const [id, { seenAt }] of posts) if (seenAt < goneBefore) posts.delete(id);
}
