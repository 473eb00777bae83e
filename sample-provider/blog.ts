import type { StoredPost } from './provider-options.ts';
import { compileSearch, type SearchableText, searchableText } from './search.ts';

export type Blog = ReturnType<typeof createBlog>;

/** The posts of one blog. All lists are newest first, and none has the unlisted posts. */
export const createBlog = (posts: readonly StoredPost[], unlisted: readonly StoredPost[] = []) => {
  const newestFirst = posts.toSorted((a, b) => timeOf(b) - timeOf(a));
  const byId = new Map([...unlisted, ...posts].map((post) => [post.id, post]));
  // Computed once, at the first search, because it is slow for thousands of posts.
  let texts: Map<StoredPost, SearchableText> | undefined;

  return {
    all: (): readonly StoredPost[] => newestFirst,
    withLabel: (label: string) => newestFirst.filter((post) => post.labels.includes(label)),
    search(query: string): readonly StoredPost[] {
      const matches = compileSearch(query);
      texts ??= new Map(newestFirst.map((post) => [post, searchableText(post)]));
      return [...texts].filter(([, text]) => matches(text)).map(([post]) => post);
    },
    find: (postId: string) => byId.get(postId),
  };
};

/** The date in ms since the epoch; 0 if it is unknown. */
const timeOf = ({ published }: StoredPost): number => Date.parse(published) || 0;
