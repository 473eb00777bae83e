import { dataOf } from '../../../shared/content/result.ts';
import { searchResultsKind, suggestionsKind } from '../../../shared/content/search.ts';
import { plainText } from '../../../shared/text/plain-text.ts';
import { toText } from '../../../shared/text/to-text.ts';
import { crawledCounts } from '../../crawl/label-crawl.ts';
import { soon } from '../content.ts';
import { indexLoader, storedLoader } from '../loader.ts';
import { tags } from '../tags.ts';
import { storedPost, storedPostKind } from './post.ts';
import { postPage } from './posts.ts';

/** How many posts of a list a search of the site shows. */
const shownPosts = 3;

/** The first posts of the list's own search, with a line of each. */
export const searchResults = storedLoader({
  kind: searchResultsKind,
  tags: ({ list }) => [list],
  recipe: ({ params: { list, q } }, { blogService, crawled }) => ({
    async load() {
      const { searchWords } = await import('../../../shared/text/search-words.ts');
      // Small words are in all posts.
      if (searchWords(q).length === 0) return { posts: [], hasMore: false };
      const [received, { foundPost }, { searched }, index] = await Promise.all([
        blogService.posts(list, { q }),
        import('../../search/found-post.ts'),
        import('../sanitized-posts.ts'),
        crawled().then((crawl) => crawl.index()),
      ]);
      const { posts, nextPageToken } = postPage(received, {}, (post) => post);
      return {
        posts: posts
          .slice(0, shownPosts)
          .map((post) => foundPost(searched(post), { list, q }, index)),
        hasMore: posts.length > shownPosts || nextPageToken !== undefined,
      };
    },
    isProvisional: async () => !(await (await crawled()).index()).isComplete,
    canBeMadeUp: true,
  }),
});

/** By the names in posts, the thesaurus and the names of passages. */
const meanings = indexLoader({
  kind: suggestionsKind,
  tags: () => [tags.passages],
  async compute({ q, list }, index, { crawled }) {
    const crawl = await crawled();
    const [{ searchSuggestions }, labels, words] = await Promise.all([
      import('../../search/search-suggestions.ts'),
      crawl.labels(),
      crawl.words(),
    ]);
    return { data: searchSuggestions(q, list, { index, counts: crawledCounts(labels), words }) };
  },
});

/** What a search may mean. In a search of the site, the posts have lines of the texts that are there soon. */
export const suggestions: typeof meanings = {
  ...meanings,
  async lookUp(request, sources, facts) {
    const { list, q } = request.params;
    const found = await meanings.lookUp(request, sources, facts);
    if (list || 'pending' in found) return found;
    const meaning = dataOf(found.value);
    if (!meaning) return found;
    const results = await Promise.all(
      meaning.posts.map(async ({ list, id }) => {
        const request = storedPostKind.request({ list, postId: id });
        return soon(await storedPost.lookUp(request, sources, facts));
      }),
    );
    const isPartial = results.some((result) => result === undefined);
    const shown = await sources.cache.computed(`${request.url} lines`, results, async () => {
      const { lineOf } = await import('../../search/found-post.ts');
      const posts = meaning.posts.map((link, i) => {
        const article = dataOf(results[i]?.value);
        return article ? { ...link, line: lineOf(plainText(toText(article.tree)), q) } : link;
      });
      return { data: { ...meaning, posts } };
    });
    return { ...shown, isPartial, isProvisional: found.isProvisional };
  },
};
