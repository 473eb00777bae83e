import { Hono } from 'hono';
import { parseSundaysQuery } from '../../shared/content/sundays.ts';
import { calendarPath } from '../../shared/routes.ts';
import type { CrawlReader } from '../crawl/crawl-reader.ts';
import { cacheControl } from '../request/cache-control.ts';
import type { Settings } from '../settings.ts';
import type { Sundays } from '../sundays/sundays.ts';
import { conditionalResponse } from './conditional-response.ts';

type CalendarOptions = {
  settings: Settings;
  sundays: () => Promise<Pick<Sundays, 'calendar'>>;
  crawled: () => Promise<Pick<CrawlReader, 'index'>>;
};

/** The calendar of two church years, or with a date in the query that of one day. Without a lectionary there is none. */
export function calendarRoutes({ settings, sundays, crawled }: CalendarOptions): Hono {
  return new Hono().get(calendarPath, async (c, next) => {
    if (settings.LECTIONARY === 'off') return next();
    const query = parseSundaysQuery(new URL(c.req.url).searchParams);
    const index = await (await crawled()).index();
    const calendar = (await sundays()).calendar(query, index);
    if ('error' in calendar) return next();
    const type = 'text/calendar; charset=utf-8';
    return conditionalResponse(c, { body: calendar.data, type, cacheControl: cacheControl.file });
  });
}
