import { Hono } from 'hono';
import { html } from 'hono/html';
import { searchPage } from '../../shared/pages/search.ts';
import { beginningOf } from '../../shared/text/characters.ts';
import type { LabelCrawl } from '../crawl/label-crawl.ts';
import type { PostIndex } from '../crawl/post-index.ts';
import { tdmRep } from '../documents/content-use.ts';
import type { Settings } from '../settings.ts';
import { siteFiles } from '../site-files.ts';
import { robotsTxt } from '../well-known/robots-txt.ts';
import { webManifest } from '../well-known/web-manifest.ts';
import { xmlDocument } from '../xml-document.ts';
import { conditionalResponse, type TaggedBody, taggedBody } from './responses.ts';
import type { Services } from './services.ts';

const text = 'text/plain; charset=utf-8';

type WellKnownServices = Pick<Services, 'settings' | 'now' | 'crawled'>;

export function wellKnownRoutes({ settings, now, crawled }: WellKnownServices): Hono {
  const { SITE_URL: siteUrl, PRODUCT_NAME: productName } = settings;
  const files: [path: string, type: string, body: () => string][] = [
    [siteFiles.robots, text, () => robotsTxt(siteUrl)],
    [siteFiles.securityTxt, text, () => securityTxt(settings, now())],
    [siteFiles.tdmRep, 'application/json', () => tdmRep(siteUrl)],
    [siteFiles.webManifest, 'application/manifest+json', () => webManifest(productName)],
    [siteFiles.openSearch, 'application/opensearchdescription+xml', () => openSearch(settings)],
  ];
  const routes = new Hono();
  for (const [path, type, body] of files)
    routes.get(path, (c) => {
      c.set('policy', 'file');
      return conditionalResponse(c, body(), type);
    });

  /** The sitemap has what the crawl has found so far. It is made once for the same findings. */
  let last: { index: PostIndex; labels: LabelCrawl; body: TaggedBody } | undefined;
  return routes.get(siteFiles.sitemap, async (c) => {
    const [index, labels] = await Promise.all([crawled.index(), crawled.labels()]);
    if (last?.index !== index || last.labels !== labels) {
      const { sitemapEntries, sitemapXml } = await import('../well-known/sitemap-xml.ts');
      const hasLectionary = settings.LECTIONARY !== 'off';
      const entries = sitemapEntries({ index, labels, hasLectionary });
      last = { index, labels, body: await taggedBody(sitemapXml(siteUrl, entries)) };
    }
    c.set('policy', index.isComplete ? 'file' : 'brief');
    return conditionalResponse(c, last.body, 'application/xml; charset=utf-8');
  });
}

const day = 24 * 60 * 60_000;

/** The time until security.txt expires; days. RFC 9116 recommends less than a year. */
const lifetime = 180;

/** RFC 9116. It changes once a day, so that it can be cached. */
function securityTxt({ SITE_URL: siteUrl, SUPPORT_EMAIL: email }: Settings, now: number): string {
  const expires = new Date((Math.floor(now / day) + lifetime) * day);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}${siteFiles.securityTxt}`,
    '',
  ].join('\n');
}

/** The maximum length of `ShortName`; characters. */
const maxShortName = 16;

/** OpenSearch 1.1: browsers offer a search of the site in the address bar. */
function openSearch({ SITE_URL: siteUrl, PRODUCT_NAME: productName }: Settings): string {
  return xmlDocument(
    html`<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/"><ShortName>${beginningOf(productName, maxShortName).trim()}</ShortName><Description>${`Thoughts, quotes and articles of ${productName}`}</Description><Url type="text/html" template="${siteUrl}${searchPage.path}?q={searchTerms}"/><Url type="application/opensearchdescription+xml" rel="self" template="${siteUrl}${siteFiles.openSearch}"/><Image width="16" height="16" type="image/x-icon">${siteUrl}/favicon.ico</Image><Image width="64" height="64" type="image/png">${siteUrl}/icon-64.png</Image><Language>en</Language><InputEncoding>UTF-8</InputEncoding><OutputEncoding>UTF-8</OutputEncoding></OpenSearchDescription>`,
  );
}
