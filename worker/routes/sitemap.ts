import { Hono } from 'hono';
import { siteFiles } from '../../shared/site-files.ts';
import type { CrawlReader } from '../crawl/crawl-reader.ts';
import { cacheControl } from '../request/cache-control.ts';
import type { Settings } from '../settings.ts';
import { conditionalResponse } from './conditional-response.ts';

type SitemapOptions = {
  settings: Pick<Settings, 'SITE_URL' | 'LECTIONARY'>;
  crawled: () => Promise<Pick<CrawlReader, 'labels' | 'index' | 'progress'>>;
};

/** `GET` of the sitemap, with the entries that the crawl has found so far. */
export function sitemapRoutes({ settings, crawled }: SitemapOptions): Hono {
  return new Hono().get(siteFiles.sitemap, async (c) => {
    const reader = await crawled();
    const [index, labels] = await Promise.all([reader.index(), reader.labels()]);
    const { sitemapEntries, sitemapXml } = await import('../well-known/sitemap-xml.ts');
    const hasLectionary = settings.LECTIONARY !== 'off';
    const entries = sitemapEntries({ index, labels, hasLectionary });
    const { isComplete, ...found } = await reader.progress();
    const hasSome = found.posts + found.labels > 0;
    return conditionalResponse(c, {
      body: sitemapXml(settings.SITE_URL, entries),
      type: 'application/xml; charset=utf-8',
      cacheControl: cacheControl[isComplete ? 'file' : hasSome ? 'brief' : 'none'],
    });
  });
}
