import { Hono } from 'hono';
import { parseSundaysQuery } from '../../shared/content/sundays.ts';
import { calendarPath } from '../../shared/pages/sundays.ts';
import type { ContentService } from '../content/content-service.ts';
import { calendarKind } from '../content/loaders/sundays.ts';
import { readableAnywhere } from '../middleware/readable-anywhere.ts';
import { contentResponse } from './conditional-response.ts';

type CalendarOptions = { content: Pick<ContentService, 'load'>; now: () => number };

/** The calendar of two church years, or with a date in the query that of one day. Without a lectionary there is none. */
export function calendarRoutes({ content, now }: CalendarOptions): Hono {
  return new Hono().get(calendarPath, readableAnywhere, async (c, next) => {
    const query = parseSundaysQuery(new URL(c.req.url).searchParams);
    const calendar = await content.load(calendarKind.request(query));
    if ('error' in calendar.result) return next();
    return contentResponse(c, calendar, {
      type: 'text/calendar; charset=utf-8',
      serialize: (text) => text,
      now,
    });
  });
}
