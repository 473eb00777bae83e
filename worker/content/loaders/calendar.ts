import { defineKind } from '../../../shared/content/content-request.ts';
import { type SundaysQuery, sundaysQuery } from '../../../shared/content/sundays.ts';
import type { Loader } from '../loader.ts';
import { tags } from '../tags.ts';

/** The calendar of two church years, or with a date that of one day. It is not in the JSON API. */
export const calendarKind = defineKind<SundaysQuery, string>('calendar', {
  path: '',
  url: (query) => `/calendar${sundaysQuery(query)}`,
  parse: () => undefined,
});

/** From the lectionaries and the index of all posts. */
export const calendar: Loader<SundaysQuery, string> = {
  kind: calendarKind,
  tags: () => [tags.sundays],
  async load({ params, url }, { cache, crawled, sundays, today }) {
    const index = await (await crawled()).index();
    return cache.computed(`${url} ${today()}`, index, async () => {
      const { calendar } = await sundays();
      return calendar(params, index);
    });
  },
};
