import { beforeEach, expect, test, vi } from 'vitest';
import { writePolicies } from '../../../worker/content/cache-policy.ts';
import { readPage } from '../../support/page.ts';
import { siteForEachTest } from '../../support/site.ts';
import { ageContent, storedContent } from '../../support/stored-in-kv.ts';
import { failure, slow } from '../../support/watched-provider.ts';
import { wirePost } from '../../support/wire-post.ts';

const stale = 301_000;
const week = 7 * 24 * 60 * 60_000;
const { renewalAge } = writePolicies.free;

const site = siteForEachTest();

beforeEach(async () => {
  await readPage(site.get('/apologetics'));
  await storedContent(site, '/api/thoughts');
  await storedContent(site, '/api/organization');
});

const newPost = { posts: [wirePost({ title: 'Written a moment ago' })] };

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

test('content stays in KV for a week after it is due to be written again', async () => {
  const { keys } = await (await site.kv()).list({ prefix: 'content ' });
  expect(keys.length).toBeGreaterThan(1);
  for (const { expiration } of keys) {
    expect(Math.abs((expiration ?? 0) * 1000 - Date.now() - week - renewalAge)).toBeLessThan(
      60_000,
    );
  }
});

test('content older than 300 s is served at once and revalidated after the response', async () => {
  await ageContent(site, '/api/thoughts', stale);
  site.provider.requests.length = 0;
  site.provider.intercept(async (request) => {
    await slow(300)(request);
    return request.path.startsWith('/v1/blogger/') ? Response.json(newPost) : undefined;
  });
  expect(await titles()).toHaveLength(10);
  await vi.waitFor(async () => {
    const { storedAt } = await storedContent(site, '/api/thoughts');
    expect(Date.now() - storedAt).toBeLessThan(10_000);
  });
  expect(await titles()).toEqual(['Written a moment ago']);
  expect(site.provider.listReads()).toBe(1);
  await site.restart();
  expect(await titles()).toEqual(['Written a moment ago']);
  expect(site.provider.listReads()).toBe(1);
});

test('while the provider fails, cached content is served', async () => {
  await ageContent(site, '/api/thoughts', week + renewalAge - 60_000);
  await ageContent(site, '/api/organization', week + renewalAge - 60_000);
  await (await site.kv()).delete('session');
  await site.restart();
  site.provider.intercept(() => failure(500, 'Down for repairs.'));
  for (let visit = 0; visit < 3; visit++) expect(await titles()).toHaveLength(10);
  expect((await readPage(site.get('/apologetics'))).text('footer')).toContain('Springfield');
});

test('a failing provider is not called for each visitor', async () => {
  await ageContent(site, '/api/thoughts', stale);
  site.provider.requests.length = 0;
  site.provider.intercept(() => failure(500, 'Down for repairs.'));
  for (let visit = 0; visit < 5; visit++) await titles();
  expect(site.provider.listReads()).toBe(1);
});

test('content older than a week is not served', async () => {
  await ageContent(site, '/api/thoughts', week + renewalAge + 1000);
  site.provider.intercept(() => failure(500, 'Down for repairs.'));
  const { status } = await readPage(site.get('/api/thoughts'));
  expect(status).toBe(503);
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
