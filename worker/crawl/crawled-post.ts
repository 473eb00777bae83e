import type { VerseRange } from '../../shared/scripture/verses.ts';
import { plainText } from '../../shared/text/plain-text.ts';
import { digestOf } from '../digest.ts';
import type { ReceivedPost } from '../provider/wire-schemas.ts';

/** What the crawl keeps of a post. Times in ms since the epoch. */
export type CrawledPost = {
  id: string;
  seenAt: number;
  /** A post with the same digest has not changed. Empty if only its id and date are known. */
  digest: string;
  /** Null if unknown. */
  published: number | null;
  /** The ranges of verses that it cites, as numbers with base 36: `ek5-ek9,k0q`. */
  passages: string;
  /** In one line; empty if it has none. */
  title: string;
};

/** Part of each digest. Another one makes the crawl read the passages of each post again. */
const recognizerVersion = 1;

export type ReadPost = Omit<CrawledPost, 'seenAt'>;

/** Reads a post, unless it has the same digest as `known`, which the crawl has of it. */
export async function readPost(
  { id, title, content, published }: ReceivedPost,
  known: ReadPost | undefined,
): Promise<ReadPost> {
  const digest = (await digestOf([recognizerVersion, title, content, published])).slice(0, 8);
  if (known?.digest === digest) return known;
  const { citedPassages } = await import('../scripture/cited-passages.ts');
  return {
    id,
    digest,
    published: published === null ? null : Date.parse(published),
    passages: citedPassages(title, content).map(formatRange).join(','),
    title: plainText(title),
  };
}

function formatRange({ first, last }: VerseRange): string {
  return first === last ? first.toString(36) : `${first.toString(36)}-${last.toString(36)}`;
}

export function parsePassages(passages: string): VerseRange[] {
  return passages ? passages.split(',').map(parseRange) : [];
}

function parseRange(text: string): VerseRange {
  const first = Number.parseInt(text, 36);
  const dash = text.indexOf('-');
  return { first, last: dash > 0 ? Number.parseInt(text.slice(dash + 1), 36) : first };
}

/** The post as KV has it. The title is last, because it may contain the separator. */
export function storedPost(post: CrawledPost): string {
  const { id, seenAt, digest, published, passages, title } = post;
  const date = published === null ? '' : published.toString(36);
  return [id, seenAt.toString(36), digest, date, passages, title].join('|');
}

const storedForm = /^([\w-]+)\|([\da-z]+)\|([^|]+)\|(-?[\da-z]+)?\|([^|]*)\|(.*)$/;

/** Undefined if the text has another form. */
export function parsePost(stored: string): CrawledPost | undefined {
  const [, id, seenAt, digest, date, passages, title] = storedForm.exec(stored) ?? [];
  if (!id || !seenAt || !digest || passages === undefined || title === undefined) return undefined;
  return {
    id,
    seenAt: Number.parseInt(seenAt, 36),
    digest,
    published: date ? Number.parseInt(date, 36) : null,
    passages,
    title,
  };
}
