import { expect, test } from 'vitest';
import { samplePosts } from '../../support/handout-document.ts';
import { lineOf } from '../../support/log-lines.ts';
import type { ReadPage } from '../../support/page.ts';
import { siteForFile } from '../../support/site.ts';
import { browserUserAgent, crawler } from '../../support/user-agent.ts';
import { failure } from '../../support/watched-provider.ts';

/** Nothing requested here is cached. The faults of a call are in the unit tests of the provider's client. */
const site = await siteForFile({}, { clock: true });
// tests/unit/worker/runtime/key-value-store.test.ts has the faults of KV.
const siteOfFailingKv = await siteForFile({}, { failingKv: true });

const browser = { 'User-Agent': browserUserAgent };

/** Requests a page, and expects it to be complete. */
async function visitPage(path: string, headers: Record<string, string> = crawler, of = site) {
  const page = await of.read(path, headers);
  expect(page.html).toMatch(/<\/html>$/);
  expect(page.texts('header nav a')).toContain('Quotes');
  const inline = page.document.querySelectorAll('style, [style], script:not([src], [type$=json])');
  expect(Array.from(inline, ({ localName }) => localName)).toEqual(['script', 'style']);
  expect(page.html).not.toMatch(/\n\s+at |\.[jt]s:\d/);
  return page;
}

function expectContent(page: ReadPage) {
  expect(page.status).toBe(200);
  expect(page.texts('main [data-content]')).not.toEqual([]);
  expect(page.html).not.toContain('Error:');
}

test('a login and an organization that fail once are hidden from 30 concurrent visitors', async () => {
  const failed = new Set<string>();
  site.provider.intercept(({ path }) => {
    if (failed.has(path) || !/login$|organizations/.test(path)) return undefined;
    failed.add(path);
    return path.endsWith('login') ? 'reset' : failure(500, 'Unlucky.');
  });
  const visits = Array.from({ length: 30 }, () => visitPage('/quotes'));
  for (const page of await Promise.all(visits)) {
    expectContent(page);
    expect(page.texts('footer')).toHaveLength(1);
  }
  const calls = ['/auth/login', '/organizations/', '/blogger/'].map(site.provider.calls);
  expect(calls).toEqual([2, 2, 1]);
});

test('a list that never comes ends with an error in its place', async () => {
  site.provider.intercept(({ path }) =>
    path.startsWith('/v1/blogger/')
      ? site.advance(4_200).then(() => new Promise(() => {}))
      : undefined,
  );
  const complete = await visitPage('/quotes?label=Hell');
  const streamed = await visitPage('/quotes?label=Truth', browser);
  expect([complete.status, streamed.status]).toEqual([503, 200]);
  expect(streamed.texts('[data-loading]')).toEqual(['Loading...']);
  for (const page of [complete, streamed]) {
    expect(page.text('main')).toContain('Error: The content service took too long.');
  }
  site.provider.intercept();
  expectContent(await visitPage('/quotes?label=Hell'));
});

test('a streamed handout waits for the organization, which the source of each post names', async () => {
  await site.startAnew();
  const { texts } = await site.readStreamed(`/handout?posts=${samplePosts}`, '/v1/organizations/');
  expect(texts('[data-source]').map((source) => source.split(',')[0])).toEqual(
    Array(3).fill('Areopagus Sample Ministry'),
  );
});

test('a KV that fails is only visible in the health check and the log, and hides no other failure', async () => {
  const { provider } = siteOfFailingKv;
  const visit = (path: string) => visitPage(path, crawler, siteOfFailingKv);
  for (const path of ['/quotes', '/articles/7350186942201573301', '/terms', '/quotes']) {
    const page = await visit(path);
    expectContent(page);
    expect(page.texts('footer')).toHaveLength(1);
  }
  // Nothing is requested twice: it is in memory.
  const calls = ['/auth/login', '/organizations/', '/blogger/'].map(provider.calls);
  expect(calls).toEqual([1, 1, 2]);

  const health = await siteOfFailingKv.get('/healthz');
  expect(health.status).toBe(503);
  expect(await health.json()).toMatchObject({
    kv: { reachable: false },
    crawl: { isComplete: false },
  });
  const healthLine = { route: '/healthz', status: 503 };
  expect(await lineOf(siteOfFailingKv, health)).toMatchObject(healthLine);

  provider.intercept(() => failure(500, 'Down for repairs.'));
  const failed = await visit('/apologetics');
  expect(failed.status).toBe(503);
  expect(failed.text('main')).toContain('Error: Down for repairs.');
  expect(siteOfFailingKv.log.map((line) => JSON.parse(line))).toContainEqual({
    event: 'kv-get-failed',
    key: expect.stringMatching(/^content \S+$/),
    error: 'Error: KV is down.',
  });
});
