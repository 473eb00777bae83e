import { listNames } from '../../../shared/content/lists.ts';
import type { PostPage } from '../../../shared/content/post-schema.ts';
import { postsKind } from '../../../shared/content/posts.ts';
import { dataOf, type Result } from '../../../shared/content/result.ts';
import {
  elsewhereKind,
  type FoundElsewhere,
  type SearchResultsParams,
  searchResultsKind,
} from '../../../shared/content/search-results.ts';
import { suggestionsKind } from '../../../shared/content/suggestions.ts';
import type { Stored } from '../content.ts';
import { indexLoader, type Loader, type Sources, storedLoader } from '../loader.ts';
import { tags } from '../tags.ts';
import { postPage, posts } from './posts.ts';

/** How many posts of a list a search of the site shows. */
const shownPosts = 3;

/** The first posts of the list's own search, with a line of each. */
export const searchResults = storedLoader({
  kind: searchResultsKind,
  tags: ({ list }) => [list],
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

/** Searches the other lists, only if the searched list has no posts. */
export const elsewhere: Loader<SearchResultsParams, FoundElsewhere[]> = {
  kind: elsewhereKind,
  tags: () => listNames,
  async load({ params }, sources) {
    const { list, q } = params;
    const own = await posts.load(postsKind.request({ list, browse: { q } }), sources);
    const find = (page: Stored<Result<PostPage>>) =>
      dataOf(page.value)?.posts.length === 0 ? countOthers(params, sources) : nowhere;
    // The list itself says that it failed.
    if ('pending' in own) return { pending: own.pending.then(find).catch(() => nowhere) };
    const found = find(own);
    return found === nowhere ? nowhere : { pending: Promise.resolve(found) };
  },
};

/** The result without a list. It is one object, so that a page that was rendered with it stays valid. */
const nowhere: Stored<Result<FoundElsewhere[]>> = {
  value: { data: [] },
  storedAt: Number.POSITIVE_INFINITY,
};

/** A list that fails to load is omitted. */
async function countOthers(
  { list, q }: SearchResultsParams,
  sources: Sources,
): Promise<Stored<Result<FoundElsewhere[]>>> {
  const others = listNames.filter((name) => name !== list);
  const counts = others.map(async (list) => {
    const found = await searchResults.load(searchResultsKind.request({ list, q }), sources);
    const { value } = 'pending' in found ? await found.pending : found;
    const results = dataOf(value);
    return results?.count ? [{ list, count: results.count, hasMore: results.hasMore }] : [];
  });
  const found = await Promise.all(counts.map((count) => count.catch(() => [])));
  return { value: { data: found.flat() }, storedAt: sources.now() };
}

/** What a search may mean, by the names in posts, the thesaurus and the names of passages. */
export const suggestions = indexLoader({
  kind: suggestionsKind,
  tags: () => [tags.passages],
  async compute({ q, list }, index, { crawled }) {
    const crawl = await crawled();
    const [{ searchSuggestions }, counts, words] = await Promise.all([
      import('../../search/search-suggestions.ts'),
      crawl.labelCounts(),
      crawl.words(),
    ]);
    return { data: searchSuggestions(q, list, { index, counts, words }) };
  },
});
