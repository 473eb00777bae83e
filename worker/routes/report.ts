import { Hono } from 'hono';
import { reportPath } from '../../shared/routes.ts';
import type { Site } from '../../shared/site.ts';
import type { CrawlReader } from '../crawl/crawl-reader.ts';
import type { PostIndex } from '../crawl/post-index.ts';
import type { Faults } from '../report/site-faults.ts';
import { cacheControl } from '../request/cache-control.ts';
import type { CivilDay } from '../sundays/civil-day.ts';
import type { Sundays } from '../sundays/sundays.ts';

type ReportSources = {
  sundays: () => Promise<Pick<Sundays, 'twoChurchYears'>>;
  today: () => CivilDay;
  crawled: () => Promise<Pick<CrawlReader, 'index' | 'labels'>>;
};

type Report = { index: PostIndex; faults: Faults[] };

const eightWeeks = 56;

/** What staff may mend, made of the crawl. Not for production. Each isolate makes it once for an index, which is read again within an hour. */
export function createReport({ sundays, today, crawled }: ReportSources): () => Promise<Report> {
  let made: Report | undefined;

  return async () => {
    const reader = await crawled();
    const index = await reader.index();
    if (made?.index === index) return made;
    const { siteFaults } = await import('../report/site-faults.ts');
    const labels = await reader.labels();
    const { twoChurchYears } = await sundays();
    const from = today();
    const days = twoChurchYears().filter(({ day }) => day >= from && day < from + eightWeeks);
    made = { index, faults: siteFaults({ index, labels, days }) };
    return made;
  };
}

/** The banner of a preview has the number of the faults. */
export function siteWithFaults(site: Site, report: () => Promise<Report>) {
  const { preview } = site;
  return async (): Promise<Site> => {
    if (!preview) return site;
    const { faults } = await report();
    const count = faults.reduce((sum, { found }) => sum + found.length, 0);
    return { ...site, preview: { ...preview, faults: count } };
  };
}

type ReportRoutesOptions = {
  report: () => Promise<Report>;
  /** Runs the crawl once. */
  crawl: () => Promise<void>;
};

export function reportRoutes({ report, crawl }: ReportRoutesOptions): Hono {
  return new Hono()
    .get(reportPath, async (c) => {
      const { reportDocument } = await import('../report/report-document.ts');
      const { faults, index } = await report();
      c.header('Cache-Control', cacheControl.none);
      return c.html(reportDocument(faults, index.isComplete));
    })
    .post(reportPath, async (c) => {
      await crawl();
      return c.redirect(reportPath, 303);
    });
}
