import { expect, test } from 'vitest';
import { readPage } from '../../support/page.ts';
import { sharedSite } from '../../support/shared-site.ts';

const site = await sharedSite();

test.each([
  ['/quotes/', '/quotes'],
  ['/about/', '/about'],
  ['/articles/7350186942201573301/', '/articles/7350186942201573301'],
  ['/quotes/?label=Hell', '/quotes?label=Hell'],
  ['/apologetics/?q=&label=John+3', '/apologetics?label=John+3'],
  ['/handout/?posts=,quotes:1', '/handout?posts=quotes:1'],
  ['/terms/?utm_source=newsletter', '/terms?utm_source=newsletter'],
  ['/apologetics?label=John&q=God', '/apologetics?q=God'],
])('%s redirects permanently to %s', async (path, location) => {
  const response = await site.get(path);
  expect(response.status).toBe(308);
  expect(response.headers.get('Location')).toBe(location);
  expect(response.headers.get('Cache-Control')).toMatch(/^public, max-age=3600/);
  expect((await readPage(site.get(location))).status).toBe(200);
});

test.each([
  ...['/Quotes', '/QUOTES/', '/Articles/7350186942201573301', '/quotes//', '//quotes', '/%71uotes'],
  ...['/nowhere/', '/handout/?posts=quotes:1,quotes:1', '/apologetics/?ref=John+3'],
  ...['/Robots.txt', '/robots.txt/', '/sitemap.XML', '/site.webmanifest/'],
  ...['/.well-known/Security.txt', '/.well-known/', '/apologetics/feed'],
])('%s is not found', async (path) => {
  const response = await site.get(path);
  expect(response.status).toBe(404);
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=60');
});
