import type { StoredPost } from './provider-options.ts';
import { createSearch, searchableText } from './search.ts';

/** One blog's posts; every list is newest first. */
export type Blog = {
  all(): readonly StoredPost[];
  labelled(label: string): readonly StoredPost[];
  matching(query: string): readonly StoredPost[];
  find(postId: string): StoredPost | undefined;
};

export const createBlog = (posts: readonly StoredPost[]): Blog => {
  const newestFirst = posts.toSorted((a, b) => Date.parse(b.published) - Date.parse(a.published));
  const byId = new Map(posts.map((post) => [post.id, post]));
  // Read once, at the first search: thousands of posts under load take a while.
  let texts: ReturnType<typeof searchableText>[] | undefined;

  return {
    all: () => newestFirst,
    labelled: (label) => newestFirst.filter((post) => post.labels.includes(label)),
    matching(query) {
      const matches = createSearch(query);
      texts ??= newestFirst.map(searchableText);
      const read = texts;
      return newestFirst.filter((_, position) => {
        const text = read[position];
        return text !== undefined && matches(text);
      });
    },
    find: (postId) => byId.get(postId),
  };
};
