import { html } from 'hono/html';
import { listNames } from '../../shared/content/lists.ts';
import { passagesHref, paths, postHref } from '../../shared/routes.ts';
import { labelPages } from '../crawl/label-crawl.ts';
import type { PostIndex } from '../crawl/post-index.ts';
import type { Crawled } from '../crawl/stored-crawl.ts';
import { xmlDocument } from '../feeds/xml-document.ts';
import { citedBooks } from '../passages/passages-document.ts';

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
export function sitemapEntries(
  { lists: crawls, labels }: Crawled,
  index: PostIndex,
): SitemapEntry[] {
  return [
    ...Object.values(paths).map((path) => ({ path })),
    ...listNames.flatMap((list) =>
      [...crawls[list].posts.values()]
        .map(({ id, published }) => ({ path: postHref(list, id), lastModified: published }))
        .sort((a, b) => Number(b.lastModified) - Number(a.lastModified)),
    ),
    ...labelPages.flatMap(({ path }) => {
      const newest = labels.get(path)?.newest;
      return newest === undefined ? [] : [{ path, lastModified: newest }];
    }),
    ...citedBooks(index).map(({ name }) => ({ path: passagesHref({ book: name }) })),
  ];
}

/** `/sitemap.xml`: the entries, or an index of the files into which they are split. */
export function sitemap(siteUrl: string, entries: readonly SitemapEntry[]): string {
  if (entries.length <= sitemapLimit) return urlSet(siteUrl, entries);
  const count = Math.ceil(entries.length / sitemapLimit);
  const files = Array.from(
    { length: count },
    (_, i) => html`<sitemap><loc>${siteUrl}/sitemap-${i + 1}.xml</loc></sitemap>`,
  );
  return xmlDocument(html`<sitemapindex xmlns="${namespace}">${files}</sitemapindex>`);
}

/** `/sitemap-{number}.xml`, starting at 1; undefined if the index has no such file. */
export function sitemapPart(
  siteUrl: string,
  entries: readonly SitemapEntry[],
  number: number,
): string | undefined {
  if (entries.length <= sitemapLimit) return undefined;
  const part = entries.slice((number - 1) * sitemapLimit, number * sitemapLimit);
  return part.length > 0 ? urlSet(siteUrl, part) : undefined;
}

function urlSet(siteUrl: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map(
    ({ path, lastModified }) =>
      html`<url><loc>${siteUrl}${path}</loc>${typeof lastModified === 'number' && html`<lastmod>${new Date(lastModified).toISOString()}</lastmod>`}</url>`,
  );
  return xmlDocument(html`<urlset xmlns="${namespace}">${urls}</urlset>`);
}
