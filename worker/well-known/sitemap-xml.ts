import { html } from 'hono/html';
import { passagesHref, paths, postHref } from '../../shared/routes.ts';
import { type LabelCrawl, labelPages } from '../crawl/label-crawl.ts';
import type { PostIndex } from '../crawl/post-index.ts';
import { citedBooks } from '../passages/passages-document.ts';
import { xmlDocument } from '../xml-document.ts';

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

export function sitemapXml(siteUrl: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map(
    ({ path, lastModified }) =>
      html`<url><loc>${siteUrl}${path}</loc>${typeof lastModified === 'number' && html`<lastmod>${new Date(lastModified).toISOString()}</lastmod>`}</url>`,
  );
  return xmlDocument(
    html`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`,
  );
}
