import { searchResultsKind, suggestionsKind } from '../../../shared/content/search.ts';
import { indexLoader, storedLoader } from '../loader.ts';
import { tags } from '../tags.ts';
import { postPage } from './posts.ts';

const shownPostsOfList = 3;

/** The first posts of the list's own search, with a line of each. The search tips, whose examples have the words, are none of them. */
export const searchResults = storedLoader({
  kind: searchResultsKind,
  tags: ({ list }) => [list],
  recipe: ({ params: { list, q } }, { blogService, crawled, settings }) => ({
    async load() {
      const { searchWords } = await import('../../../shared/text/search-words.ts');
      // Small words are in all posts.
      if (searchWords(q).length === 0) return { posts: [], hasMore: false };
      const [received, { foundPost }, { searched }, index] = await Promise.all([
        blogService.posts(list, { q }),
        import('../../search/found-post.ts'),
        import('../sanitized-posts.ts'),
        crawled.index(),
      ]);
      const { posts: found, nextPageToken } = postPage(received, {}, (post) => post);
      const posts = found.filter(({ id }) => id !== settings.POST_ID_SEARCH_TIPS);
      return {
        posts: posts
          .slice(0, shownPostsOfList)
          .map((post) => foundPost(searched(post), { list, q }, index)),
        hasMore: posts.length > shownPostsOfList || nextPageToken !== undefined,
      };
    },
    isProvisional: async () => !(await crawled.index()).isComplete,
    canBeMadeUp: true,
  }),
});

export const suggestions = indexLoader({
  kind: suggestionsKind,
  tags: () => [tags.passages],
  async compute({ q, list }, index, { crawled }) {
    const [{ searchSuggestions }, words] = await Promise.all([
      import('../../search/search-suggestions.ts'),
      crawled.words(),
    ]);
    return { data: searchSuggestions(q, list, index, words) };
  },
});
