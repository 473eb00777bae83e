import * as z from 'zod/mini';
import { type ListName, listNames } from '../../shared/content/lists.ts';
import type { KeyValueStore } from '../runtime/key-value-store.ts';
import { type CrawledPost, crawledPostsSchema } from './crawled-post.ts';
import { crawlKey } from './label-crawl.ts';

/** A walk begins this long after the one before it began; ms. */
const walkInterval = 24 * 60 * 60_000;

/** A walk that saw less than half of the posts is not believed until this time after it was due; ms. */
const retryPeriod = 60 * 60_000;

/**
 * A change is recent in the run that finds it, and in the next one: until then other isolates may have cached the
 * content from before; ms.
 */
const recentAge = 20 * 60_000;

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
  walkedAt: z.number(),
  /** The last change of the first page, or of posts that were known before, and the ids of these. */
  change: z.optional(z.object({ at: z.number(), postIds: z.array(z.string()) })),
});

/** The results for one list. Each walk requests all pages of the list, in several runs. */
export type ListCrawl = z.infer<typeof listCrawlSchema>;

export type ListCrawls = Record<ListName, ListCrawl>;

/** The lifetime in KV of a value that nothing changes; ms. */
export const lifetime = 30 * 24 * 60 * 60_000;

export async function byList<T>(read: (list: ListName) => Promise<T>) {
  const found = listNames.map(async (list) => [list, await read(list)] as const);
  return Object.fromEntries(await Promise.all(found)) as Record<ListName, T>;
}

/** A list that KV does not have is as in `known`. */
export function readLists(read: KeyValueStore['read'], known?: ListCrawls): Promise<ListCrawls> {
  return byList(
    async (list) =>
      (await read(crawlKey(list), listCrawlSchema)) ?? known?.[list] ?? newListCrawl(),
  );
}

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

export function withChange(list: ListCrawl, postIds: readonly string[], at: number): ListCrawl {
  const ids = [...(isRecent(list, at) ? (list.change?.postIds ?? []) : []), ...postIds];
  return { ...list, change: { at, postIds: [...new Set(ids)].slice(0, maxPostIds) } };
}

export function isRecent({ change }: ListCrawl, now: number): boolean {
  return change !== undefined && now - change.at < recentAge;
}

export function isFirstPageChanged(list: ListCrawl, page: Page): boolean {
  return digestsOf(page) !== list.firstPage;
}

function digestsOf({ posts }: Page): string {
  return posts.map(({ digest }) => digest).join(' ');
}

/** The list with a first page. Of the posts that are known only a walk updates `seenAt`. */
export function withFirstPage(list: ListCrawl, page: Page): ListCrawl {
  const { posts } = page;
  const known = new Set(list.posts.map(({ digest }) => digest));
  const others = posts.filter(({ digest }) => !known.has(digest));
  return { ...list, firstPage: digestsOf(page), posts: withPosts(list, others) };
}

function withPosts(list: ListCrawl, posts: readonly CrawledPost[]): CrawledPost[] {
  const byId = new Map([...list.posts, ...posts].map((post) => [post.id, post]));
  return [...byId.values()];
}

/** The list with a page of a walk; without a `pageToken` it is the first one. */
export function withPage(
  list: ListCrawl,
  { posts, nextPageToken }: Page,
  { startedAt, pageToken }: { startedAt: number; pageToken?: string },
): ListCrawl {
  const seen = new Set(list.posts.flatMap(({ id, seenAt }) => (seenAt >= startedAt ? id : [])));
  const repeats =
    nextPageToken === pageToken || (posts.length > 0 && posts.every(({ id }) => seen.has(id)));
  const { walk: _, ...ended } = { ...list, posts: withPosts(list, posts) };
  if (nextPageToken && !repeats)
    return { ...ended, walk: { startedAt, pageToken: nextPageToken, failures: 0 } };
  // It may have ended early, by an odd response. The next run begins another one.
  const isEarly = startedAt < list.walkedAt + walkInterval + retryPeriod;
  if (isEarly && !isHalfSeen(ended.posts, startedAt)) return ended;
  // A post is gone if two walks that reached the end did not see it.
  const isThere = ({ seenAt }: CrawledPost) => nextPageToken || seenAt >= list.walkedAt;
  return { ...ended, posts: ended.posts.filter(isThere), walkedAt: startedAt };
}

/** The list after a failed request for the next page of its walk. Where that cannot go on, the next run begins another one. */
export function withFailedPage({ walk, ...list }: ListCrawl): ListCrawl {
  if (!walk || walk.failures + 1 === maxFailures) return list;
  return { ...list, walk: { ...walk, failures: walk.failures + 1 } };
}
