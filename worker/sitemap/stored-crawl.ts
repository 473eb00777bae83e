import * as z from 'zod/mini';
import { postIdSchema } from '../provider/wire-schemas.ts';
import type { LabelCrawl } from './label-crawl.ts';
import type { ListCrawl } from './list-crawl.ts';

/**
 * The format of the crawl in KV: one value for each list, and one for the labels. A post takes about
 * 55 bytes, so that 50,000 posts take 3 MB of the 25 MB that KV allows a value.
 */

const time = z.int().check(z.nonnegative());

const published = z.nullable(
  z
    .int()
    .check(
      z.gte(Date.parse('0001-01-01T00:00:00Z')),
      z.lte(Date.parse('9999-12-31T23:59:59.999Z')),
    ),
);

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
  posts: z.array(z.tuple([postIdSchema, published, time])),
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

const storedLabels = z.record(
  z.string(),
  z.object({ triedAt: time, checkedAt: time, newest: z.optional(published) }),
);

export const labelCrawlSchema: z.ZodMiniType<LabelCrawl> = z.pipe(
  storedLabels,
  z.transform((labels) => new Map(Object.entries(labels))),
);

export function storedLabelCrawl(labels: LabelCrawl): z.input<typeof storedLabels> {
  return Object.fromEntries(labels);
}
