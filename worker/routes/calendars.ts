import { Hono } from 'hono';
import { parseSundaysQuery } from '../../shared/content/sundays.ts';
import { seriesCalendarPath, seriesPage } from '../../shared/pages/series.ts';
import { calendarPath } from '../../shared/pages/sundays.ts';
import { hasFailed } from '../content/content.ts';
import { calendarKind } from '../content/loaders/readings.ts';
import { readableAnywhere } from '../middleware/with-headers.ts';
import { conditionalResponse, contentResponse } from './responses.ts';
import type { Services } from './services.ts';

const type = 'text/calendar; charset=utf-8';

type CalendarServices = Pick<Services, 'content' | 'crawled' | 'site' | 'today'>;

export function calendarRoutes(services: CalendarServices): Hono {
  const { content, crawled, site, today } = services;
  const routes = new Hono();

  /** The calendar of two church years, or with a date in the query that of one day. Without a lectionary there is none. */
  routes.use(calendarPath, readableAnywhere).get(calendarPath, async (c, next) => {
    const query = parseSundaysQuery(new URL(c.req.url).searchParams);
    const calendar = await content.load(calendarKind.request(query), c.get('facts'));
    if ('error' in calendar.result && !hasFailed(calendar.result)) return next();
    return contentResponse(c, calendar, type, (text) => text);
  });

  routes.use(seriesCalendarPath, readableAnywhere).get(seriesCalendarPath, async (c, next) => {
    const params = seriesPage.parse(new URL(c.req.url).searchParams, {});
    await c.get('facts').checkLoadLimit();
    const { seriesCalendar } = await import('../series/series-document.ts');
    const index = await crawled.index();
    const sources = { site, index, today: today() };
    const body = params && (await seriesCalendar(params, sources));
    if (!body) return next();
    c.set('policy', 'private');
    return conditionalResponse(c, body, type);
  });
  return routes;
}
