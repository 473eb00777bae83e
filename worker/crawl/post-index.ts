import { type ListName, listNames } from '../../shared/content/lists.ts';
import {
  mergeRanges,
  type VerseRange,
  versesInCommon,
  versesOfChapter,
} from '../../shared/scripture/verses.ts';
import { type LabelCrawl, labelPages } from './label-crawl.ts';
import { isComplete } from './list-crawl.ts';
import type { PostFaults } from './post-faults.ts';
import type { ListCrawls } from './stored-crawl.ts';

export type IndexedPost = {
  list: ListName;
  id: string;
  /** In one line; a post without a title has 'Untitled'. */
  title: string;
  /** Ms since the epoch, null if unknown. */
  published: number | null;
  /** The labels under which it was found, those of the panel of its list. */
  labels?: readonly string[];
  /** The chapters of its labels. Only thoughts have some. */
  labelled: readonly VerseRange[];
  /**
   * What its title and text cite, and the chapters of its labels of which they cite nothing, in order, each verse in
   * one range only.
   */
  passages: readonly VerseRange[];
  /** Not in production. */
  faults?: PostFaults | undefined;
};

/** What the crawl has found in the posts of all lists. */
export class PostIndex {
  /** The newest post of each list first. */
  readonly posts: readonly IndexedPost[];
  /** Whether all posts of each list are known. */
  readonly isComplete: boolean;
  #sorted: ReturnType<typeof sortedCitations> | undefined;

  constructor(posts: readonly IndexedPost[], isComplete: boolean) {
    this.posts = posts;
    this.isComplete = isComplete;
  }

  /** The passages of all posts in the order of their first verses, and the number of verses of the longest. They are sorted when they are needed. */
  get citations(): { sorted: readonly Citation[]; longest: number } {
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
  return { sorted: citations.sort((a, b) => a.first - b.first), longest };
}

/** A post with those of its passages that have some of the requested verses, in order. */
export type Citing = { post: IndexedPost; cited: readonly VerseRange[] };

/** `common` is the number of the requested verses that it cites. */
export type PostOnPassage = { post: IndexedPost; cited: VerseRange[]; common: number };

/** @param passages each verse in one range only */
export function postsOn(
  { citations }: PostIndex,
  passages: readonly VerseRange[],
): PostOnPassage[] {
  const { sorted, longest } = citations;
  const found = new Map<IndexedPost, PostOnPassage>();
  for (const passage of passages) {
    const start = indexFrom(sorted, passage.first - longest + 1);
    for (let i = start; i < sorted.length; i++) {
      const cited = sorted[i] as Citation;
      if (cited.first > passage.last) break;
      const common = versesInCommon(cited, passage);
      if (common === 0) continue;
      const { post } = cited;
      const known = found.get(post) ?? { post, cited: [], common: 0 };
      known.common += common;
      if (!known.cited.includes(cited)) known.cited.push(cited);
      found.set(post, known);
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
export function postIndex(crawls: ListCrawls, labels: LabelCrawl): PostIndex {
  const found = labelsOfPosts(labels);
  const posts = listNames.flatMap((list) =>
    [...crawls[list].posts.values()]
      .sort((a, b) => Number(b.published) - Number(a.published))
      .map(({ id, title, published, passages, faults }): IndexedPost => {
        const ofPost = found.get(`${list} ${id}`) ?? [];
        const labelled = ofPost.flatMap((label) => versesOfChapter(label) ?? []);
        const cited = passages.flatMap((first, i) =>
          i % 2 === 0 ? [{ first, last: passages[i + 1] ?? first }] : [],
        );
        const uncited = labelled.filter(
          (chapter) => !cited.some((range) => versesInCommon(range, chapter)),
        );
        return {
          list,
          id,
          title: title || 'Untitled',
          published,
          labels: ofPost,
          labelled,
          faults,
          passages: uncited.length > 0 ? mergeRanges([...cited, ...uncited]) : cited,
        };
      }),
  );
  return new PostIndex(
    posts,
    listNames.every((name) => isComplete(crawls[name])),
  );
}

/** The labels under which posts were found, by the list and the id. */
function labelsOfPosts(labels: LabelCrawl): ReadonlyMap<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { path, blog, label } of labelPages) {
    for (const id of labels[path]?.posts ?? []) {
      const key = `${blog} ${id}`;
      const known = found.get(key);
      if (known) known.push(label);
      else found.set(key, [label]);
    }
  }
  return found;
}
