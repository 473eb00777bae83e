import { expect, test } from 'vitest';
import { readPage } from '../../support/page.ts';
import { sharedSite } from '../../support/shared-site.ts';

const site = await sharedSite();

test.each([
  ['/apologetics?q=&label=John', '/apologetics?label=John'],
  ['/apologetics?label=John&q=God', '/apologetics?q=God'],
  ['/apologetics?q=God&label=John', '/apologetics?q=God'],
  ['/apologetics?q=', '/apologetics'],
  ['/apologetics?q=+++&label=', '/apologetics'],
  ['/quotes?q=+God%2Bflesh+', '/quotes?q=God%2Bflesh'],
  ['/quotes?label=Hell&label=Doubt', '/quotes?label=Hell'],
  ['/articles?q=&pageToken=', '/articles'],
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
