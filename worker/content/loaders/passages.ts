import {
  type PassagesDocument,
  type PassagesQuery,
  passagesKind,
} from '../../../shared/content/passages-document.ts';
import type { Loader } from '../loader.ts';
import { queryProblem } from '../query-problem.ts';
import { tags } from '../tags.ts';

/** From the index of all posts. */
export const passages: Loader<PassagesQuery, PassagesDocument> = {
  kind: passagesKind,
  tags: () => [tags.passages],
  refuse: (query) => queryProblem(Object.entries(query)),
  async load({ params, url }, { cache, crawled }) {
    const index = await (await crawled()).index();
    return cache.computed(url, index, async () => {
      const { passagesDocument } = await import('../../passages/passages-document.ts');
      return passagesDocument(params, index);
    });
  },
};
