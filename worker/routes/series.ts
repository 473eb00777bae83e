import { Hono } from 'hono';
import { matchPage } from '../../shared/pages/define-page.ts';
import { seriesCalendarPath, seriesPage } from '../../shared/pages/series.ts';
import type { Site } from '../../shared/site.ts';
import { contentError } from '../content/content-error.ts';
import type { CheckLoadLimit } from '../content/load-limit.ts';
import type { CrawlReader } from '../crawl/crawl-reader.ts';
import { readableAnywhere } from '../middleware/readable-anywhere.ts';
import { cacheControl } from '../request/cache-control.ts';
import type { CivilDay } from '../sundays/civil-day.ts';
import { conditionalResponse } from './conditional-response.ts';
import { errorResponse } from './error-response.ts';

type SeriesOptions = {
  crawled: () => Promise<Pick<CrawlReader, 'index'>>;
  site: Site;
  today: () => CivilDay;
  now: typeof Date.now;
  checkLoadLimit: CheckLoadLimit;
};

/** The calendar of a series. Its title is the visitor's text, so only their software stores it. */
export function seriesRoutes(options: SeriesOptions): Hono {
  const { crawled, site, today, now, checkLoadLimit } = options;
  return new Hono().get(seriesCalendarPath, readableAnywhere, async (c, next) => {
    const { search } = new URL(c.req.url);
    const params = matchPage(seriesPage, { pathname: seriesPage.path, search });
    try {
      await checkLoadLimit();
    } catch (error) {
      return errorResponse(c, contentError(error));
    }
    const { seriesCalendar } = await import('../series/series-document.ts');
    const index = await (await crawled()).index();
    const sources = { site, index, today: today(), now: now() };
    const body = params && (await seriesCalendar(params, sources));
    if (!body) return next();
    const type = 'text/calendar; charset=utf-8';
    return conditionalResponse(c, { body, type, cacheControl: cacheControl.visitor });
  });
}
