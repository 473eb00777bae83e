import { type Context, Hono } from 'hono';
import { cacheControl } from '../cache-control.ts';
import type { createSitemapCrawl } from '../sitemap/sitemap-crawl.ts';
import { type SitemapEntry, sitemap, sitemapEntries, sitemapPart } from '../sitemap/sitemap-xml.ts';
import { siteFiles } from '../well-known/site-files.ts';
import { conditionalResponse } from './conditional-response.ts';

type SitemapOptions = {
  siteUrl: string;
  sitemapCrawl: ReturnType<typeof createSitemapCrawl>;
  /** The paths of posts that are gone. */
  gonePaths: () => Promise<ReadonlySet<string>>;
};

const cacheControlByProgress = {
  nothing: cacheControl.none,
  some: cacheControl.brief,
  complete: cacheControl.file,
};

/** The sitemap and its parts, with the entries that the crawl has found so far. */
export function sitemapRoutes({ siteUrl, sitemapCrawl, gonePaths }: SitemapOptions): Hono {
  async function respond(
    c: Context,
    write: (entries: SitemapEntry[]) => string | undefined,
  ): Promise<Response | undefined> {
    const [crawled, gone] = await Promise.all([sitemapCrawl.read(), gonePaths()]);
    const body = write(sitemapEntries(crawled).filter(({ path }) => !gone.has(path)));
    if (body === undefined) return undefined;
    return conditionalResponse(c, {
      body,
      type: 'application/xml; charset=utf-8',
      cacheControl: cacheControlByProgress[crawled.progress],
    });
  }

  return new Hono()
    .get(siteFiles.sitemap, (c) => respond(c, (entries) => sitemap(siteUrl, entries)))
    .get('/:file{sitemap-[1-9][0-9]*\\.xml}', async (c, next) => {
      const number = Number.parseInt(c.req.param('file').replace('sitemap-', ''), 10);
      return (await respond(c, (entries) => sitemapPart(siteUrl, entries, number))) ?? next();
    });
}
