import { expect, test } from 'vitest';
import { sitemap, sitemapPart } from '../../../../worker/well-known/sitemap-xml.ts';
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

test('50,000 URLs are in one file', { timeout }, () => {
  const xml = sitemap(url, entries(50_000));
  expect(locations(xml, 'url')).toHaveLength(50_000);
  expect(Buffer.byteLength(xml)).toBeLessThan(50_000_000);
  expect(sitemapPart(url, entries(50_000), 1)).toBeUndefined();
});

test('more URLs are split into files with an index', { timeout }, async () => {
  const all = entries(50_001);
  const index = sitemap(url, all);
  expect(await xmlErrors(index)).toEqual([]);
  expect(readXml(index).document.documentElement?.tagName).toBe('sitemapindex');
  const files = locations(index, 'sitemap');
  expect(files).toEqual([1, 2].map((number) => `${url}/sitemap-${number}.xml`));
  const parts = files.map((_, i) => locations(sitemapPart(url, all, i + 1), 'url'));
  expect(parts.map(({ length }) => length)).toEqual([50_000, 1]);
  expect(parts.flat()).toEqual(all.map(({ path }) => url + path));
  expect(sitemapPart(url, all, 3)).toBeUndefined();
  const last = sitemapPart(url, all, 2) ?? '';
  expect(await xmlErrors(last, sitemapSchema)).toEqual([]);
});

test('the file is valid for any date and any label', async () => {
  const entries = [
    { path: '/articles/1', lastModified: Date.UTC(2026, 2, 1, 15) },
    { path: '/articles/2', lastModified: 0 },
    { path: '/articles/3', lastModified: Date.parse('0001-01-01T00:00:00.123Z') },
    { path: '/articles/4', lastModified: null },
    { path: '/quotes?label=A%26B&c' },
  ];
  const xml = sitemap(url, entries);
  expect(await xmlErrors(xml, sitemapSchema)).toEqual([]);
  expect(readXml(xml).texts('lastmod')).toEqual([
    '2026-03-01T15:00:00.000Z',
    '1970-01-01T00:00:00.000Z',
    '0001-01-01T00:00:00.123Z',
  ]);
  expect(readXml(xml).texts('loc').at(-1)).toBe(`${url}/quotes?label=A%26B&c`);
});
