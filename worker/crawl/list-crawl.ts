import * as z from 'zod/mini';
import { type CrawledPost, crawledPostSchema } from './crawled-post.ts';

/** A walk begins this long after the one before it began; ms. */
export const walkInterval = 24 * 60 * 60_000;

/** A walk does not go on after this number of failures of the same page. */
const maxFailures = 3;

/** A walk that has not ended: `pageToken` is that of its next page. Times in ms since the epoch, 0 for never. */
const walkSchema = z.object({
  startedAt: z.number(),
  pageToken: z.string(),
  failures: z.number(),
});

export type Walk = z.infer<typeof walkSchema>;

const storedList = z.object({
  posts: z.array(crawledPostSchema),
  /** The digests of the posts on the first page. */
  firstPage: z.string(),
  walk: z.optional(walkSchema),
  /** When the last walk that ended began. */
  walkedAt: z.number(),
});

/** What the crawl has found of one list. Each walk requests all pages of the list, in several runs. */
export type ListCrawl = Omit<z.infer<typeof storedList>, 'posts'> & {
  /** By their ids. */
  posts: Map<string, CrawledPost>;
};

type Page = { posts: readonly CrawledPost[]; nextPageToken?: string | undefined };

export const listCrawlSchema: z.ZodMiniType<ListCrawl> = z.pipe(
  storedList,
  z.transform(({ posts, ...rest }) => ({
    ...rest,
    posts: new Map(posts.map((post) => [post.id, post])),
  })),
);

export function storedListCrawl({ posts, ...rest }: ListCrawl): z.input<typeof storedList> {
  return { ...rest, posts: [...posts.values()] };
}

export function newListCrawl(): ListCrawl {
  return { posts: new Map(), firstPage: '', walkedAt: 0 };
}

/** Whether the last walk reached the end and saw at least half of the posts. Those that it did not see may be gone. */
export function isComplete({ posts, walkedAt }: ListCrawl): boolean {
  const seen = [...posts.values()].filter(({ seenAt }) => seenAt >= walkedAt);
  return walkedAt > 0 && seen.length * 2 >= posts.size;
}

export function isWalkDue({ walk, walkedAt }: ListCrawl, now: number): boolean {
  return !walk && now - walkedAt >= walkInterval;
}

/** Records the first page in `list`, in place, and returns whether it has changed. Of the posts that are known only a walk updates `seenAt`. */
export function recordFirstPage(list: ListCrawl, { posts }: Page): boolean {
  const firstPage = posts.map(({ digest }) => digest).join(' ');
  if (firstPage === list.firstPage) return false;
  list.firstPage = firstPage;
  for (const post of posts) {
    if (list.posts.get(post.id)?.digest !== post.digest) list.posts.set(post.id, post);
  }
  return true;
}

/** Records a page of a walk in `list`, in place; without a `pageToken` it is the first one. */
export function recordPage(
  list: ListCrawl,
  { posts, nextPageToken }: Page,
  { startedAt, pageToken }: Pick<Walk, 'startedAt'> & Partial<Walk>,
) {
  const isSeen = ({ id }: CrawledPost) => (list.posts.get(id)?.seenAt ?? -1) >= startedAt;
  const repeats = nextPageToken === pageToken || (posts.length > 0 && posts.every(isSeen));
  for (const post of posts) list.posts.set(post.id, post);
  if (nextPageToken && !repeats) {
    list.walk = { startedAt, pageToken: nextPageToken, failures: 0 };
    return;
  }
  if (!nextPageToken) removeGonePosts(list);
  list.walkedAt = startedAt;
  delete list.walk;
}

/** A post is gone if two walks that reached the end did not see it. One may have ended early, by an odd response. */
function removeGonePosts({ posts, walkedAt }: ListCrawl) {
  for (const [id, { seenAt }] of posts) {
    if (seenAt < walkedAt) posts.delete(id);
  }
}

/** Records a failed request for the next page of a walk. Where it cannot go on, the next run begins another walk. */
export function recordFailure(list: ListCrawl, isTokenRejected: boolean) {
  if (!list.walk) return;
  list.walk.failures++;
  if (isTokenRejected || list.walk.failures === maxFailures) delete list.walk;
}
