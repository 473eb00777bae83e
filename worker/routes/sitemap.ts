import type { Handler } from 'hono';
import { passagesHref } from '../../shared/routes.ts';
import { cacheControl } from '../cache-control.ts';
import type { SiteCrawl } from '../crawl/crawl.ts';
import { citedBooks } from '../passages/passages-document.ts';
import { sitemap, sitemapEntries, sitemapPart } from '../well-known/sitemap-xml.ts';
import { conditionalResponse } from './conditional-response.ts';

type SitemapOptions = {
  siteUrl: string;
  crawl: SiteCrawl;
  /** The paths of pages that the settings turn off. */
  absentPaths: readonly string[];
};

const cacheControlByProgress = {
  nothing: cacheControl.none,
  some: cacheControl.brief,
  complete: cacheControl.file,
};

/** `GET` of the sitemap and its parts, with the entries that the crawl has found so far. */
export function sitemapHandler({ siteUrl, crawl, absentPaths }: SitemapOptions): Handler {
  return async (c, next) => {
    const pages = await crawl.pages();
    const books = citedBooks(pages.index).map(({ name }) => ({
      path: passagesHref({ book: name }),
    }));
    const entries = [...sitemapEntries(pages), ...books].filter(
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
      cacheControl: cacheControlByProgress[pages.progress],
    });
  };
}
