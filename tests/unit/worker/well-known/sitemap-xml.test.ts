import { expect, test } from 'vitest';
import { sitemapXml } from '../../../../worker/well-known/sitemap-xml.ts';
import { readXml, sitemapSchema, xmlErrors } from '../../../support/xml.ts';

const url = 'https://areopagus.example';

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
