import { expect, test } from 'vitest';
import { sampleContent } from '../../../sample-provider/content.ts';
import { browseLabel } from '../../../shared/browse/browse-state.ts';
import { listNames, lists } from '../../../shared/content/lists.ts';
import { listHref, postHref } from '../../../shared/routes.ts';
import { crawlLabels } from '../../support/crawl-labels.ts';
import { readPage } from '../../support/page.ts';
import { siteForFile } from '../../support/site.ts';
import { failure } from '../../support/watched-provider.ts';
import { readXml, sitemapSchema, xmlErrors } from '../../support/xml.ts';

const url = 'https://areopagus.example';
const { posts } = sampleContent();
const site = await siteForFile();

async function readSitemap() {
  const response = await site.get('/sitemap.xml');
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('application/xml; charset=utf-8');
  const xml = await response.text();
  expect(await xmlErrors(xml, sitemapSchema)).toEqual([]);
  const { document } = readXml(xml);
  const entries = [...document.querySelectorAll('url')].map((entry) => ({
    path: String(entry.querySelector('loc')?.textContent).replace(url, ''),
    lastModified: entry.querySelector('lastmod')?.textContent,
  }));
  return { entries, cacheControl: response.headers.get('Cache-Control') };
}

const pages = [
  ...['/', '/apologetics', '/quotes', '/articles', '/resources', '/sundays', '/passages'],
  ...['/contact', '/about', '/copyright', '/privacy-policy', '/terms'],
];

/** The posts of each list and the labels of the panels that they have. */
const postPages = listNames.flatMap((list) =>
  posts[list]
    .toSorted((a, b) => Date.parse(b.published) - Date.parse(a.published))
    .map(({ id, published }) => ({
      path: postHref(list, id),
      lastModified: new Date(published).toISOString(),
    })),
);
const labelPages = listNames.flatMap((list) => {
  const used = new Set(posts[list].flatMap((post) => post.labels));
  const labels = [...lists[list].labels].filter((label) => used.has(label));
  return labels.map((label) => listHref(list, browseLabel(label)));
});

test('before the first run, the sitemap has the fixed pages, and reading it causes no call', async () => {
  const { entries, cacheControl } = await readSitemap();
  expect(entries.map(({ path }) => path)).toEqual(pages);
  expect(cacheControl).toBe('no-store');
  expect(site.provider.requests).toEqual([]);
});

test('a run that fails changes nothing, and the next one finds posts with at most 12 calls', async () => {
  site.provider.intercept(() => failure(500, 'Down for repairs.'));
  await site.runScheduled();
  expect((await readSitemap()).entries.map(({ path }) => path)).toEqual(pages);
  site.provider.intercept();
  site.provider.requests.length = 0;
  await site.runScheduled();
  expect(site.provider.listReads()).toBeGreaterThan(3);
  expect(site.provider.listReads()).toBeLessThanOrEqual(12);
  const { entries, cacheControl } = await readSitemap();
  expect(entries.length).toBeGreaterThan(pages.length);
  expect(cacheControl).toBe('public, max-age=60');
});

test('in the end the sitemap has all posts and the labels with posts, in each isolate', {
  timeout: 90_000,
}, async () => {
  await crawlLabels(site);
  await site.restart();
  site.provider.requests.length = 0;
  const { entries, cacheControl } = await readSitemap();
  expect(cacheControl).toMatch(/^public, max-age=3600, stale-while-revalidate=/);
  const paths = entries.map(({ path }) => path);
  expect(paths.slice(0, pages.length)).toEqual(pages);
  expect(entries.slice(pages.length).slice(0, postPages.length)).toEqual(postPages);
  const labelled = entries.filter(({ path }) => path.includes('?label='));
  expect(labelled.map(({ path }) => path)).toEqual([
    ...labelPages,
    '/resources?label=Related+Articles',
  ]);
  for (const { lastModified } of labelled) expect(lastModified).toMatch(/^20\d\d-/);
  expect(paths).toContain('/passages?book=Isaiah');
  expect(new Set(paths).size).toBe(paths.length);
  expect(site.provider.requests).toEqual([]);
  for (const path of paths.filter((_, i) => i < 30 || i % 20 === 0)) {
    const page = await readPage(site.get(path));
    expect(page.status).toBe(200);
    expect(page.hrefs('link[rel=canonical]')).toEqual([url + path]);
  }
});

test('a sitemap in one file has no parts', async () => {
  for (const path of ['/sitemap-1.xml', '/sitemap-0.xml', '/sitemap-x.xml', '/sitemap.xml/']) {
    expect((await site.get(path)).status).toBe(404);
  }
});
