import * as z from 'zod/mini';
import { beginningOf } from '../../shared/text/characters.ts';
import { plainText } from '../../shared/text/plain-text.ts';
import { toText } from '../../shared/text/to-text.ts';
import { changedAt, type ReceivedPost, shownTitle } from '../provider/wire-schemas.ts';
import { digestOf } from '../runtime/digest.ts';
import { namesInText } from './names-in-text.ts';

/** Part of each digest. Another one makes the crawl read the passages, names and line of each post again. */
const recognizerVersion = 9;

/** The maximum length of the line of a post without ' …'; UTF-8 bytes. */
const lineLength = 95;

/** The stored facts of a post. Times in ms since the epoch. */
export type CrawledPost = {
  id: string;
  /** In one line. */
  title: string;
  /** The date; null if unknown. */
  published: number | null;
  /** When it was changed last; null if unknown. An older version has not stored it. */
  updated?: number | null | undefined;
  /** The first and the last verse of each passage that it cites, one after the other. */
  passages: readonly number[];
  /** The beginning of the text, of at most 100 bytes; absent from an older version. */
  line?: string | undefined;
  /** A post with the same digest has not changed. */
  digest: string;
  seenAt: number;
};

/** The schema of all posts. It is one function, because a schema of objects takes ten times as long for thousands of posts. */
export const crawledPostsSchema = z.custom<CrawledPost[]>(
  (posts) =>
    Array.isArray(posts) &&
    posts.every(
      (post: Partial<CrawledPost> | null) =>
        typeof post?.title === 'string' && Array.isArray(post.passages),
    ),
);

/**
 * Reads a post that was seen at `seenAt`, and the names in its text. If it has not changed since, its passages are
 * those of `known`, and the names are undefined.
 */
export async function readPost(
  received: ReceivedPost,
  known: CrawledPost | undefined,
  seenAt: number,
): Promise<{ post: CrawledPost; names?: string }> {
  const { id, title, content, published } = received;
  const updated = changedAt(received, seenAt);
  const facts = [recognizerVersion, id, title, content, published, updated];
  const digest = (await digestOf(facts)).slice(0, 8);
  if (known?.digest === digest) return { post: { ...known, seenAt } };
  const [{ sanitizedPost }, { openingText }, { citedPassages }] = await Promise.all([
    import('../sanitize/sanitized-post.ts'),
    import('../sanitize/opening-text.ts'),
    import('../scripture/cited-passages.ts'),
  ]);
  const { tree } = sanitizedPost(received);
  const post = {
    id,
    title: shownTitle(title, tree),
    published: published === null ? null : Date.parse(published),
    updated,
    passages: citedPassages(title, tree).flatMap(({ first, last }) => [first, last]),
    line: firstWords(openingText(tree, title)),
    digest,
    seenAt,
  };
  return { post, names: namesInText(toText(tree)) };
}

function firstWords(text: string): string {
  const line = plainText(text);
  const { read } = new TextEncoder().encodeInto(line, new Uint8Array(lineLength));
  if (read === line.length) return line;
  const end = line.lastIndexOf(' ', read);
  return `${end > 0 ? line.slice(0, end) : beginningOf(line, read)}\u00a0…`;
}
