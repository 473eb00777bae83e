import * as z from 'zod/mini';
import { postIdSchema } from '../provider/wire-schemas.ts';
import { type CrawledPost, parsePost, type ReadPost, storedPost } from './crawled-post.ts';

/** Ms since the epoch, 0 for never. */
export const storedTime = z.int().check(z.nonnegative());

/** Ms since the epoch, null if unknown. */
export const storedPublished = z.nullable(
  z
    .int()
    .check(
      z.gte(Date.parse('0001-01-01T00:00:00Z')),
      z.lte(Date.parse('9999-12-31T23:59:59.999Z')),
    ),
);

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

const walkSchema = z.object({
  startedAt: storedTime,
  /** When it started or last restarted at the first page. */
  attemptedAt: storedTime,
  failures: storedTime,
  /** The token of the next page; absent for the first. */
  pageToken: z.optional(z.string()),
});

/** A walk that has not ended yet. Times in ms since the epoch. */
type Walk = z.infer<typeof walkSchema>;

/** The crawled posts of one list and its walks. Times in ms since the epoch. */
export type ListCrawl = {
  /** By their ids. */
  posts: Map<string, CrawledPost>;
  /** When a post was last found to be new, changed or gone; 0 for never. */
  changedAt: number;
  /** When the last complete walk of each kind started; 0 before the first. */
  walkedAt: Record<WalkKind, number>;
  walks: Partial<Record<WalkKind, Walk | undefined>>;
};

/** A list as it is read. `posts` is an array, of which only a run makes a map: that takes as long as a third of the rest. */
export type CrawledList = Omit<ListCrawl, 'posts'> & {
  posts: { values(): IteratorObject<CrawledPost> };
};

export type PageRequest = { kind: WalkKind; pageToken?: string | undefined };

type Page = {
  posts: readonly ReadPost[];
  nextPageToken?: string | undefined;
};

export function newListCrawl(): ListCrawl {
  return { posts: new Map(), changedAt: 0, walkedAt: { newest: 0, full: 0 }, walks: {} };
}

export function listCrawlOf({ posts, ...rest }: CrawledList): ListCrawl {
  const byId = new Map(Array.from(posts.values(), (post) => [post.id, post]));
  return { ...rest, posts: byId };
}

/** New posts have priority, because a full walk of a long list takes hours. */
export function nextPage(crawl: ListCrawl, now: number): PageRequest | undefined {
  // The first full walk starts with the newest posts.
  const kinds: WalkKind[] = crawl.walkedAt.newest === 0 ? ['full'] : ['newest', 'full'];
  const kind = kinds.find(
    (kind) => crawl.walks[kind] || now - crawl.walkedAt[kind] >= walkInterval[kind],
  );
  return kind && { kind, pageToken: crawl.walks[kind]?.pageToken };
}

/**
 * Changes `crawl` in place: a copy of 50,000 posts for each page would be expensive. Lists have the
 * newest post first. Returns the ids of new and changed posts.
 */
export function recordPage(
  crawl: ListCrawl,
  { kind, pageToken }: PageRequest,
  { posts, nextPageToken: next }: Page,
  now: number,
): Set<string> {
  const { startedAt, attemptedAt } = crawl.walks[kind] ?? newWalk(now, now);
  const known = posts.flatMap(({ id }) => crawl.posts.get(id) ?? []);
  const reachesKnown = known.some(({ seenAt }) => seenAt < startedAt);
  const hasSeenAll =
    known.length > 0 &&
    known.length === posts.length &&
    known.every(({ seenAt }) => seenAt > attemptedAt);
  const repeats = pageToken !== undefined && (next === pageToken || hasSeenAll);
  const changed = posts.filter(({ id, digest }) => crawl.posts.get(id)?.digest !== digest);
  if (changed.length > 0) crawl.changedAt = now;
  for (const post of posts) crawl.posts.set(post.id, { ...post, seenAt: now });
  if (kind === 'full' && !pageToken) endWalk(crawl, 'newest', startedAt);
  if (!next) {
    endWalk(crawl, 'newest', startedAt);
    endWalk(crawl, 'full', startedAt);
    for (const [id, { seenAt }] of crawl.posts) {
      if (seenAt >= startedAt) continue;
      crawl.posts.delete(id);
      crawl.changedAt = now;
    }
  } else if (repeats || (kind === 'newest' && reachesKnown)) {
    endWalk(crawl, kind, startedAt);
  } else {
    crawl.walks[kind] = { startedAt, attemptedAt, failures: 0, pageToken: next };
  }
  return new Set(changed.map(({ id }) => id));
}

/** Records a failed request in `crawl`, in place; `isTokenRejected` if the provider rejected the page token. */
export function recordFailure(
  crawl: ListCrawl,
  { kind }: PageRequest,
  { isTokenRejected, now }: { isTokenRejected: boolean; now: number },
) {
  const walk = crawl.walks[kind];
  if (!walk) return;
  walk.failures++;
  if (!isTokenRejected && walk.failures < tokenFailures) return;
  // `startedAt` does not change, so that posts of this walk do not count as known from an earlier one.
  crawl.walks[kind] = newWalk(walk.startedAt, now);
}

function newWalk(startedAt: number, attemptedAt: number): Walk {
  return { startedAt, attemptedAt, failures: 0 };
}

/** Ends the walk, if it is not newer than the one that made it unnecessary. */
function endWalk(crawl: ListCrawl, kind: WalkKind, startedAt: number) {
  crawl.walkedAt[kind] = Math.max(crawl.walkedAt[kind], startedAt);
  if ((crawl.walks[kind]?.startedAt ?? 0) <= startedAt) delete crawl.walks[kind];
}

/** One value for each list. A post takes about 100 bytes: 50,000 posts take 5 MB of the 25 MB that KV allows. */
const storedList = z.object({
  posts: z.array(z.string()),
  changedAt: storedTime,
  walkedAt: z.object({ newest: storedTime, full: storedTime }),
  walks: z.object({ newest: z.optional(walkSchema), full: z.optional(walkSchema) }),
});

/** The form without titles and passages: `[id, published, seenAt]`. The posts stay known, and all are walked again. */
const listOfDates = z.object({
  posts: z.array(z.tuple([postIdSchema, storedPublished, storedTime])),
});

export const crawledListSchema: z.ZodMiniType<CrawledList> = z.union([
  z.pipe(
    storedList,
    z.transform(({ posts, ...rest }) => ({
      posts: posts.flatMap((post) => parsePost(post) ?? []),
      ...rest,
    })),
  ),
  z.pipe(
    listOfDates,
    z.transform(({ posts }) => ({
      ...newListCrawl(),
      posts: posts.map(([id, published, seenAt]) => {
        return { id, seenAt, digest: '', published, passages: '', title: '' };
      }),
    })),
  ),
]);

export function storedListCrawl({ posts, ...rest }: ListCrawl): z.input<typeof storedList> {
  return { posts: [...posts.values()].map(storedPost), ...rest };
}
