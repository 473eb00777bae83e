import {
  type RelatedContent,
  type RelatedParams,
  relatedKind,
} from '../../../shared/content/related.ts';
import type { Loader } from '../loader.ts';
import { queryProblem } from '../query-problem.ts';
import { tags } from '../tags.ts';

/** From the index of all posts. */
export const related: Loader<RelatedParams, RelatedContent | null> = {
  kind: relatedKind,
  tags: () => [tags.passages],
  refuse: (params) =>
    'browse' in params ? queryProblem(Object.entries(params.browse)) : undefined,
  async load({ params, url }, { cache, crawled }) {
    const index = await (await crawled()).index();
    return cache.computed(url, index, async () => {
      const { relatedContent } = await import('../../passages/related-content.ts');
      return { data: relatedContent(params, index) };
    });
  },
};
