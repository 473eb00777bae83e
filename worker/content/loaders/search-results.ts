import { searchResultsKind } from '../../../shared/content/search-results.ts';
import { storedLoader } from '../loader.ts';
import { queryProblem } from '../query-problem.ts';
import { postPage } from '../stored-post.ts';

/** The first posts of the list's own search, with a line of each. */
export const searchResults = storedLoader({
  kind: searchResultsKind,
  tags: ({ list }) => [list],
  refuse: ({ q }) => queryProblem([['q', q]]),
  recipe: ({ params: { list, q }, url }, { blogService, blogIds, crawled }) => ({
    key: url,
    async load() {
      const [received, { foundPost }, index] = await Promise.all([
        blogService.posts(blogIds[list], { q }),
        import('../../search/found-post.ts'),
        crawled().then((crawl) => crawl.index()),
      ]);
      const { posts, nextPageToken } = postPage(received, {}, (post) => post);
      return {
        posts: posts.slice(0, shownPosts).map((post) => foundPost(post, { list, q }, index)),
        count: posts.length,
        hasMore: nextPageToken !== undefined,
      };
    },
    canBeMadeUp: true,
  }),
});

/** How many posts of a list a search of the site shows. */
const shownPosts = 3;
