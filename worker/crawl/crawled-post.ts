import * as z from 'zod/mini';
import { plainText } from '../../shared/text/plain-text.ts';
import { digestOf } from '../digest.ts';
import type { ReceivedPost } from '../provider/wire-schemas.ts';

/** Part of each digest. Another one makes the crawl read the passages of each post again. */
const recognizerVersion = 1;

/** What the crawl stores of a post. Times in ms since the epoch. */
export const crawledPostSchema = z.object({
  id: z.string(),
  /** In one line; empty if it has none. */
  title: z.string(),
  /** Null if unknown. */
  published: z.nullable(z.number()),
  /** The first and the last verse of each passage that it cites, one after the other. A check of each number would take as long as all others. */
  passages: z.custom<number[]>(Array.isArray),
  /** A post with the same digest has not changed. */
  digest: z.string(),
  seenAt: z.number(),
});

export type CrawledPost = z.infer<typeof crawledPostSchema>;

/** Reads a post that was seen at `seenAt`. Its passages are those of `known` if it has not changed since. */
export async function readPost(
  { id, title, content, published }: ReceivedPost,
  known: CrawledPost | undefined,
  seenAt: number,
): Promise<CrawledPost> {
  const digest = (await digestOf([recognizerVersion, id, title, content, published])).slice(0, 8);
  if (known?.digest === digest) return { ...known, seenAt };
  const { citedPassages } = await import('../scripture/cited-passages.ts');
  return {
    id,
    title: plainText(title),
    published: published === null ? null : Date.parse(published),
    passages: citedPassages(title, content).flatMap(({ first, last }) => [first, last]),
    digest,
    seenAt,
  };
}
