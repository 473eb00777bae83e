import type { StoredPost } from './provider-options.ts';
import { compileSearch, searchableText } from './search.ts';

/** The posts of one blog. All lists are newest first. */
export type Blog = {
  all(): readonly StoredPost[];
  withLabel(label: string): readonly StoredPost[];
  search(query: string): readonly StoredPost[];
  find(postId: string): StoredPost | undefined;
};

export const createBlog = (posts: readonly StoredPost[]): Blog => {
  const newestFirst = posts.toSorted((a, b) => Date.parse(b.published) - Date.parse(a.published));
  const byId = new Map(posts.map((post) => [post.id, post]));
  // Computed once, at the first search, because it is slow for thousands of posts.
  let texts: ReturnType<typeof searchableText>[] | undefined;

  return {
    all: () => newestFirst,
    withLabel: (label) => newestFirst.filter((post) => post.labels.includes(label)),
    search(query) {
      const matches = compileSearch(query);
      texts ??= newestFirst.map(searchableText);
      const searchable = texts;
      return newestFirst.filter((_, position) => {
        const text = searchable[position];
        return text !== undefined && matches(text);
      });
    },
    find: (postId) => byId.get(postId),
  };
};
