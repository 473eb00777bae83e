import { defineKind, type NoParams } from '../../../shared/content/content-request.ts';
import type { Week } from '../../sundays/week.ts';
import type { Loader } from '../loader.ts';
import { tags } from '../tags.ts';

/** This week and the last one, for feeds. They are not in the JSON API, and empty without a lectionary. */
export const weeksKind = defineKind<NoParams, Week[]>('weeks', {
  path: '',
  url: () => '/weeks',
  parse: () => undefined,
});

/** From the lectionary of the site and the index of all posts. */
export const weeks: Loader<NoParams, Week[]> = {
  kind: weeksKind,
  tags: () => [tags.sundays],
  async load({ url }, { cache, crawled, sundays, today }) {
    const index = await (await crawled()).index();
    return cache.computed(`${url} ${today()}`, index, async () => {
      const { weeks } = await sundays();
      return { data: weeks(index) };
    });
  },
};
