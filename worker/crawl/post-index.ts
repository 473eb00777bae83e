import { type ListName, listNames, lists } from '../../shared/content/lists.ts';
import { isChapter } from '../../shared/pages/list-pages.ts';
import {
  type Chapter,
  chaptersIn,
  mergeRanges,
  type VerseRange,
  versesInCommon,
  versesOfChapter,
} from '../../shared/scripture/verses.ts';
import type { CrawledPost } from './crawled-post.ts';
import {
  areLabelsComplete,
  type CountsByList,
  crawledCounts,
  type LabelCrawl,
  labelPages,
} from './label-crawl.ts';
import { isComplete, type ListCrawls } from './list-crawl.ts';

export type IndexedPost = Omit<CrawledPost, 'digest' | 'seenAt'> & {
  list: ListName;
  /** The labels under which it was found, those of the panel of its list. */
  labels: readonly string[];
};

type Dated = Pick<CrawledPost, 'published'>;

export function byNewest(a: Dated, b: Dated): number {
  return Number(b.published) - Number(a.published);
}

/** With more posts, the index has no lines of their texts, which would take too much memory. */
const maxPostsWithLines = 5_000;

/** The posts of all lists that the crawl has found, by the verses that they cite. */
export class PostIndex {
  /** The newest post of each list first. */
  readonly posts: readonly IndexedPost[];
  /** Whether all posts of each list, and those of each label, are known. */
  readonly isComplete: boolean;
  readonly counts: CountsByList;
  #citations: ReadonlyMap<Chapter, readonly Citation[]> | undefined;
  #postsById: ReadonlyMap<string, IndexedPost> | undefined;

  constructor(posts: readonly IndexedPost[], isComplete: boolean, counts = crawledCounts({})) {
    this.posts = posts;
    this.isComplete = isComplete;
    this.counts = counts;
  }

  post(list: ListName, id: string): IndexedPost | undefined {
    this.#postsById ??= new Map(this.posts.map((post) => [`${post.list} ${post.id}`, post]));
    return this.#postsById.get(`${list} ${id}`);
  }

  /** The citations that have verses of a chapter. They are found when they are needed. */
  get citations(): ReadonlyMap<Chapter, readonly Citation[]> {
    this.#citations ??= citationsByChapter(this.posts);
    return this.#citations;
  }
}

type Citation = VerseRange & { post: IndexedPost };

function citationsByChapter(posts: readonly IndexedPost[]) {
  const found = new Map<Chapter, Citation[]>();
  for (const post of posts) {
    for (const passage of passagesOf(post)) {
      const citation = { ...passage, post };
      for (const chapter of chaptersIn(citation)) {
        const ofChapter = found.get(chapter);
        if (ofChapter) ofChapter.push(citation);
        else found.set(chapter, [citation]);
      }
    }
  }
  return found;
}

export function citationsIn({ citations }: PostIndex, verses: VerseRange): Citation[] {
  const found = chaptersIn(verses).flatMap((chapter) => citations.get(chapter) ?? []);
  return [...new Set(found)].filter((cited) => versesInCommon(cited, verses) > 0);
}

/** A post with those of its passages that have some of the requested verses, in order. */
export type Citing = { post: IndexedPost; cited: readonly VerseRange[] };

/** `common` is the number of the requested verses that it cites. */
type PostOnPassage = { post: IndexedPost; cited: VerseRange[]; common: number };

/**
 * Returns the posts that cite a passage.
 * @param passages each verse in one range only, in order
 */
export function postsOn(index: PostIndex, passages: readonly VerseRange[]): PostOnPassage[] {
  const found = new Map<IndexedPost, PostOnPassage>();
  for (const passage of passages) {
    for (const cited of citationsIn(index, passage)) {
      const { post } = cited;
      const known = found.get(post) ?? { post, cited: [], common: 0 };
      known.common += versesInCommon(cited, passage);
      if (!known.cited.includes(cited)) known.cited.push(cited);
      found.set(post, known);
    }
  }
  return [...found.values()];
}

/**
 * Returns the passages that the title and the text of a post cite, and the chapters of the labels of which they cite
 * nothing, in order, each verse in one range only.
 */
export function passagesOf({ passages, labels }: IndexedPost): VerseRange[] {
  const cited: VerseRange[] = [];
  for (let i = 0; i + 1 < passages.length; i += 2)
    cited.push({ first: Number(passages[i]), last: Number(passages[i + 1]) });
  const uncited = labels
    .flatMap((label) => versesOfChapter(label) ?? [])
    .filter((chapter) => !cited.some((range) => versesInCommon(range, chapter)));
  return uncited.length > 0 ? mergeRanges([...cited, ...uncited]) : cited;
}

export function postIndex(crawls: ListCrawls, labels: LabelCrawl): PostIndex {
  const found = labelsOfPosts(labels);
  const count = listNames.reduce((sum, list) => sum + crawls[list].posts.length, 0);
  const posts = listNames.flatMap((list) =>
    crawls[list].posts.toSorted(byNewest).map(
      ({ id, title, published, updated, passages, line }): IndexedPost => ({
        list,
        id,
        title,
        published,
        updated,
        labels: found.get(`${list} ${id}`) ?? [],
        passages,
        line: count > maxPostsWithLines ? undefined : line,
      }),
    ),
  );
  return new PostIndex(
    posts,
    areLabelsComplete(labels) && listNames.every((name) => isComplete(crawls[name])),
    crawledCounts(labels),
  );
}

/** Returns the labels under which posts were found, by the names of their blogs and their ids. */
function labelsOfPosts(labels: LabelCrawl): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { path, blog, label } of labelPages)
    for (const id of labels[path]?.posts ?? []) {
      const key = `${blog} ${id}`;
      found.set(key, [...(found.get(key) ?? []), label]);
    }
  return found;
}

/** Leaves out a book with one of its chapters, and a group with one of its topics. */
export function narrowest(labels: readonly string[]): string[] {
  return labels.filter((label) => {
    const topics = lists.quotes.groups.get(label);
    return !labels.some((other) =>
      isChapter(other) ? other.startsWith(`${label} `) : topics?.includes(other),
    );
  });
}
