import { elsewhereKind, type FoundElsewhere } from '../../../shared/content/elsewhere.ts';
import { listNames } from '../../../shared/content/lists.ts';
import { type PostPage, postsKind } from '../../../shared/content/posts.ts';
import { dataOf, type Result } from '../../../shared/content/result.ts';
import {
  type SearchResultsParams,
  searchResultsKind,
} from '../../../shared/content/search-results.ts';
import type { Stored } from '../content.ts';
import type { Loader, Sources } from '../loader.ts';
import { queryProblem } from '../query-problem.ts';
import { posts } from './posts.ts';
import { searchResults } from './search-results.ts';

/** Searches the other lists, only if the searched list has no posts. */
export const elsewhere: Loader<SearchResultsParams, FoundElsewhere[]> = {
  kind: elsewhereKind,
  tags: () => listNames,
  refuse: ({ q }) => queryProblem([['q', q]]),
  async load({ params }, sources) {
    const { list, q } = params;
    const own = await posts.load(postsKind.request({ list, browse: { q } }), sources);
    if (!('pending' in own)) {
      return isEmpty(own) ? { pending: countOthers(params, sources) } : nowhere(own);
    }
    // The list itself says that it failed.
    const page = own.pending.catch(() => undefined);
    return {
      pending: page.then((page) =>
        page && isEmpty(page) ? countOthers(params, sources) : nowhere(page),
      ),
    };
  },
};

function isEmpty({ value }: Stored<Result<PostPage>>): boolean {
  return dataOf(value)?.posts.length === 0;
}

/** One object, so that a page that was rendered with it stays valid. */
const none: FoundElsewhere[] = [];

function nowhere(page: Stored<unknown> | undefined): Stored<Result<FoundElsewhere[]>> {
  return { value: { data: none }, storedAt: page?.storedAt ?? Number.POSITIVE_INFINITY };
}

/** A list that fails to load is omitted. */
async function countOthers(
  { list, q }: SearchResultsParams,
  sources: Sources,
): Promise<Stored<Result<FoundElsewhere[]>>> {
  const others = listNames.filter((name) => name !== list);
  const counts = others.map(async (list) => {
    const found = await searchResults.load(searchResultsKind.request({ list, q }), sources);
    const { value } = 'pending' in found ? await found.pending : found;
    const { count = 0, hasMore = false } = dataOf(value) ?? {};
    return count > 0 ? [{ list, count, hasMore }] : [];
  });
  const found = await Promise.all(counts.map((count) => count.catch(() => [])));
  return { value: { data: found.flat() }, storedAt: sources.now() };
}
