import * as z from 'zod/mini';
import { type CrawledPost, crawledPostsSchema } from './crawled-post.ts';

/** A walk begins this long after the one before it began; ms. */
const walkInterval = 24 * 60 * 60_000;

/** A walk that saw less than half of the posts is not believed until this time after it was due; ms. */
const retryPeriod = 60 * 60_000;

/**
 * A change is recent in the run that finds it, and in the next one: until then other isolates may have cached the
 * content from before; ms.
 */
const recentAge = 20 * 60_000;

/** The maximum number of ids of a change. */
const maxPostIds = 25;

/** A walk does not go on after this number of failures of the same page. */
const maxFailures = 3;

/** Times in ms since the epoch, 0 for never. */
export const listCrawlSchema = z.object({
  /** The posts, each id once. */
  posts: crawledPostsSchema,
  /** The digests of the posts on the first page. */
  firstPage: z.string(),
  /** A walk that has not ended: `pageToken` is that of its next page. */
  walk: z.optional(
    z.object({ startedAt: z.number(), pageToken: z.string(), failures: z.number() }),
  ),
  /** The start time of the last walk that ended. */
  walkedAt: z.number(),
  /** The last change of the first page, or of posts that were known before, and the ids of these. */
  change: z.optional(z.object({ at: z.number(), postIds: z.array(z.string()) })),
});

/** The results for one list. Each walk requests all pages of the list, in several runs. */
export type ListCrawl = z.infer<typeof listCrawlSchema>;

type Page = { posts: readonly CrawledPost[]; nextPageToken?: string | undefined };

export function newListCrawl(): ListCrawl {
  return { posts: [], firstPage: '', walkedAt: 0 };
}

/** Whether the last walk reached the end and saw at least half of the posts. Those that it did not see may be gone. */
export function isComplete({ posts, walkedAt }: ListCrawl): boolean {
  return walkedAt > 0 && isHalfSeen(posts, walkedAt);
}

function isHalfSeen(posts: readonly CrawledPost[], since: number): boolean {
  return posts.filter(({ seenAt }) => seenAt >= since).length * 2 >= posts.length;
}

export function isWalkDue({ walk, walkedAt }: ListCrawl, now: number): boolean {
  return !walk && now - walkedAt >= walkInterval;
}

/** Records a change in `list`, in place. */
export function recordChange(list: ListCrawl, postIds: readonly string[], at: number) {
  const ids = [...(isRecent(list, at) ? (list.change?.postIds ?? []) : []), ...postIds];
  list.change = { at, postIds: [...new Set(ids)].slice(0, maxPostIds) };
}

export function isRecent({ change }: ListCrawl, now: number): boolean {
  return change !== undefined && now - change.at < recentAge;
}

/** Records the first page in `list`, in place, and returns whether it has changed. Of the posts that are known only a walk updates `seenAt`. */
export function recordFirstPage(list: ListCrawl, { posts }: Page): boolean {
  const firstPage = posts.map(({ digest }) => digest).join(' ');
  if (firstPage === list.firstPage) return false;
  list.firstPage = firstPage;
  const known = new Set(list.posts.map(({ digest }) => digest));
  addPosts(
    list,
    posts.filter(({ digest }) => !known.has(digest)),
  );
  return true;
}

/** Adds posts, or replaces those with the same ids. */
function addPosts(list: ListCrawl, posts: readonly CrawledPost[]) {
  const byId = new Map([...list.posts, ...posts].map((post) => [post.id, post]));
  list.posts = [...byId.values()];
}

/** Records a page of a walk in `list`, in place; without a `pageToken` it is the first one. */
export function recordPage(
  list: ListCrawl,
  { posts, nextPageToken }: Page,
  { startedAt, pageToken }: { startedAt: number; pageToken?: string },
) {
  const seen = new Set(list.posts.flatMap(({ id, seenAt }) => (seenAt >= startedAt ? id : [])));
  const repeats =
    nextPageToken === pageToken || (posts.length > 0 && posts.every(({ id }) => seen.has(id)));
  addPosts(list, posts);
  if (nextPageToken && !repeats) {
    list.walk = { startedAt, pageToken: nextPageToken, failures: 0 };
    return;
  }
  delete list.walk;
  // It may have ended early, by an odd response. The next run begins another one.
  const isEarly = startedAt < list.walkedAt + walkInterval + retryPeriod;
  if (isEarly && !isHalfSeen(list.posts, startedAt)) return;
  // A post is gone if two walks that reached the end did not see it.
  if (!nextPageToken) list.posts = list.posts.filter(({ seenAt }) => seenAt >= list.walkedAt);
  list.walkedAt = startedAt;
}

/** Records a failed request for the next page of a walk. Where it cannot go on, the next run begins another walk. */
export function recordFailure(list: ListCrawl) {
  if (list.walk && ++list.walk.failures === maxFailures) delete list.walk;
}
