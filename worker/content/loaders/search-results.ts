import { browseSearch } from '../../../shared/browse/browse-state.ts';
import { type PostPage, postsKind } from '../../../shared/content/posts.ts';
import type { Result } from '../../../shared/content/result.ts';
import {
  type SearchResults,
  type SearchResultsParams,
  searchResultsKind,
} from '../../../shared/content/search-results.ts';
import { type Lookup, mapLookup } from '../content.ts';
import type { Loader, Sources } from '../loader.ts';
import { queryProblem } from '../query-problem.ts';
import { posts } from './posts.ts';

/** The first posts of the list's own search, with a line of each. */
export const searchResults: Loader<SearchResultsParams, SearchResults> = {
  kind: searchResultsKind,
  tags: ({ list }) => [list],
  refuse: ({ q }) => queryProblem([['q', q]]),
  async load({ params }, sources) {
    const [found, { foundPosts }, index] = await Promise.all([
      searchList(params, sources),
      import('../../search/found-posts.ts'),
      sources.crawled().then((crawl) => crawl.index()),
    ]);
    return mapLookup(found, (result) => {
      if (!('data' in result)) return result;
      const { posts, nextPageToken } = result.data;
      const data = {
        posts: foundPosts(posts, params, index),
        count: posts.length,
        hasMore: nextPageToken !== undefined,
      };
      return { data };
    });
  },
};

/** Looks up the first page of a list's search. */
export function searchList(
  { list, q }: SearchResultsParams,
  sources: Sources,
): Promise<Lookup<Result<PostPage>>> {
  const browse = browseSearch({}, q);
  return posts.load(postsKind.request({ list, browse }), sources);
}
