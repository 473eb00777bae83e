import {
  type SundaysDocument,
  type SundaysQuery,
  sundaysKind,
} from '../../../shared/content/sundays.ts';
import type { Loader } from '../loader.ts';
import { tags } from '../tags.ts';

/** From the lectionaries and the index of all posts. */
export const sundays: Loader<SundaysQuery, SundaysDocument> = {
  kind: sundaysKind,
  tags: () => [tags.sundays],
  async load({ params, url }, { cache, crawled, sundays, today }) {
    const index = await (await crawled()).index();
    return cache.computed(`${url} ${today()}`, index, async () => {
      const { document } = await sundays();
      return document(params, index);
    });
  },
};
