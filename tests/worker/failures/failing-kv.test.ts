import { expect, test } from 'vitest';
import { lineOf } from '../../support/log-lines.ts';
import { siteForFile } from '../../support/site.ts';
import { expectContent, visitPage } from '../../support/visits.ts';
import { failure } from '../../support/watched-provider.ts';

// tests/unit/worker/provider/key-value-store.test.ts has the faults of KV.
const site = await siteForFile({}, { failingKv: true });

test('a KV that fails is only visible in the health check and the log', async () => {
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
  expect(health.status).toBe(503);
  expect(await health.json()).toMatchObject({
    kv: { reachable: false },
    crawl: { isComplete: false },
  });
  expect(await lineOf(site, health)).toMatchObject({ route: '/healthz', status: 503 });
});

test('a KV failure is logged with its request, and does not hide that of the provider', async () => {
  site.provider.intercept(() => failure(500, 'Down for repairs.'));
  const page = await visitPage(site, '/apologetics');
  expect(page.status).toBe(503);
  expect(page.text('main')).toContain('Error: Down for repairs.');
  expect(page.line.events).toContainEqual({
    event: 'kv-get-failed',
    key: expect.stringMatching(/^content \S+$/),
    error: 'Error: KV is down.',
  });
});
