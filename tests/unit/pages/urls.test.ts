import { expect, test } from 'vitest';
import { siteForTests } from '../../support/content-site.ts';

// tests/unit/shared/routes.test.ts has all forms of URLs.
const site = siteForTests();

test.each([
  ['/quotes/', '/quotes'],
  ['/quotes/?label=Hell&fbclid=1', '/quotes?label=Hell'],
  ['/quotes/feed.json?label=Prayer', '/quotes/feed.xml?label=Prayer'],
  ['/sundays/feed.json', '/sundays/feed.xml'],
  ['/sundays?series=lsb', '/sundays'],
])('%s redirects permanently to %s', async (path, location) => {
  const response = await site.get(path);
  expect(response.status).toBe(308);
  expect(response.headers.get('Location')).toBe(location);
  expect((await site.read(location)).status).toBe(200);
});

const notFound = `
  /nowhere /Quotes /quotes// //quotes /%71uotes /nowhere/ /index.html /apologetics/feed
  /handout/?posts=quotes:1,quotes:1 /Robots.txt /robots.txt/ /sitemap.XML /site.webmanifest/
  /.well-known/Security.txt /.well-known/ /assets/main-0.js /assets/ /favicon.png.svg /wrangler.json
  /%61rticles/feed.xml /sundays%2Eics /%63ontact /robots%2Etxt
  /articles/7350186942201573301/comments`;

test.each(notFound.trim().split(/\s+/))('%s is not found, without any call', async (path) => {
  const page = await site.read(path);
  expect(page.status).toBe(404);
  expect(page.text('main p')).toBe("Sorry, the page you're looking for doesn't exist.");
  expect(page.text('title')).toBe('Page Not Found | Areopagus');
  expect(page.attribute('main form', 'action')).toBe('/search');
  expect(page.hrefs('link[rel=canonical], link[rel=alternate]')).toEqual([]);
  expect(page.texts('header nav a')).toContain('Quotes');
  expect(site.calls).toEqual([]);
});

test('the contact page in another encoding has the policy of other pages, and takes no message', async () => {
  const paths = ['/%63ontact', '/nowhere', '/contact'];
  const pages = await Promise.all(paths.map((path) => site.get(path)));
  const policies = pages.map(({ headers }) => headers.get('Content-Security-Policy'));
  expect(policies[0]).toBe(policies[1]);
  expect(policies[0]).not.toBe(policies[2]);
  expect((await site.get('/%63ontact', { method: 'POST' })).status).toBe(405);
});

test.each([
  [`/apologetics?q=${'x'.repeat(5000)}`, 'The search text is too long: at most 200 characters.'],
  ['/articles?q=100%', 'A percent sign in this address does not begin a character.'],
])('%s gets 400, without a call for posts: %s', async (path, message) => {
  const page = await site.read(path);
  expect(page.status).toBe(400);
  expect(page.text('main')).toContain(message);
  expect(page.texts('header nav a')).toContain('Quotes');
  expect(site.calls).toEqual([]);
});

test('a page token that the provider rejects leads back to the first page', async () => {
  const page = await site.read('/quotes?label=Hell&pageToken=refused');
  expect(page.status).toBe(400);
  expect(page.text('main')).toContain('Error: Invalid page token.');
  expect(page.texts('main [data-await] a.button')).toEqual(['Go to the first page']);
  expect(page.hrefs('main [data-await] a.button')).toEqual(['/quotes?label=Hell']);
});

const paths = ['/', '/quotes', '/articles/unknown', '/nowhere', '/api/quotes', '/api/none'];

test.each(['POST', 'OPTIONS', 'PROPFIND'])('%s gets the allowed methods', async (method) => {
  for (const path of [...paths, '/favicon.svg']) {
    const response = await site.get(path, { method });
    expect([path, response.status]).toEqual([path, 405]);
    expect(response.headers.get('Allow')).toBe('GET, HEAD');
    const message = 'This URL allows GET, HEAD only.';
    expect(await response.json()).toEqual({ error: true, message, status: 405 });
  }
});

test.each([...paths, ...['/%zz', '/quotes?q=', '/favicon.svg', '/articles/7350186942201573301']])(
  'HEAD %s has the headers of GET and no body',
  async (path) => {
    // The first response has no content in memory.
    await site.get(path);
    const got = await site.get(path);
    const head = await site.get(path, { method: 'HEAD' });
    expect(await head.text()).toBe('');
    expect(head.status).toBe(got.status);
    for (const name of ['Content-Type', 'Cache-Control', 'Location', 'Content-Security-Policy']) {
      expect(head.headers.get(name), name).toBe(got.headers.get(name));
    }
  },
);
