import { type ListName, listNames } from '../../shared/content/lists.ts';
import {
  mergeRanges,
  type VerseRange,
  versesInCommon,
  versesOfChapter,
} from '../../shared/scripture/verses.ts';
import { digestOf } from '../digest.ts';
import { type CrawledPost, parsePassages } from './crawled-post.ts';
import { type LabelCrawl, labelPages } from './label-crawl.ts';
import type { CrawledList } from './list-crawl.ts';

export type IndexedPost = {
  list: ListName;
  id: string;
  /** In one line; a post without a title has 'Untitled'. */
  title: string;
  /** Ms since the epoch, null if unknown. */
  published: number | null;
  /** The chapters under whose labels it was found. Only thoughts have some. */
  labelled: readonly VerseRange[];
  /** What its title and text cite, and the chapters of its labels, in order, each verse in one range only. */
  passages: readonly VerseRange[];
};

/** What the crawl has found in the posts of all lists. */
export class PostIndex {
  /** The newest post of each list first. */
  readonly posts: readonly IndexedPost[];
  /** Whether each list was walked to its end. */
  readonly isComplete: boolean;
  /** Changes when a post, the posts of a label or `isComplete` does. */
  readonly version: string;
  #sorted: ReturnType<typeof sortedCitations> | undefined;

  constructor(
    posts: readonly IndexedPost[],
    { isComplete, version }: Pick<PostIndex, 'isComplete' | 'version'>,
  ) {
    this.posts = posts;
    this.isComplete = isComplete;
    this.version = version;
  }

  /** The passages of all posts, in the order of their first verses. They are sorted when they are needed. */
  get citations(): readonly Citation[] {
    return this.#sort().citations;
  }

  /** The number of verses of the longest citation. */
  get longest(): number {
    return this.#sort().longest;
  }

  #sort() {
    this.#sorted ??= sortedCitations(this.posts);
    return this.#sorted;
  }
}

export type Citation = VerseRange & { post: IndexedPost };

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
      const known = found.get(post);
      if (known) {
        known.common += common;
        known.narrowest = Math.min(known.narrowest, verses);
      } else {
        found.set(post, { post, common, narrowest: verses });
      }
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

/** A thought is also on the chapters under whose labels it was found. */
export async function postIndex(
  crawls: Record<ListName, CrawledList>,
  labels: LabelCrawl,
): Promise<PostIndex> {
  let chapters: ReadonlyMap<string, VerseRange[]> | undefined;
  function chaptersOf(id: string) {
    chapters ??= labelledChapters(labels);
    return chapters.get(id) ?? [];
  }
  const posts = listNames.flatMap((list) =>
    [...crawls[list].posts.values()]
      .filter(({ digest }) => digest)
      .sort((a, b) => Number(b.published) - Number(a.published))
      .map((post) => new PostOfCrawl(list, post, list === 'thoughts' ? chaptersOf : () => [])),
  );
  const isComplete = listNames.every((name) => crawls[name].walkedAt.full > 0);
  return new PostIndex(posts, {
    isComplete,
    version: await digestOf([
      isComplete,
      listNames.map((name) => crawls[name].changedAt),
      labelPages.map(({ path }) => labels.get(path)?.posts),
    ]),
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

/** Its passages are read when they are needed. A getter of each object would take more time than all else. */
class PostOfCrawl implements IndexedPost {
  readonly list: ListName;
  readonly id: string;
  readonly title: string;
  readonly published: number | null;
  readonly cited: string;
  readonly chaptersOf: (id: string) => readonly VerseRange[];

  constructor(
    list: ListName,
    { id, title, published, passages }: CrawledPost,
    chaptersOf: (id: string) => readonly VerseRange[],
  ) {
    this.list = list;
    this.id = id;
    this.title = title || 'Untitled';
    this.published = published;
    this.cited = passages;
    this.chaptersOf = chaptersOf;
  }

  get labelled(): readonly VerseRange[] {
    return this.chaptersOf(this.id);
  }

  get passages(): VerseRange[] {
    const cited = parsePassages(this.cited);
    const { labelled } = this;
    return labelled.length > 0 ? mergeRanges([...cited, ...labelled]) : cited;
  }
}
