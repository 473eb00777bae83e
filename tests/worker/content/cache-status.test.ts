import { afterEach, expect, test } from 'vitest';
import { type Site, startSite } from '../../support/site.ts';
import { ageContent } from '../../support/stored-in-kv.ts';
import { failure } from '../../support/watched-provider.ts';

let site: Site;

afterEach(() => site.close());

async function headersOf(path: string) {
  const answer = await site.get(path);
  await answer.text();
  return answer.headers;
}

const cacheStatus = async (path: string) => (await headersOf(path)).get('Cache-Status');

test('an answer says whether it comes from what is kept, and how fresh that is', async () => {
  site = await startSite();
  for (const path of ['/apologetics', '/api/quotes']) {
    expect(await cacheStatus(path)).toBe('areopagus; fwd=miss');
    expect(await cacheStatus(path)).toMatch(/^areopagus; hit; ttl=(300|29\d)$/);
  }
});

test('a page of several contents says it of the oldest', async () => {
  site = await startSite();
  await headersOf('/quotes');
  await ageContent(site, '/api/quotes', 400_000);
  await ageContent(site, '/api/organization', 200_000);
  site.provider.intercept(() => failure(500, 'Down for repairs.'));
  expect(await cacheStatus('/quotes')).toMatch(/^areopagus; hit; ttl=-10\d$/);
  expect(await cacheStatus('/api/organization')).toMatch(/^areopagus; hit; ttl=9\d$/);
  expect(await cacheStatus('/quotes?q=God')).toBe('areopagus; fwd=miss');
});

test('an answer without content of the provider says nothing of it', async () => {
  site = await startSite();
  for (const path of ['/quotes/', '/api/none']) expect(await cacheStatus(path)).toBeNull();
});

test('what took how long is told off production, and not in production', async () => {
  site = await startSite();
  expect((await headersOf('/')).get('Server-Timing')).toMatch(
    /^total;dur=\d+, provider;dur=\d+;desc="\d calls", cache;desc="miss"$/,
  );
  await site.close();
  site = await startSite({ DEPLOYMENT: 'production' });
  expect((await headersOf('/')).get('Server-Timing')).toBeNull();
});
