import { expect, test } from 'vitest';
import { postsKind } from '../../shared/content/posts.ts';
import { contactPage } from '../../shared/pages/contact.ts';
import { articlesPage } from '../../shared/pages/list-pages.ts';
import { pages } from '../../shared/routes.ts';
import { sitemapParams } from '../../worker/well-known/sitemap-xml.ts';
import { expectContent, request } from './site.ts';

/** Checks that a page is complete and has its heading, navigation and content. */
async function expectPage(path: string) {
  const page = await request(path);
  await expectContent(page);
  expect(page.headers.get('Content-Type')).toContain('text/html');
  expect(page.body.trimEnd().slice(-7), 'end').toBe('</html>');
  expect(/<h1[^>]*>[^<]/.test(page.body), 'has a heading').toBe(true);
  expect(page.body.includes('<nav'), 'has navigation').toBe(true);
  // Email Address Obfuscation of Cloudflare changes texts, so that the page cannot be hydrated.
  expect(/data-cfemail|email-protection/.test(page.body), 'has rewritten addresses').toBe(false);
  return page;
}

const indexedPages = pages.filter((page) =>
  sitemapParams(page).some((params) => page.isIndexed(params, true)),
);

test.each(indexedPages)('$path is a complete page', async ({ path }) => {
  await expectPage(path);
});

test('an article can be read', async () => {
  const { body } = await expectPage(articlesPage.path);
  const [, link = ''] = /href="(\/articles\/[\w-]+)"/.exec(body) ?? [];
  expect(link, 'link to an article').not.toBe('');
  await expectPage(link);
});

test('the API returns a list', async () => {
  const { url } = postsKind.request({ list: 'quotes', browse: {} });
  const response = await request(url);
  await expectContent(response);
  expect(response.headers.get('Content-Type')).toContain('application/json');
  expect(response.body.includes('"posts":[{'), 'has posts').toBe(true);
});

test('an unknown path has status 404', async () => {
  const { status, body } = await request('/nowhere-at-all');
  expect(status, 'status').toBe(404);
  expect(body.includes('Page Not Found'), 'says that the page was not found').toBe(true);
});

test('a cross-origin message is rejected', async () => {
  const { status } = await request(contactPage.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: 'https://elsewhere.invalid' },
    body: '{}',
  });
  expect(status, 'status').toBe(403);
});

test('the site reports that it is healthy', async () => {
  const { status, body } = await request('/healthz');
  expect(status, 'status').toBe(200);
  expect(body).toContain('"valid":true');
  expect(body).toContain('"reachable":true');
});
