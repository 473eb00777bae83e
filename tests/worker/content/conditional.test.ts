import { afterEach, beforeEach, expect, test } from 'vitest';
import { readPage } from '../../support/page.ts';
import { type Site, startSite } from '../../support/site.ts';
import { ageContent } from '../../support/stored-in-kv.ts';
import { slow } from '../../support/watched-provider.ts';
import { wirePost } from '../../support/wire-post.ts';

let site: Site;

beforeEach(async () => {
  site = await startSite();
});

afterEach(() => site.close());

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
  site.provider.intercept(({ path }) =>
    path.startsWith('/v1/blogger/') ? Response.json({ posts: [wirePost()] }) : undefined,
  );
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
