import { readPassages } from '../../shared/scripture/passage.ts';
import { type IndexedPost, PostIndex } from '../../worker/crawl/post-index.ts';

type Post = Partial<IndexedPost> & { cites?: string };

/** An index of quotes, or posts of other lists. A text is what a post cites, and its title. */
export function indexOf(posts: readonly (string | Post)[], isComplete = true): PostIndex {
  const indexed = posts.map((post, i): IndexedPost => {
    const { cites = '', ...others }: Post = typeof post === 'string' ? { cites: post } : post;
    const passages = readPassages(cites)?.passages ?? [];
    const facts = { published: i, labels: [], passages, seenAt: 0 };
    const defaults = { list: 'quotes', title: cites, ...facts } as const;
    return { ...defaults, id: `${i}`, ...others };
  });
  return new PostIndex(indexed, isComplete);
}
