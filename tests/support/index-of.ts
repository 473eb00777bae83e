import type { ListName } from '../../shared/content/lists.ts';
import { readPassages } from '../../shared/scripture/passage.ts';
import { type IndexedPost, PostIndex } from '../../worker/crawl/post-index.ts';
import { listWords, type WordsByList } from '../../worker/crawl/post-words.ts';

type Post = Partial<IndexedPost> & { cites?: string };

/** An index of quotes, or posts of other lists. A text is what a post cites, and its title. */
export function indexOf(
  posts: readonly (string | Post)[],
  isComplete = true,
  counts?: PostIndex['counts'],
): PostIndex {
  const indexed = posts.map((post, i): IndexedPost => {
    const { cites = '', ...others }: Post = typeof post === 'string' ? { cites: post } : post;
    const verses = readPassages(cites).passages;
    const passages = verses.flatMap(({ first, last }) => [first, last]);
    const facts = { published: i, labels: [], passages };
    const defaults = { list: 'quotes', title: cites, ...facts } as const;
    return { ...defaults, id: `${i}`, ...others };
  });
  return new PostIndex(indexed, isComplete, counts);
}

/** The words by which a search finds the posts of an index. */
export function wordsOf({ posts }: PostIndex, names: Record<string, string> = {}): WordsByList {
  const ofList = (name: ListName) =>
    listWords(
      posts
        .filter(({ list }) => list === name)
        .map(({ id, title }) => ({ id, title, names: names[id] ?? '' })),
    );
  return { thoughts: ofList('thoughts'), quotes: ofList('quotes'), articles: ofList('articles') };
}
