import * as z from 'zod/mini';
import { defineKind, type NoParams } from '../../../shared/content/content-request.ts';
import { passagesKind } from '../../../shared/content/passages-document.ts';
import { relatedKind } from '../../../shared/content/posts.ts';
import { seriesKind } from '../../../shared/content/series.ts';
import { shortDaySchema } from '../../../shared/content/stored-schemas.ts';
import {
  type SundaysQuery,
  sundayKind,
  sundaysKind,
  sundaysQuery,
} from '../../../shared/content/sundays.ts';
import type { ChurchWeek } from '../../sundays/sundays.ts';
import { indexLoader, type Sources, storedLoader } from '../loader.ts';
import { tags } from '../tags.ts';

const daysSchema = z.array(shortDaySchema);

async function sundaysOf(sources: Sources) {
  const { createSundays } = await import('../../sundays/sundays.ts');
  return createSundays(sources);
}

/** The next Sunday. It is on the home page: with KV, a new isolate needs neither the index nor the lectionary for it. */
export const sunday = storedLoader({
  kind: sundayKind,
  tags: () => [tags.sundays],
  recipe: ({ url }, sources) => ({
    key: `${url} ${sources.settings.LECTIONARY} ${sources.today()}`,
    async load() {
      const { coming } = await sundaysOf(sources);
      return coming(await sources.crawled.index());
    },
    schema: daysSchema,
  }),
});

export const sundays = indexLoader({
  kind: sundaysKind,
  tags: () => [tags.sundays],
  compute: async (query, index, sources) => (await sundaysOf(sources)).document(query, index),
});

/** The calendar of two church years, or with a date that of one day. It is not in the JSON API. */
export const calendarKind = defineKind<SundaysQuery, string>('calendar', {
  url: (query) => `/calendar${sundaysQuery(query)}`,
});

export const calendar = indexLoader({
  kind: calendarKind,
  tags: () => [tags.sundays],
  compute: async (query, index, sources) => (await sundaysOf(sources)).calendar(query, index),
});

/** This week and the last one, for feeds; not in the JSON API. Empty without a lectionary. */
export const weeksKind = defineKind<NoParams, ChurchWeek[]>('weeks', { url: () => '/weeks' });

export const weeks = indexLoader({
  kind: weeksKind,
  tags: () => [tags.sundays],
  compute: async (_, index, sources) => ({ data: (await sundaysOf(sources)).weeks(index) }),
});

export const series = indexLoader({
  kind: seriesKind,
  tags: () => [tags.sundays],
  async compute(query, index, { today }, { checkLoadLimit }) {
    // Visitors can make up passages, which take as long as a load.
    if (query.lines.length > 0 || query.book !== '') await checkLoadLimit();
    const { seriesDocument } = await import('../../series/series-document.ts');
    return { data: await seriesDocument(query, { index, today: today() }) };
  },
});

export const passages = indexLoader({
  kind: passagesKind,
  tags: () => [tags.passages],
  async compute(query, index) {
    const { passagesDocument } = await import('../../passages/passages-document.ts');
    return passagesDocument(query, index);
  },
});

export const related = indexLoader({
  kind: relatedKind,
  tags: () => [tags.passages],
  async compute(params, index) {
    const { relatedContent } = await import('../../passages/related-content.ts');
    return { data: relatedContent(params, index) };
  },
});
