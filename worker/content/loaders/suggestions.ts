import {
  type SearchSuggestions,
  type SuggestionsParams,
  suggestionsKind,
} from '../../../shared/content/suggestions.ts';
import type { Loader } from '../loader.ts';
import { queryProblem } from '../query-problem.ts';
import { tags } from '../tags.ts';

/** From the index of all posts and the names in them, with the thesaurus and the names of passages. */
export const suggestions: Loader<SuggestionsParams, SearchSuggestions | null> = {
  kind: suggestionsKind,
  tags: () => [tags.passages],
  refuse: ({ q }) => queryProblem([['q', q]]),
  async load({ params: { q, list }, url }, { cache, crawled }) {
    const crawl = await crawled();
    const index = await crawl.index();
    return cache.computed(url, index, async () => {
      const [{ searchSuggestions }, counts, names] = await Promise.all([
        import('../../search/search-suggestions.ts'),
        crawl.labelCounts(),
        crawl.names(),
      ]);
      return { data: searchSuggestions(q, list, { index, counts, names }) };
    });
  },
};
