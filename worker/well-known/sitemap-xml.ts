import { html } from 'hono/html';
import { passagesHref, paths, postHref } from '../../shared/routes.ts';
import { type LabelCrawl, labelPages } from '../crawl/label-crawl.ts';
import type { PostIndex } from '../crawl/post-index.ts';
import { xmlDocument } from '../feeds/xml-document.ts';
import { citedBooks } from '../passages/passages-document.ts';
import { siteFiles } from './site-files.ts';

/** The maximum number of URLs in one file (sitemaps.org). Such a file is far below the limit of 50 MB. */
const sitemapLimit = 50_000;

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

export type SitemapEntry = {
  /** Path and query. */
  path: string;
  /** Ms since the epoch; null or absent if unknown. */
  lastModified?: number | null | undefined;
};

/** `lastModified` is when the post, or the newest post of the page, was published: the provider has no other date. */
export function sitemapEntries(index: PostIndex, labels: LabelCrawl): SitemapEntry[] {
  return [
    ...Object.values(paths).map((path) => ({ path })),
    ...index.posts.map(({ list, id, published }) => ({
      path: postHref(list, id),
      lastModified: published,
    })),
    ...labelPages.flatMap(({ path }) => {
      const newest = labels[path]?.newest;
      return newest === undefined ? [] : [{ path, lastModified: newest }];
    }),
    ...citedBooks(index).flatMap(({ name, count }) =>
      count > 0 ? [{ path: passagesHref({ book: name }) }] : [],
    ),
  ];
}

/** The sitemap by its path. If it has too many entries, it is an index of other files, which are there, too. */
export function sitemapFiles(
  siteUrl: string,
  entries: readonly SitemapEntry[],
): ReadonlyMap<string, string> {
  if (entries.length <= sitemapLimit)
    return new Map([[siteFiles.sitemap, urlSet(siteUrl, entries)]]);
  const count = Math.ceil(entries.length / sitemapLimit);
  const parts = Array.from({ length: count }, (_, i): [string, string] => [
    `/sitemap-${i + 1}.xml`,
    urlSet(siteUrl, entries.slice(i * sitemapLimit, (i + 1) * sitemapLimit)),
  ]);
  const links = parts.map(([path]) => html`<sitemap><loc>${siteUrl}${path}</loc></sitemap>`);
  const index = xmlDocument(html`<sitemapindex xmlns="${namespace}">${links}</sitemapindex>`);
  return new Map([[siteFiles.sitemap, index], ...parts]);
}

function urlSet(siteUrl: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map(
    ({ path, lastModified }) =>
      html`<url><loc>${siteUrl}${path}</loc>${typeof lastModified === 'number' && html`<lastmod>${new Date(lastModified).toISOString()}</lastmod>`}</url>`,
  );
  return xmlDocument(html`<urlset xmlns="${namespace}">${urls}</urlset>`);
}
