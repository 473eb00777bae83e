import * as z from 'zod/mini';
import { type List, lists, thoughtsList } from '../../shared/content/lists.ts';
import {
  mergeRanges,
  type VerseRange,
  versesInCommon,
  versesOfChapter,
} from '../../shared/scripture/verses.ts';
import { plainText } from '../../shared/text/plain-text.ts';
import { digest, digestOf } from '../digest.ts';
import type { ReceivedPost } from '../provider/wire-schemas.ts';
import { type LabelCrawl, labelPages } from './label-crawl.ts';

export type IndexedPost = {
  list: List;
  id: string;
  /** In one line; a post without a title has 'Untitled'. */
  title: string;
  /** Ms since the epoch, null if unknown. */
  published: number | null;
  /** What its title and text cite, and the chapters of its labels, in order, each verse in one range only. */
  passages: readonly VerseRange[];
};

/** What the crawl has found in the posts of all lists. */
export type PostIndex = {
  /** The newest post of each list first. */
  posts: readonly IndexedPost[];
  /** Whether each list was walked to its end. */
  isComplete: boolean;
  /** The same posts have the same version. */
  version: string;
  /** The passages of all posts, in the order of their first verses. */
  citations: readonly Citation[];
  /** The number of verses of the longest citation. */
  longest: number;
};

export type Citation = VerseRange & { post: IndexedPost };

/** The citations are sorted when they are needed. */
export function createIndex(
  posts: readonly IndexedPost[],
  facts: Pick<PostIndex, 'isComplete' | 'version'>,
): PostIndex {
  let sorted: Pick<PostIndex, 'citations' | 'longest'> | undefined;
  function sort() {
    sorted ??= sortedCitations(posts);
    return sorted;
  }
  return {
    posts,
    ...facts,
    get citations() {
      return sort().citations;
    },
    get longest() {
      return sort().longest;
    },
  };
}

function sortedCitations(posts: readonly IndexedPost[]) {
  const citations: Citation[] = [];
  let longest = 0;
  for (const post of posts) {
    for (const { first, last } of post.passages) {
      citations.push({ first, last, post });
      longest = Math.max(longest, last - first + 1);
    }
  }
  return { citations: citations.sort((a, b) => a.first - b.first), longest };
}

/** A post that cites some of the requested verses. */
export type PostOnPassage = {
  post: IndexedPost;
  /** The number of the requested verses that it cites. */
  common: number;
  /** The number of verses of its shortest passage among those that overlap. */
  narrowest: number;
};

/** @param passages each verse in one range only */
export function postsOn(
  { citations, longest }: PostIndex,
  passages: readonly VerseRange[],
): PostOnPassage[] {
  const found = new Map<IndexedPost, PostOnPassage>();
  for (const passage of passages) {
    const start = indexFrom(citations, passage.first - longest + 1);
    for (let i = start; i < citations.length; i++) {
      const cited = citations[i] as Citation;
      if (cited.first > passage.last) break;
      const common = versesInCommon(cited, passage);
      if (common === 0) continue;
      const { post } = cited;
      const verses = cited.last - cited.first + 1;
      const before = found.get(post) ?? { post, common: 0, narrowest: verses };
      found.set(post, {
        post,
        common: before.common + common,
        narrowest: Math.min(before.narrowest, verses),
      });
    }
  }
  return [...found.values()];
}

/** Returns the index of the first citation that begins at a verse or after it (binary search). */
function indexFrom(citations: readonly Citation[], verse: number): number {
  let low = 0;
  let high = citations.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((citations[middle] as Citation).first < verse) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Part of each digest. Another one makes the crawl read the passages of each post again. */
const recognizerVersion = 1;

/**
 * An entry of the index as the crawl stores it, a line: id, digest of the post, date, passages and title,
 * separated by tabs. Numbers have base 36. A post that has not changed keeps its line.
 */
export async function indexLine(
  { id, title, content, published }: ReceivedPost,
  lastLine: string | undefined,
): Promise<string> {
  const postDigest = (await digestOf([recognizerVersion, title, content, published])).slice(0, 8);
  if (lastLine?.startsWith(`${id}\t${postDigest}\t`)) return lastLine;
  const { citedPassages } = await import('../sanitize/cited-passages.ts');
  const passages = citedPassages(title, content).map(({ first, last }) =>
    first === last ? first.toString(36) : `${first.toString(36)}-${last.toString(36)}`,
  );
  const date = published === null ? '' : Date.parse(published).toString(36);
  return [id, postDigest, date, passages.join(' '), plainText(title)].join('\t');
}

/** The index in the stored crawl of a list. The crawl of an older version has none. */
export const storedIndexSchema = z.object({
  index: z.optional(z.string()),
  walkedAt: z.object({ full: z.number() }),
});

export type StoredIndex = z.infer<typeof storedIndexSchema>;

/** A thought is also on the chapters under whose labels it was found. */
export async function parseIndex(
  stored: Record<List['name'], StoredIndex | undefined>,
  labels: LabelCrawl,
): Promise<PostIndex> {
  let chapters: ReadonlyMap<string, VerseRange[]> | undefined;
  function chaptersOf(id: string) {
    chapters ??= labelledChapters(labels);
    return chapters.get(id) ?? [];
  }
  const posts = lists.flatMap((list) => {
    const lines = stored[list.name]?.index?.split('\n') ?? [];
    return lines
      .flatMap((line) => parseLine(list, line, list === thoughtsList ? chaptersOf : () => []))
      .sort((a, b) => Number(b.published) - Number(a.published));
  });
  const facts = [
    ...posts.map(({ list, id, postDigest }) => `${list.name} ${id} ${postDigest}`),
    ...labelPages.map(({ path }) => labels.get(path)?.posts),
  ];
  return createIndex(posts, {
    isComplete: lists.every(({ name }) => (stored[name]?.walkedAt.full ?? 0) > 0),
    version: await digest(new TextEncoder().encode(facts.join('\n'))),
  });
}

/** The chapters under whose labels a thought was found, by its id. */
function labelledChapters(labels: LabelCrawl): ReadonlyMap<string, VerseRange[]> {
  const found = new Map<string, VerseRange[]>();
  for (const { path, label } of labelPages) {
    const ids = labels.get(path)?.posts;
    const verses = ids && versesOfChapter(label);
    if (!verses) continue;
    for (const id of ids.split(' ')) found.set(id, [...(found.get(id) ?? []), verses]);
  }
  return found;
}

function parseLine(list: List, line: string, chaptersOf: StoredPost['chaptersOf']): StoredPost[] {
  const [id, postDigest, date, passages, title] = line.split('\t');
  if (!id || !postDigest || date === undefined || passages === undefined) return [];
  const published = date ? Number.parseInt(date, 36) : null;
  const post = { list, id, title: title || 'Untitled', published, postDigest, cited: passages };
  return [new StoredPost(post, chaptersOf)];
}

type Line = Omit<IndexedPost, 'passages'> & { postDigest: string; cited: string };

/** Its passages are read when they are needed. A getter of each object would take more time than all else. */
class StoredPost implements IndexedPost {
  readonly list: List;
  readonly id: string;
  readonly title: string;
  readonly published: number | null;
  readonly postDigest: string;
  readonly cited: string;
  readonly chaptersOf: (id: string) => readonly VerseRange[];

  constructor(line: Line, chaptersOf: StoredPost['chaptersOf']) {
    this.list = line.list;
    this.id = line.id;
    this.title = line.title;
    this.published = line.published;
    this.postDigest = line.postDigest;
    this.cited = line.cited;
    this.chaptersOf = chaptersOf;
  }

  get passages(): VerseRange[] {
    const cited = this.cited ? this.cited.split(' ').map(parseRange) : [];
    const chapters = this.chaptersOf(this.id);
    return chapters.length > 0 ? mergeRanges([...cited, ...chapters]) : cited;
  }
}

function parseRange(text: string): VerseRange {
  const first = Number.parseInt(text, 36);
  const dash = text.indexOf('-');
  return { first, last: dash > 0 ? Number.parseInt(text.slice(dash + 1), 36) : first };
}
