import { afterEach, expect, test } from 'vitest';
import { type Site, startSite } from '../../support/site.ts';
import { storedContent } from '../../support/stored-in-kv.ts';
import { expectContent, visitPage } from '../../support/visits.ts';
import { failure } from '../../support/watched-provider.ts';

let site: Site;

afterEach(() => site.close());

test.each([
  ['fails to write', true],
  ['fails', false],
  ['hangs', false],
])('a KV that %s is only visible in the health check', async (kvFault, reachable) => {
  site = await startSite({}, { kvFault });
  for (const path of ['/quotes', '/articles/7350186942201573301', '/terms', '/quotes']) {
    const page = await visitPage(site, path);
    expectContent(page);
    expect(page.texts('footer')).toHaveLength(1);
  }
  // Nothing is requested twice: it is in memory.
  expect(site.provider.logins()).toBe(1);
  expect(site.provider.organizationReads()).toBe(1);
  expect(site.provider.listReads()).toBe(2);

  const health = await site.get('/healthz');
  expect(health.status).toBe(reachable ? 200 : 503);
  expect(await health.json()).toMatchObject({ kv: { reachable } });
});

test('a KV failure is logged with its request, and does not hide that of the provider', async () => {
  site = await startSite({}, { kvFault: 'fails' });
  site.provider.intercept(() => failure(500, 'Down for repairs.'));
  const page = await visitPage(site, '/quotes');
  expect(page.status).toBe(503);
  expect(page.text('main')).toContain('Error: Down for repairs.');
  expect(page.line.events).toContainEqual({
    event: 'kv-get-failed',
    key: expect.stringMatching(/^content \S+ \/api\/quotes$/),
    error: 'Error: KV is down.',
  });
});

test('a slow KV still serves cached content while the provider fails', async () => {
  site = await startSite({}, { kvFault: 'is slow' });
  await visitPage(site, '/quotes');
  await storedContent(site, '/api/quotes');
  await site.restart();
  site.provider.intercept(() => failure(500, 'Down for repairs.'));
  expectContent(await visitPage(site, '/quotes'));
});
