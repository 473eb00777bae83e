import { Hono } from 'hono';
import { paths } from '../../shared/routes.ts';
import type { CrawlReader } from '../crawl/crawl-reader.ts';
import type { LabelCrawl } from '../crawl/label-crawl.ts';
import type { PostIndex } from '../crawl/post-index.ts';
import { cacheControl } from '../request/cache-control.ts';
import type { Settings } from '../settings.ts';
import { siteFiles } from '../well-known/site-files.ts';
import { conditionalResponse, type TaggedBody, taggedBody } from './conditional-response.ts';

type SitemapOptions = {
  settings: Pick<Settings, 'SITE_URL' | 'LECTIONARY'>;
  crawled: () => Promise<Pick<CrawlReader, 'labels' | 'index'>>;
};

/** What is made of an index and of labels, until they are read again. */
type Written = { index: PostIndex; labels: LabelCrawl; body: TaggedBody; cacheControl: string };

/** `GET` of the sitemap, with the entries that the crawl has found so far. Each isolate writes it once for an index. */
export function sitemapRoutes({ settings, crawled }: SitemapOptions): Hono {
  let written: Written | undefined;

  return new Hono().get(siteFiles.sitemap, async (c) => {
    const reader = await crawled();
    const [index, labels] = await Promise.all([reader.index(), reader.labels()]);
    if (written?.index !== index || written.labels !== labels) {
      written = await write(settings, index, labels);
    }
    return conditionalResponse(c, { ...written, type: 'application/xml; charset=utf-8' });
  });
}

async function write(
  { SITE_URL: siteUrl, LECTIONARY: lectionary }: SitemapOptions['settings'],
  index: PostIndex,
  labels: LabelCrawl,
): Promise<Written> {
  const { sitemapEntries, sitemapXml } = await import('../well-known/sitemap-xml.ts');
  const { areLabelsComplete } = await import('../crawl/label-crawl.ts');
  const entries = sitemapEntries(index, labels).filter(
    ({ path }) => path !== paths.sundays || lectionary !== 'off',
  );
  const body = await taggedBody(sitemapXml(siteUrl, entries));
  const isComplete = index.isComplete && areLabelsComplete(labels);
  const hasSome = index.posts.length > 0 || Object.keys(labels).length > 0;
  const lifetime = isComplete ? 'file' : hasSome ? 'brief' : 'none';
  return { index, labels, body, cacheControl: cacheControl[lifetime] };
}
