import { expect, test } from 'vitest';
import type { LabelCrawl } from '../../../../worker/crawl/label-crawl.ts';
import { PostIndex } from '../../../../worker/crawl/post-index.ts';
import { sitemapRoutes } from '../../../../worker/routes/sitemap.ts';
import { sitemapXml } from '../../../../worker/well-known/sitemap-xml.ts';
import { readXml, sitemapSchema, xmlErrors } from '../../../support/xml.ts';

const url = 'https://areopagus.example';

test('the sitemap is written once for each index', async () => {
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
  const xml = sitemapXml(url, entries);
  expect(await xmlErrors(xml, sitemapSchema)).toEqual([]);
  expect(readXml(xml).texts('lastmod')).toEqual([
    '2026-03-01T15:00:00.000Z',
    '1970-01-01T00:00:00.000Z',
    '0001-01-01T00:00:00.123Z',
  ]);
  expect(readXml(xml).texts('loc').at(-1)).toBe(`${url}/quotes?label=A%26B&c`);
});
