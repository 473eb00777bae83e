import { afterEach, expect, test } from 'vitest';
import { defaults } from '../../../sample-provider/defaults.ts';
import { postJson, withToken } from '../../support/contact-post.ts';
import { readPage } from '../../support/page.ts';
import { type Site, startSite } from '../../support/site.ts';
import { failure, type Intercepted, respondTo } from '../../support/watched-provider.ts';

let site: Site;

afterEach(() => site.close());

async function health() {
  const response = await site.get('/healthz');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.get('Content-Security-Policy')).toBeTruthy();
  return { status: response.status, body: await response.json() };
}

const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const settings = { valid: true, invalid: [] };
const kv = { reachable: true };

test('a new isolate is healthy and does not call the provider for this check', async () => {
  site = await startSite();
  expect(await health()).toEqual({ status: 200, body: { settings, kv, provider: null } });
  expect(site.provider.requests).toEqual([]);
});

test('it shows the outcome of the last call to the provider and stays healthy if that failed', async () => {
  site = await startSite();
  await readPage(site.get('/api/quotes'));
  const succeeded = { at, status: 200, failure: null };
  expect(await health()).toEqual({ status: 200, body: { settings, kv, provider: succeeded } });
  site.provider.intercept(() => failure(503, 'Down for repairs.'));
  await readPage(site.get('/api/thoughts'));
  expect((await health()).body).toEqual({
    settings,
    kv,
    provider: { at, status: 503, failure: 'http' },
  });
  site.provider.intercept();
  await readPage(site.get('/api/thoughts'));
  expect((await health()).body).toEqual({ settings, kv, provider: succeeded });
});

test("it does not repeat a provider's message, which may contain a visitor's text", async () => {
  site = await startSite();
  const words = 'A sorrow that is for the pastor only.';
  const ends: [Intercepted, object][] = [
    [failure(400, words), { status: 400, failure: 'http' }],
    [failure(500, words), { status: 500, failure: 'http' }],
    [Response.json({ error: true, message: words, status: 422 }), { status: 422, failure: 'http' }],
    [Response.json([words]), { status: null, failure: 'format' }],
    ['reset', { status: null, failure: 'network' }],
  ];
  for (const [end, provider] of ends) {
    site.provider.intercept(respondTo('/v1/messages', () => end));
    expect((await postJson(site, withToken())).ok).toBe(false);
    const { body } = await health();
    expect(body).toEqual({ settings, kv, provider: { at, ...provider } });
    expect(JSON.stringify(body)).not.toContain('sorrow');
  }
});

test('with invalid settings it names them and is unhealthy', async () => {
  site = await startSite({ CLIENT_SECRET: '', DEPLOYMENT: 'staging-7' });
  const { status, body } = await health();
  expect(status).toBe(503);
  expect(body).toEqual({
    settings: { valid: false, invalid: ['CLIENT_SECRET', 'DEPLOYMENT'] },
    kv: { reachable: null },
    provider: null,
  });
});

test('it reveals no secret', async () => {
  site = await startSite();
  await readPage(site.get('/api/quotes'));
  const text = JSON.stringify((await health()).body);
  expect(text).not.toContain(defaults.clientSecret);
  expect(text).not.toContain(defaults.clientId);
  expect(text).not.toMatch(/localhost|127\.0\.0\.1/);
});
