import { expect, test } from 'vitest';
import { sharedSite } from '../../support/shared-site.ts';

const site = await sharedSite();

test.each([
  ['/quotes/', '/quotes'],
  ['/about/', '/about'],
  ['/articles/7350186942201573301/', '/articles/7350186942201573301'],
  ['/quotes/?label=Hell', '/quotes?label=Hell'],
  ['/apologetics/?q=&label=John+3', '/apologetics?label=John+3'],
  ['/terms/?utm_source=newsletter', '/terms?utm_source=newsletter'],
])('%s redirects permanently to %s', async (path, location) => {
  const response = await site.get(path);
  expect(response.status).toBe(308);
  expect(response.headers.get('Location')).toBe(location);
  expect(response.headers.get('Cache-Control')).toMatch(/^public, max-age=3600/);
  expect((await site.get(location)).status).toBe(200);
});

test.each([
  ...['/Quotes', '/QUOTES/', '/Articles/7350186942201573301', '/quotes//', '//quotes', '/%71uotes'],
  ...['/Robots.txt', '/robots.txt/', '/sitemap.XML', '/site.webmanifest/'],
  ...['/.well-known/Security.txt', '/.well-known/', '/apologetics/feed'],
])('%s is not found', async (path) => {
  const response = await site.get(path);
  expect(response.status).toBe(404);
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=60');
});
