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
])('%s redirects permanently to %s', async (path, location) => {
  const response = await site.get(path);
  expect(response.status).toBe(308);
  expect(response.headers.get('Location')).toBe(location);
  expect(response.headers.get('Cache-Control')).toMatch(/^public, max-age=3600/);
  expect((await site.get(location)).status).toBe(200);
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

test.each([
  ['/apologetics?q=&label=John', '/apologetics?label=John'],
  ['/apologetics?label=John&q=God', '/apologetics?q=God'],
  ['/apologetics?q=God&label=John', '/apologetics?q=God'],
  ['/apologetics?q=', '/apologetics'],
  ['/apologetics?q=+++&label=', '/apologetics'],
  ['/quotes?q=+God%2Bflesh+', '/quotes?q=God%2Bflesh'],
  ['/quotes?label=Hell&label=Doubt', '/quotes?label=Hell'],
  ['/articles?q=&pageToken=', '/articles'],
  ['/handout/?posts=,quotes:1', '/handout?posts=quotes:1'],
  ['/quotes?q=God%E2%80%AE++flesh', '/quotes?q=God+flesh'],
  ['/quotes?label=%E2%81%A6Hell+', '/quotes?label=Hell'],
])('a form submitted to %s without JavaScript is redirected to %s', async (path, canonical) => {
  const response = await site.get(path);
  expect(response.status).toBe(308);
  expect(response.headers.get('Location')).toBe(canonical);
  expect((await readPage(site.get(canonical))).status).toBe(200);
});

test.each([
  '/apologetics?label=1+John+3',
  '/apologetics?label=1%20John%203',
  '/quotes?q=God%2Bflesh',
  '/quotes?label=God%27s+World',
  "/quotes?label=God's+World",
  '/quotes?filter=God&label=Hell',
  '/resources?label=Related+Articles',
  '/contact?sent',
  '/handout?posts=quotes:1&utm_source=a',
  '/handout?title=a&posts=quotes%3A1',
  '/handout?add=nowhere',
])('%s is not redirected', async (path) => {
  expect((await site.get(path)).status).toBe(200);
});

test.each([
  '//elsewhere.example?q=',
  '//elsewhere.example/?q=',
  '///elsewhere.example?q=',
  '/\\elsewhere.example?q=',
  '//elsewhere.example/%2e%2e?label=',
])('%s redirects to no other site', async (path) => {
  const response = await site.get(path);
  const location = response.headers.get('Location');
  expect(location ?? '').not.toMatch(/^[/\\]{2}/);
  expect(response.status).toBeLessThan(500);
});
