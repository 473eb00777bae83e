import { html } from 'hono/html';
import type { Page } from '../../shared/pages/define-page.ts';
import { passagesHref } from '../../shared/pages/passages.ts';
import { postHref } from '../../shared/pages/post.ts';
import { sundaysPage } from '../../shared/pages/sundays.ts';
import { pages } from '../../shared/routes.ts';
import { type LabelCrawl, labelPages } from '../crawl/label-crawl.ts';
import type { PostIndex } from '../crawl/post-index.ts';
import { citedBooks } from '../passages/passages-document.ts';
import { xmlDocument } from '../xml-document.ts';

type SitemapEntry = {
  /** Path and query. */
  path: string;
  /** Ms since the epoch; null or absent if unknown. */
  lastModified?: number | null | undefined;
};

type Found = { index: PostIndex; labels: LabelCrawl; hasLectionary: boolean };

/**
 * Returns the pages that may be indexed, by their definitions and by what the crawl has found.
 * `lastModified` is when the post, or one of the posts of the page, was changed last.
 */
export function sitemapEntries({ index, labels, hasLectionary }: Found): SitemapEntry[] {
  const hasContent = new Map([
    [sundaysPage.path, hasLectionary],
    ...labelPages.map(({ path }) => [path, labels[path]?.newest !== undefined] as const),
  ]);
  const fixed = pages.flatMap((page) =>
    sitemapParams(page).flatMap((params) => {
      const path = page.href(params);
      if (path === null || !page.isIndexed(params, hasContent.get(path))) return [];
      return [{ path, lastModified: labels[path]?.newest }];
    }),
  );
  const posts = index.posts.map(({ list, id, updated }) => ({
    path: postHref(list, id),
    lastModified: updated,
  }));
  const books = citedBooks(index).filter(({ count }) => count > 0);
  return [...fixed, ...posts, ...books.map(({ name }) => ({ path: passagesHref({ book: name }) }))];
}

/** Returns the parameters of the pages that the sitemap has if they are indexed: by default those without a query. */
export function sitemapParams<Params>({ sitemap, parse }: Page<Params>): readonly Params[] {
  const params = sitemap ? sitemap() : [parse(new URLSearchParams(), {})];
  return params.filter((params) => params !== undefined);
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
