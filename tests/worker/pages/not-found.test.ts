import { expect, test } from 'vitest';
import { readPage } from '../../support/page.ts';
import { siteForFile } from '../../support/site.ts';
import { crawler } from '../../support/user-agent.ts';

const site = await siteForFile();

test.each([
  '/nowhere',
  '/apologetics/john',
  '/Quotes',
  '/index.html',
  '/about/../nowhere',
  '/articles/unknown',
  '/articles/1000000000000000000',
  '/articles/%00',
  '/articles/a%2Fb',
  '/articles/..%2F..%2Fposts',
  '/articles/7350186942201573301/comments',
])('there is no page at %s', async (path) => {
  const page = await readPage(site.get(path));
  expect(page.status).toBe(404);
  expect(page.texts('h1')).toEqual(['Page Not Found']);
  expect(page.text('main p')).toBe("Sorry, the page you're looking for doesn't exist.");
  expect(page.text('title')).toBe('Page Not Found | Areopagus');
  expect(page.hrefs('link[rel=canonical]')).toEqual([]);
  expect(page.texts('header nav a')).toContain('Quotes');
});

test('malformed ids are not found, without a call to the provider', async () => {
  site.provider.requests.length = 0;
  for (const id of ['%00', 'a%2Fb', 'a%20b', '9'.repeat(65)]) {
    await readPage(site.get(`/articles/${id}`));
  }
  expect(site.provider.listReads()).toBe(0);
});

test.each([
  ['/Articles/7350186942201573301', 404],
  ['/ARTICLES/7350186942201573301', 404],
  ['/articles/7350186942201573301/comments', 404],
  ['/articles/7350186942201573301?x=%', 400],
  ['/apologetics?ref=Tobit&post=7350186942201573301', 404],
])('nothing is requested for %s, and no feed is offered there', async (path, status) => {
  site.provider.requests.length = 0;
  const page = await readPage(site.get(path, crawler));
  expect(page.status).toBe(status);
  expect(site.provider.requests.filter((request) => /\/blogger\//.test(request.path))).toEqual([]);
  expect(page.hrefs('link[rel=alternate]')).toEqual([]);
  expect(page.html).not.toContain('"og:type" content="article"');
});

test('the id of a thought is not found as an article', async () => {
  const { posts } = await (await site.get('/api/thoughts')).json();
  const { id } = posts[0];
  expect(id).toMatch(/^\d+$/);
  expect((await readPage(site.get(`/articles/${id}`))).status).toBe(404);
});
