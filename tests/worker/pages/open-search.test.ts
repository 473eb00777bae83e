import { expect, test } from 'vitest';
import { readPage } from '../../support/page.ts';
import { siteForFile } from '../../support/site.ts';
import { readXml, xmlErrors } from '../../support/xml.ts';

const site = await siteForFile({ PRODUCT_NAME: 'Reasons & Hope, a library' });

test('every page links the OpenSearch description of the thoughts', async () => {
  const [path] = (await readPage(site.get('/terms'))).hrefs('head link[rel=search]');
  const response = await site.get(String(path));
  expect(response.headers.get('Content-Type')).toBe('application/opensearchdescription+xml');
  const xml = await response.text();
  expect(await xmlErrors(xml)).toEqual([]);
  const { document, texts } = readXml(xml);
  expect(texts('ShortName')).toEqual(['Reasons & Hope,']);
  const template = document.querySelector('Url[type="text/html"]')?.getAttribute('template') ?? '';
  expect(template).toBe('https://areopagus.example/apologetics?q={searchTerms}');
  const search = new URL(template.replace('{searchTerms}', 'Miracles'));
  const page = await readPage(site.get(search.pathname + search.search));
  expect(page.text('#posts')).toBe('Search results for “Miracles”');
  expect(page.texts('main [data-await] article').length).toBeGreaterThan(0);
});
