import { expect, test } from 'vitest';
import type { LabelCrawl } from '../../../../worker/crawl/label-crawl.ts';
import { PostIndex } from '../../../../worker/crawl/post-index.ts';
import { sitemapRoutes } from '../../../../worker/routes/sitemap.ts';
import { sitemapFiles } from '../../../../worker/well-known/sitemap-xml.ts';
import { readXml, sitemapSchema, xmlErrors } from '../../../support/xml.ts';

const url = 'https://areopagus.example';

/** Distinct pages. */
function entries(count: number) {
  return Array.from({ length: count }, (_, i) => ({ path: `/articles/${i}` }));
}

function locations(xml = '', element: string) {
  return [...xml.matchAll(new RegExp(`<${element}><loc>(.*?)</loc>`, 'g'))].map(([, loc]) => loc);
}

/** Enough for a busy machine; ms. */
const timeout = 60_000;

test('more URLs are split into files with an index', { timeout }, async () => {
  const all = entries(50_001);
  const [[, index = ''] = [], ...parts] = sitemapFiles(url, all);
  expect(await xmlErrors(index)).toEqual([]);
  expect(readXml(index).document.documentElement?.tagName).toBe('sitemapindex');
  expect(parts.map(([path]) => path)).toEqual(['/sitemap-1.xml', '/sitemap-2.xml']);
  expect(locations(index, 'sitemap')).toEqual(parts.map(([path]) => url + path));
  const found = parts.map(([, xml]) => locations(xml, 'url'));
  expect(found.map(({ length }) => length)).toEqual([50_000, 1]);
  expect(found.flat()).toEqual(all.map(({ path }) => url + path));
  expect(await xmlErrors(parts[1]?.[1] ?? '', sitemapSchema)).toEqual([]);
});

test('the sitemap is written once for each index, and its parts are not found if it has none', async () => {
  let index = new PostIndex([], true);
  const labels: LabelCrawl = {};
  let written = 0;
  const settings = {
    SITE_URL: url,
    get LECTIONARY() {
      written += 1;
      return 'lsb' as const;
    },
  };
  const crawled = async () => ({ index: async () => index, labels: async () => labels });
  const app = sitemapRoutes({ settings, crawled });
  const first = await (await app.request('/sitemap.xml')).text();
  expect((await app.request('/sitemap.xml?x')).status).toBe(200);
  expect((await app.request('/sitemap-1.xml')).status).toBe(404);
  expect(written).toBe(1);
  const post = { list: 'quotes', id: '7', title: '', published: null } as const;
  index = new PostIndex([{ ...post, labels: [], passages: [] }], true);
  const second = await (await app.request('/sitemap.xml')).text();
  expect(first).not.toContain('post=7');
  expect(second).toContain(`${url}/quotes?post=7`);
});

test('the file is valid for any date and any label', async () => {
  const entries = [
    { path: '/articles/1', lastModified: Date.UTC(2026, 2, 1, 15) },
    { path: '/articles/2', lastModified: 0 },
    { path: '/articles/3', lastModified: Date.parse('0001-01-01T00:00:00.123Z') },
    { path: '/articles/4', lastModified: null },
    { path: '/quotes?label=A%26B&c' },
  ];
  const xml = sitemapFiles(url, entries).get('/sitemap.xml') ?? '';
  expect(await xmlErrors(xml, sitemapSchema)).toEqual([]);
  expect(readXml(xml).texts('lastmod')).toEqual([
    '2026-03-01T15:00:00.000Z',
    '1970-01-01T00:00:00.000Z',
    '0001-01-01T00:00:00.123Z',
  ]);
  expect(readXml(xml).texts('loc').at(-1)).toBe(`${url}/quotes?label=A%26B&c`);
});
