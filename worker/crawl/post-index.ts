import type { List } from '../../shared/content/lists.ts';
import { type VerseRange, versesInCommon } from '../../shared/scripture/verses.ts';

export type IndexedPost = {
  list: List;
  id: string;
  /** In one line; a post without a title has 'Untitled'. */
  title: string;
  /** Ms since the epoch, null if unknown. */
  published: number | null;
  /** What its title and text cite, in order, each verse in one range only. */
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
};

/** A post that cites some of the requested verses. */
export type PostOnPassage = {
  post: IndexedPost;
  /** The number of the requested verses that it cites. */
  common: number;
  /** The number of verses of its shortest passage among those that overlap. */
  narrowest: number;
};

/** @param passages each verse in one range only */
export function postsOn(index: PostIndex, passages: readonly VerseRange[]): PostOnPassage[] {
  return index.posts.flatMap((post) => {
    let common = 0;
    let narrowest = Number.POSITIVE_INFINITY;
    for (const cited of post.passages) {
      for (const passage of passages) {
        const inBoth = versesInCommon(cited, passage);
        if (inBoth === 0) continue;
        common += inBoth;
        narrowest = Math.min(narrowest, cited.last - cited.first + 1);
      }
    }
    return common > 0 ? [{ post, common, narrowest }] : [];
  });
}
