import { Hono } from 'hono';
import type { ContentError } from '../../shared/content/result.ts';
import { reportPath, type Site } from '../../shared/site.ts';
import type { CivilDay } from '../calendar/civil-day.ts';
import type { Recheck } from '../crawl/crawl.ts';
import type { CrawlReader } from '../crawl/crawl-reader.ts';
import { cacheControl } from '../request/cache-control.ts';
import { type RateLimit, visitorNetwork } from '../request/rate-limit.ts';
import { isSameOrigin } from '../request/same-origin.ts';
import type { Sundays } from '../sundays/sundays.ts';
import { errorResponse } from './error-response.ts';

type ReportOptions = {
  crawled: () => Promise<Pick<CrawlReader, 'index' | 'labels'>>;
  sundays: () => Promise<Pick<Sundays, 'twoChurchYears'>>;
  site: Site;
  today: () => CivilDay;
  now: () => number;
  /** Runs the crawl once, which reads posts and labels again. */
  crawl: (recheck: Recheck) => Promise<void>;
  /** Limits the runs of a network: each makes several calls to the provider. */
  rateLimit: RateLimit;
};

/** Handles `/report`, the page for staff with what may be wrong in the posts. Not for production. */
export function reportRoutes(options: ReportOptions): Hono {
  const { crawled, sundays, site, today, now, crawl, rateLimit } = options;

  async function readFaults() {
    const { comingWeeks, siteFaults } = await import('../report/site-faults.ts');
    const reader = await crawled();
    const [index, labels] = await Promise.all([reader.index(), reader.labels()]);
    const days = comingWeeks(await sundays(), today());
    return { index, labels, faults: siteFaults({ index, labels, days }) };
  }

  return new Hono()
    .get(reportPath, async (c) => {
      const { reportDocument } = await import('../report/report-document.tsx');
      const { index, labels, faults } = await readFaults();
      const ageOf = (times: number[]) =>
        times.length > 0 ? now() - Math.min(...times) : undefined;
      const ages = {
        posts: ageOf(index.posts.map(({ seenAt }) => seenAt)),
        labels: ageOf(Object.values(labels).map(({ readAt = 0 }) => readAt)),
      };
      c.header('Cache-Control', cacheControl.none);
      return c.html(reportDocument({ site, faults, isComplete: index.isComplete, ages }));
    })
    .post(reportPath, async (c) => {
      const error = await refusal(c.req.raw, rateLimit);
      if (error) return errorResponse(c, error);
      const { recheckOf } = await import('../report/site-faults.ts');
      const { faults } = await readFaults();
      await crawl(recheckOf(faults));
      return c.redirect(reportPath, 303);
    });
}

/** Returns the error of a request that may not run the crawl. */
async function refusal(request: Request, rateLimit: RateLimit): Promise<ContentError | undefined> {
  if (!isSameOrigin(request)) {
    return { message: 'The posts are only read by the button on this page.', status: 403 };
  }
  const ip = request.headers.get('CF-Connecting-IP') ?? undefined;
  const { success } = await rateLimit.limit({ key: visitorNetwork(ip) });
  if (success) return undefined;
  const message = 'The posts were read several times. Please wait a minute.';
  return { message, status: 429 };
}
