import type { Handler } from 'hono';
import { cacheControl } from '../cache-control.ts';
import type { CrawlReader } from '../crawl/crawl-reader.ts';
import { crawlProgress } from '../crawl/stored-crawl.ts';
import { sitemap, sitemapEntries, sitemapPart } from '../well-known/sitemap-xml.ts';
import { conditionalResponse } from './conditional-response.ts';

type SitemapOptions = {
  siteUrl: string;
  crawled: Pick<CrawlReader, 'crawl' | 'index'>;
  /** The paths of pages that the settings turn off. */
  absentPaths: readonly string[];
};

const cacheControlByProgress = {
  nothing: cacheControl.none,
  some: cacheControl.brief,
  complete: cacheControl.file,
};

/** `GET` of the sitemap and its parts, with the entries that the crawl has found so far. */
export function sitemapHandler({ siteUrl, crawled, absentPaths }: SitemapOptions): Handler {
  return async (c, next) => {
    const crawl = await crawled.crawl();
    const entries = sitemapEntries(crawl, await crawled.index()).filter(
      ({ path }) => !absentPaths.includes(path),
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
  };
}
