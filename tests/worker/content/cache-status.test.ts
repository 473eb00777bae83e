import { afterEach, expect, test } from 'vitest';
import { type Site, startSite } from '../../support/site.ts';
import { ageContent } from '../../support/stored-in-kv.ts';
import { failure } from '../../support/watched-provider.ts';

let site: Site;

afterEach(() => site.close());

async function headersOf(path: string) {
  const response = await site.get(path);
  await response.text();
  return response.headers;
}

const cacheStatus = async (path: string) => (await headersOf(path)).get('Cache-Status');

test('a response says whether its content was cached, and how fresh it is', async () => {
  site = await startSite();
  for (const path of ['/apologetics', '/api/quotes']) {
    expect(await cacheStatus(path)).toBe('areopagus; fwd=miss');
    expect(await cacheStatus(path)).toMatch(/^areopagus; hit; ttl=(300|29\d)(; detail=page)?$/);
  }
});

test('a page with several contents reports the oldest', async () => {
  site = await startSite();
  await headersOf('/quotes');
  await ageContent(site, '/api/quotes', 400_000);
  await ageContent(site, '/api/organization', 200_000);
  site.provider.intercept(() => failure(500, 'Down for repairs.'));
  expect(await cacheStatus('/quotes')).toMatch(/^areopagus; hit; ttl=-10\d$/);
  expect(await cacheStatus('/api/organization')).toMatch(/^areopagus; hit; ttl=9\d$/);
  expect(await cacheStatus('/quotes?q=God')).toBe('areopagus; fwd=miss');
});

test('a response without provider content has no Cache-Status', async () => {
  site = await startSite();
  for (const path of ['/quotes/', '/api/none']) expect(await cacheStatus(path)).toBeNull();
});

test('Server-Timing is sent outside production only', async () => {
  site = await startSite();
  expect((await headersOf('/')).get('Server-Timing')).toMatch(
    /^total;dur=\d+, provider;dur=\d+;desc="\d calls", cache;desc="miss"$/,
  );
  await site.close();
  site = await startSite({ DEPLOYMENT: 'production' });
  expect((await headersOf('/')).get('Server-Timing')).toBeNull();
});

test('caches store stale content for a minute', async () => {
  site = await startSite();
  await headersOf('/quotes');
  const fresh = await headersOf('/quotes');
  expect(fresh.get('Cache-Control')).toMatch(/^public, max-age=60, stale-while-revalidate=240,/);
  expect(fresh.get('CDN-Cache-Control')).toMatch(
    /^public, max-age=240, stale-while-revalidate=60,/,
  );
  site.provider.intercept(() => failure(500, 'Down for repairs.'));
  await ageContent(site, '/api/quotes', 400_000);
  const stale = await headersOf('/quotes');
  expect(stale.get('Cache-Control')).toMatch(/^public, max-age=60, stale-while-revalidate=0,/);
  expect(stale.get('CDN-Cache-Control')).toBeNull();
});
