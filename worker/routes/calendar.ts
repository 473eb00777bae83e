import { Hono } from 'hono';
import { calendarPath } from '../../shared/routes.ts';
import type { CrawlReader } from '../crawl/crawl-reader.ts';
import type { PostIndex } from '../crawl/post-index.ts';
import { cacheControl } from '../request/cache-control.ts';
import type { Settings } from '../settings.ts';
import type { LectionaryDay } from '../sundays/lectionary.ts';
import type { Sundays } from '../sundays/sundays.ts';
import { conditionalResponse, type TaggedBody, taggedBody } from './conditional-response.ts';

type CalendarOptions = {
  settings: Settings;
  sundays: () => Promise<Pick<Sundays, 'twoChurchYears'>>;
  crawled: () => Promise<Pick<CrawlReader, 'index'>>;
};

/** Without a lectionary there is no calendar. Each isolate writes it once for these days and an index, whatever the query. */
export function calendarRoutes({ settings, sundays, crawled }: CalendarOptions): Hono {
  let written: { days: readonly LectionaryDay[]; index: PostIndex; body: TaggedBody } | undefined;

  return new Hono().get(calendarPath, async (c, next) => {
    if (settings.LECTIONARY === 'off') return next();
    const days = (await sundays()).twoChurchYears();
    const index = await (await crawled()).index();
    if (written?.days !== days || written.index !== index) {
      const { sundaysCalendar } = await import('../sundays/calendar.ts');
      const text = sundaysCalendar({ settings, days, index });
      written = { days, index, body: await taggedBody(text) };
    }
    return conditionalResponse(c, {
      body: written.body,
      type: 'text/calendar; charset=utf-8',
      cacheControl: cacheControl.file,
    });
  });
}
