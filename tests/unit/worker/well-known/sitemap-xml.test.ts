import { expect, test } from 'vitest';
import { labelPages } from '../../../../worker/crawl/label-crawl.ts';
import { sitemapEntries, sitemapXml } from '../../../../worker/well-known/sitemap-xml.ts';
import { indexOf } from '../../../support/index-of.ts';
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

test('a page is in the sitemap if it has content, also without a date', () => {
  const [dated = '', undated = '', empty = ''] = labelPages.map(({ path }) => path);
  const found = { [dated]: { newest: 1 }, [undated]: { newest: null }, [empty]: {} };
  const labels = Object.entries(found).map(([path, label]) => [path, { dueAt: 0, ...label }]);
  const entries = sitemapEntries({
    index: indexOf([]),
    labels: Object.fromEntries(labels),
    hasLectionary: false,
  });
  expect(entries.filter(({ path }) => path.includes('?'))).toEqual([
    { path: dated, lastModified: 1 },
    { path: undated, lastModified: null },
  ]);
  const paths = entries.map(({ path }) => path);
  expect(paths).toContain('/quotes');
  expect(paths).not.toContain('/resources');
  expect(paths).not.toContain('/sundays');
});
