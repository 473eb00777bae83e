import { Hono } from 'hono';
import { parseSundaysQuery } from '../../shared/content/content-request.ts';
import { calendarPath } from '../../shared/routes.ts';
import type { CrawlReader } from '../crawl/crawl-reader.ts';
import { cacheControl } from '../request/cache-control.ts';
import type { Settings } from '../settings.ts';
import type { Sundays } from '../sundays/sundays.ts';
import { conditionalResponse } from './conditional-response.ts';

type CalendarOptions = {
  settings: Settings;
  sundays: () => Promise<Pick<Sundays, 'twoChurchYears' | 'find'>>;
  crawled: () => Promise<Pick<CrawlReader, 'index'>>;
};

/** The calendar of two church years, or with a date in the query that of one day. Without a lectionary there is none. */
export function calendarRoutes({ settings, sundays, crawled }: CalendarOptions): Hono {
  return new Hono().get(calendarPath, async (c, next) => {
    if (settings.LECTIONARY === 'off') return next();
    const query = parseSundaysQuery(new URL(c.req.url).searchParams);
    const { twoChurchYears, find } = await sundays();
    const index = await (await crawled()).index();
    const { sundaysCalendar } = await import('../sundays/icalendar.ts');
    const found = query.date ? find(query) : undefined;
    if (found && 'error' in found) return next();
    const days = found ? found.data.days : twoChurchYears();
    const body = sundaysCalendar({ settings, days, series: query.series, index });
    const type = 'text/calendar; charset=utf-8';
    return conditionalResponse(c, { body, type, cacheControl: cacheControl.file });
  });
}
