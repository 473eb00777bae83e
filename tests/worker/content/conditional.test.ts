import { expect, test } from 'vitest';
import { readPage } from '../../support/page.ts';
import { sharedSite } from '../../support/shared-site.ts';
import { siteForEachTest } from '../../support/site.ts';
import { ageContent } from '../../support/stored-in-kv.ts';
import { respondTo, slow } from '../../support/watched-provider.ts';
import { wirePost } from '../../support/wire-post.ts';

const site = siteForEachTest();

async function etagOf(path: string): Promise<string> {
  const response = await site.get(path);
  expect(response.status).toBe(200);
  await response.text();
  const etag = response.headers.get('ETag');
  expect(etag).toMatch(/^W\/"[\w+/=-]+"$/);
  return String(etag);
}

test('another isolate sends the same ETag', async () => {
  await readPage(site.get('/quotes'));
  const etag = await etagOf('/quotes');
  await site.restart();
  expect((await site.get('/quotes', { 'If-None-Match': etag })).status).toBe(304);
});

test('a list that has changed is sent again', async () => {
  await readPage(site.get('/quotes'));
  const etag = await etagOf('/quotes');
  await ageContent(site, '/api/quotes', 301_000);
  site.provider.intercept(respondTo('/v1/blogger/', () => Response.json({ posts: [wirePost()] })));
  await expect
    .poll(async () => (await site.get('/quotes', { 'If-None-Match': etag })).status)
    .toBe(200);
});

test('streamed pages and missing pages have no ETag', async () => {
  expect((await site.get('/nowhere')).headers.get('ETag')).toBeNull();
  expect((await site.get('/quotes?q=')).headers.get('ETag')).toBeNull();
  site.provider.intercept(slow(300));
  const late = await site.get('/quotes?label=Hell', { 'If-None-Match': '*' });
  expect(late.status).toBe(200);
  expect(late.headers.get('ETag')).toBeNull();
  await late.text();
});

const shared = await sharedSite();

const paths = ['/', '/apologetics', '/terms', '/api/quotes', '/api/organization'];

test.each(paths)('%s is sent once: if it is unchanged, the response is 304', async (path) => {
  await readPage(shared.get(path));
  const { status, headers } = await readPage(shared.get(path));
  expect(status).toBe(200);
  const etag = String(headers.get('ETag'));
  expect(etag).toMatch(/^W\/"[\w+/=-]+"$/);
  for (const notModified of [etag, etag.replace('W/', ''), `"another", ${etag}`, '*']) {
    const response = await shared.get(path, { 'If-None-Match': notModified });
    expect(response.status).toBe(304);
    expect(response.body).toBeNull();
    expect(response.headers.get('ETag')).toBe(etag);
    expect(response.headers.get('Cache-Control')).toMatch(
      /^public, max-age=60, stale-while-revalidate=/,
    );
  }
  expect((await shared.get(path, { 'If-None-Match': 'W/"another"' })).status).toBe(200);
});
