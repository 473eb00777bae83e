import * as z from 'zod/mini';
import { storedPublished } from '../content/crawled-labels.ts';
import { postIdSchema } from '../provider/wire-schemas.ts';
import type { ListCrawl } from './list-crawl.ts';

/**
 * The format of the crawled lists in KV: one value for each. A post takes about
 * 55 bytes, so that 50,000 posts take 3 MB of the 25 MB that KV allows a value.
 */

const time = z.int().check(z.nonnegative());

const token = z.optional(z.string());

const walk = z.object({
  startedAt: time,
  attempt: time,
  pages: time,
  failures: time,
  pageToken: token,
  landmark: z.optional(z.object({ pageToken: token, ids: z.array(postIdSchema) })),
});

const storedList = z.object({
  /** `[id, published, seenAt]` */
  posts: z.array(z.tuple([postIdSchema, storedPublished, time])),
  walkedAt: z.object({ newest: time, full: time }),
  goneBefore: time,
  walks: z.object({ newest: z.optional(walk), full: z.optional(walk) }),
});

export const listCrawlSchema: z.ZodMiniType<ListCrawl> = z.pipe(
  storedList,
  z.transform(({ posts, ...rest }) => ({
    posts: new Map(posts.map(([id, published, seenAt]) => [id, { published, seenAt }])),
    ...rest,
  })),
);

export function storedListCrawl({ posts, ...rest }: ListCrawl): z.input<typeof storedList> {
  return {
    posts: [...posts].map(([id, { published, seenAt }]) => [id, published, seenAt]),
    ...rest,
  };
}
