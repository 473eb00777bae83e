import { expect, test } from 'vitest';
import { siteForFile } from '../../support/site.ts';
import { failure, respondTo } from '../../support/watched-provider.ts';
import { wirePost } from '../../support/wire-post.ts';

const site = await siteForFile({}, { clock: true });

const headersOf = async (path: string) => (await site.read(path, {})).headers;
const cacheStatus = async (path: string) => (await headersOf(path)).get('Cache-Status');

test('a response says how fresh its content is, and caches store stale content for a minute', async () => {
  await site.startAnew();
  for (const path of ['/articles', '/api/quotes']) {
    expect(await cacheStatus(path)).toBe('areopagus; fwd=miss');
    expect(await cacheStatus(path)).toMatch(/^areopagus; hit; ttl=(300|2\d\d)(; detail=page)?$/);
  }
  for (const path of ['/quotes/', '/api/none']) expect(await cacheStatus(path)).toBeNull();
  const fresh = await headersOf('/articles');
  expect(fresh.get('Cache-Control')).toMatch(/^public, max-age=60, stale-while-revalidate=240,/);
  await site.advance(400_000);
  site.provider.intercept(() => failure(500, 'Down for repairs.'));
  const stale = await headersOf('/articles');
  expect(stale.get('Cache-Status')).toMatch(/^areopagus; hit; ttl=-1\d\d/);
  expect(stale.get('Cache-Control')).toMatch(/^public, max-age=60, stale-while-revalidate=0,/);
});

test('another isolate sends the same ETag, until the list has changed', async () => {
  await headersOf('/quotes');
  const kv = await site.kv();
  await expect.poll(() => kv.get('content /api/quotes')).not.toBeNull();
  const etag = String((await headersOf('/quotes')).get('ETag'));
  await site.restart();
  const visit = () => site.get('/quotes', { 'If-None-Match': etag });
  expect((await visit()).status).toBe(304);
  await site.advance(301_000);
  site.provider.intercept(respondTo('/v1/blogger/', () => Response.json({ posts: [wirePost()] })));
  await expect.poll(async () => (await visit()).status).toBe(200);
});

test.each(['/quotes', '/terms', '/api/thoughts'])(
  '%s is sent once: if it is unchanged, the response is 304',
  async (path) => {
    await site.read(path);
    const headers = await headersOf(path);
    const etag = String(headers.get('ETag'));
    expect(etag).toMatch(/^W\/"[\w+/=-]+"$/);
    for (const same of [etag, etag.replace('W/', ''), `"another", ${etag}`, '*']) {
      const response = await site.get(path, { 'If-None-Match': same });
      expect(response.status).toBe(304);
      expect(response.body).toBeNull();
      expect(response.headers.get('ETag')).toBe(etag);
      expect(response.headers.get('Cache-Control')).toBe(headers.get('Cache-Control'));
    }
    expect((await site.get(path, { 'If-None-Match': 'W/"another"' })).status).toBe(200);
  },
);
