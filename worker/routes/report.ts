import { Hono } from 'hono';
import { reportPath } from '../../shared/routes.ts';
import type { CrawlReader } from '../crawl/crawl-reader.ts';
import { cacheControl } from '../request/cache-control.ts';
import type { CivilDay } from '../sundays/civil-day.ts';
import type { Sundays } from '../sundays/sundays.ts';

type ReportOptions = {
  crawled: () => Promise<Pick<CrawlReader, 'index' | 'labels'>>;
  sundays: () => Promise<Pick<Sundays, 'twoChurchYears'>>;
  today: () => CivilDay;
  /** Runs the crawl once. */
  crawl: () => Promise<void>;
};

const eightWeeks = 56;

/** Handles `/report`, the page for staff with what may be wrong in the posts. Not for production. */
export function reportRoutes({ crawled, sundays, today, crawl }: ReportOptions): Hono {
  return new Hono()
    .get(reportPath, async (c) => {
      const { siteFaults } = await import('../report/site-faults.ts');
      const { reportDocument } = await import('../report/report-document.ts');
      const reader = await crawled();
      const [index, labels] = await Promise.all([reader.index(), reader.labels()]);
      const from = today();
      const days = (await sundays())
        .twoChurchYears()
        .filter(({ day }) => day >= from && day < from + eightWeeks);
      c.header('Cache-Control', cacheControl.none);
      return c.html(reportDocument(siteFaults({ index, labels, days }), index.isComplete));
    })
    .post(reportPath, async (c) => {
      await crawl();
      return c.redirect(reportPath, 303);
    });
}
