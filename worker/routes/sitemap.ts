import { Hono } from 'hono';
import { paths } from '../../shared/routes.ts';
import { cacheControl } from '../cache-control.ts';
import type { CrawlReader } from '../crawl/crawl-reader.ts';
import type { Settings } from '../settings.ts';
import { siteFiles, sitemapParts } from '../well-known/site-files.ts';
import { conditionalResponse } from './conditional-response.ts';

type SitemapOptions = {
  settings: Pick<Settings, 'SITE_URL' | 'LECTIONARY'>;
  crawled: () => Promise<Pick<CrawlReader, 'crawl' | 'index'>>;
};

const cacheControlByProgress = {
  nothing: cacheControl.none,
  some: cacheControl.brief,
  complete: cacheControl.file,
};

/** `GET` of the sitemap and its parts, with the entries that the crawl has found so far. */
export function sitemapRoutes({ settings, crawled }: SitemapOptions): Hono {
  const { SITE_URL: siteUrl, LECTIONARY: lectionary } = settings;
  return new Hono().on('GET', [siteFiles.sitemap, sitemapParts], async (c, next) => {
    const { sitemap, sitemapEntries, sitemapPart } = await import('../well-known/sitemap-xml.ts');
    const { crawlProgress } = await import('../crawl/stored-crawl.ts');
    const reader = await crawled();
    const crawl = await reader.crawl();
    const entries = sitemapEntries(crawl, await reader.index()).filter(
      ({ path }) => path !== paths.sundays || lectionary !== 'off',
    );
    const part = /\d+/.exec(c.req.path)?.[0];
    const body =
      part === undefined
        ? sitemap(siteUrl, entries)
        : sitemapPart(siteUrl, entries, Number.parseInt(part, 10));
    if (body === undefined) return next();
    return conditionalResponse(c, {
      body,
      type: 'application/xml; charset=utf-8',
      cacheControl: cacheControlByProgress[crawlProgress(crawl)],
    });
  });
}
