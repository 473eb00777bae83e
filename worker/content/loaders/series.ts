import {
  type SeriesDocument,
  type SeriesQuery,
  seriesKind,
} from '../../../shared/content/series.ts';
import type { Loader } from '../loader.ts';
import { tags } from '../tags.ts';

/** From the index of all posts. */
export const series: Loader<SeriesQuery, SeriesDocument> = {
  kind: seriesKind,
  tags: () => [tags.sundays],
  async load({ params, url }, { cache, crawled, today }) {
    const index = await (await crawled()).index();
    const compute = async () => {
      const { seriesDocument } = await import('../../series/series-document.ts');
      return { data: await seriesDocument(params, { index, today: today() }) };
    };
    const canBeMadeUp = params.lines.length > 0 || params.book !== '';
    return cache.computed(`${url} ${today()}`, index, compute, { canBeMadeUp });
  },
};
