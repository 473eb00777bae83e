import { Hono } from 'hono';
import type { LabelCrawl } from '../crawl/label-crawl.ts';
import type { PostIndex } from '../crawl/post-index.ts';
import { siteFiles } from '../site-files.ts';
import { conditionalResponse, type TaggedBody, taggedBody } from './responses.ts';
import type { Services } from './services.ts';

/** `GET` of the sitemap, with the entries that the crawl has found so far. It is made once for the same findings. */
export function sitemapRoutes({ settings, crawled }: Pick<Services, 'settings' | 'crawled'>): Hono {
  let last: { index: PostIndex; labels: LabelCrawl; body: TaggedBody } | undefined;
  return new Hono().get(siteFiles.sitemap, async (c) => {
    const reader = await crawled();
    const [index, labels] = await Promise.all([reader.index(), reader.labels()]);
    if (last?.index !== index || last.labels !== labels) {
      const { sitemapEntries, sitemapXml } = await import('../well-known/sitemap-xml.ts');
      const hasLectionary = settings.LECTIONARY !== 'off';
      const entries = sitemapEntries({ index, labels, hasLectionary });
      last = { index, labels, body: await taggedBody(sitemapXml(settings.SITE_URL, entries)) };
    }
    c.set('policy', index.isComplete ? 'file' : 'brief');
    return conditionalResponse(c, last.body, 'application/xml; charset=utf-8');
  });
}
