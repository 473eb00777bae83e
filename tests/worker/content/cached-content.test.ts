import { beforeEach, expect, test, vi } from 'vitest';
import { cachePolicy } from '../../../worker/content/cache-policy.ts';
import { readChunks, readPage } from '../../support/page.ts';
import { siteForEachTest } from '../../support/site.ts';
import { ageContent, storedContent } from '../../support/stored-in-kv.ts';
import { failure, slow } from '../../support/watched-provider.ts';
import { wirePost } from '../../support/wire-post.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

const site = siteForEachTest();

beforeEach(async () => {
  await readPage(site.get('/apologetics'));
  await storedContent(site, '/api/thoughts');
  await storedContent(site, '/api/organization');
});

async function titles() {
  const page = await readPage(site.get('/apologetics'));
  expect(page.status).toBe(200);
  expect(page.html).not.toContain('Loading...');
  return page.texts('main article h3');
}

test('another isolate serves cached content without a call to the provider', async () => {
  await site.restart();
  site.provider.requests.length = 0;
  expect(await titles()).toHaveLength(10);
  expect(site.provider.requests).toEqual([]);
});

test('content stays in KV for 14 days', async () => {
  const { keys } = await (await site.kv()).list({ prefix: 'content ' });
  expect(keys.length).toBeGreaterThan(1);
  for (const { expiration = 0 } of keys) {
    expect(Math.abs(expiration * 1000 - Date.now() - cachePolicy.kvLifetime)).toBeLessThan(60_000);
  }
});

test.each([hour, day])(
  'with a list of %i ms ago in KV, a new isolate sends it at once, and then loads it again',
  async (age) => {
    let fastest = Number.POSITIVE_INFINITY;
    // A busy machine may delay some of them.
    for (let isolate = 0; isolate < 5 && fastest >= 100; isolate++) {
      site.provider.intercept();
      await ageContent(site, '/api/organization', age);
      await ageContent(site, '/api/thoughts', age);
      site.provider.intercept(async (request) => {
        await slow(900)(request);
        return request.path.startsWith('/v1/blogger/')
          ? Response.json({ posts: [wirePost({ title: 'Written a moment ago' })] })
          : undefined;
      });
      await (await site.get('/healthz')).text();
      const { chunks, html } = await readChunks(site.get('/apologetics'));
      expect(html).not.toContain('Loading...');
      const ms = chunks[0]?.ms ?? Number.POSITIVE_INFINITY;
      expect(ms).toBeLessThan(900);
      fastest = Math.min(fastest, ms);
    }
    expect(fastest).toBeLessThan(100);
    await expect.poll(titles, { timeout: 6_000 }).toEqual(['Written a moment ago']);
  },
  60_000,
);

test('while the provider fails, stored content is served, and the provider is not called for each visitor', async () => {
  for (const path of ['/api/thoughts', '/api/organization']) await ageContent(site, path, 13 * day);
  await (await site.kv()).delete('session');
  await site.restart();
  site.provider.requests.length = 0;
  site.provider.intercept(() => failure(500, 'Down for repairs.'));
  for (let visit = 0; visit < 3; visit++) expect(await titles()).toHaveLength(10);
  expect((await readPage(site.get('/apologetics'))).text('footer')).toContain('Springfield');
  expect(site.provider.logins()).toBeLessThanOrEqual(2);
});

test('a visitor who disconnects does not cancel the load for the others', async () => {
  site.provider.intercept(slow(500));
  const leavingVisit = new AbortController();
  const left = fetch(`${site.url}/api/quotes`, { signal: leavingVisit.signal });
  await vi.waitFor(() => expect(site.provider.listReads()).toBe(2));
  const waitingVisits = site.get('/api/quotes');
  leavingVisit.abort();
  await expect(left).rejects.toThrow();
  expect((await waitingVisits).status).toBe(200);
  expect(site.provider.listReads()).toBe(2);
});
