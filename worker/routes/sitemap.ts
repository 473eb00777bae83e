import type { Context, Handler } from 'hono';
import { cacheControl } from '../cache-control.ts';
import type { SitemapCrawler } from '../sitemap/sitemap-crawl.ts';
import { type SitemapEntry, sitemap, sitemapEntries, sitemapPart } from '../sitemap/sitemap-xml.ts';
import { conditionalResponse } from './conditional-response.ts';

type SitemapOptions = {
  siteUrl: string;
  sitemapCrawl: SitemapCrawler;
  /** The paths of posts that are gone. */
  gonePaths: () => Promise<ReadonlySet<string>>;
  /** The paths of pages that the settings turn off. */
  absentPaths: readonly string[];
};

const cacheControlByProgress = {
  nothing: cacheControl.none,
  some: cacheControl.brief,
  complete: cacheControl.file,
};

/** `GET` of the sitemap and its parts, with the entries that the crawl has found so far. */
export function sitemapHandler(options: SitemapOptions): Handler {
  const { siteUrl, sitemapCrawl, gonePaths, absentPaths } = options;
  async function respond(
    c: Context,
    write: (entries: SitemapEntry[]) => string | undefined,
  ): Promise<Response | undefined> {
    const [crawled, gone] = await Promise.all([sitemapCrawl.read(), gonePaths()]);
    const body = write(
      sitemapEntries(crawled).filter(({ path }) => !gone.has(path) && !absentPaths.includes(path)),
    );
    if (body === undefined) return undefined;
    return conditionalResponse(c, {
      body,
      type: 'application/xml; charset=utf-8',
      cacheControl: cacheControlByProgress[crawled.progress],
    });
  }

  return async (c, next) => {
    const part = /\d+/.exec(c.req.path)?.[0];
    const write = (entries: SitemapEntry[]) =>
      part === undefined
        ? sitemap(siteUrl, entries)
        : sitemapPart(siteUrl, entries, Number.parseInt(part, 10));
    return (await respond(c, write)) ?? next();
  };
}
