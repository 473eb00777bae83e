import { expect, test } from 'vitest';
import { readPage } from '../../support/page.ts';
import { siteForFile } from '../../support/site.ts';

const site = await siteForFile();

const choices = 'main nav a';

test.each([
  ['/resources', 'Resource Books', /A shelf of books/],
  ['/resources?label=Related+Articles', 'Related Articles', /\w/],
])('%s shows %s and marks it as selected', async (path, title, content) => {
  const page = await readPage(site.get(path));
  expect(page.texts(choices)).toEqual(['Resource Books', 'Related Articles']);
  expect(page.hrefs(choices)).toEqual(['/resources', '/resources?label=Related+Articles']);
  expect(page.texts(`${choices}[aria-current]`)).toEqual([title]);
  expect(page.texts('main article h2')).toHaveLength(1);
  expect(page.text('main [data-content]')).toMatch(content);
});

test('an unknown resource has no content and causes no call to the provider', async () => {
  site.provider.requests.length = 0;
  const page = await readPage(site.get('/resources?label=Featured'));
  expect(page.status).toBe(200);
  expect(page.text('main')).toContain('No resource content found.');
  expect(page.texts(`${choices}[aria-current]`)).toEqual([]);
  expect(site.provider.listReads()).toBe(0);
});
