import { type LabelCounts, labelsKind } from '../../../shared/content/label-counts.ts';
import type { ListName } from '../../../shared/content/lists.ts';
import type { Loader } from '../loader.ts';

/** From the crawl. */
export const labels: Loader<{ list: ListName }, LabelCounts> = {
  kind: labelsKind,
  tags: ({ list }) => [list],
  async load({ params: { list }, url }, { cache, crawled }) {
    const counts = await (await crawled()).labelCounts();
    return cache.computed(url, counts, async () => ({ data: counts[list] }));
  },
};
