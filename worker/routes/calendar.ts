import { Hono } from 'hono';
import { parseSundaysQuery } from '../../shared/content/sundays.ts';
import { calendarPath } from '../../shared/pages/sundays.ts';
import type { ContentService } from '../content/content-service.ts';
import { calendarKind } from '../content/loaders/calendar.ts';
import { cacheControl } from '../request/cache-control.ts';
import { conditionalResponse } from './conditional-response.ts';

type CalendarOptions = { content: Pick<ContentService, 'load'> };

/** The calendar of two church years, or with a date in the query that of one day. Without a lectionary there is none. */
export function calendarRoutes({ content }: CalendarOptions): Hono {
  return new Hono().get(calendarPath, async (c, next) => {
    // Other parameters make no other calendar.
    const query = parseSundaysQuery(new URL(c.req.url).searchParams);
    const { result } = await content.load(calendarKind.request(query));
    if ('error' in result) return next();
    const type = 'text/calendar; charset=utf-8';
    return conditionalResponse(c, { body: result.data, type, cacheControl: cacheControl.file });
  });
}
