import { afterEach, expect, test } from 'vitest';
import { defaults } from '../../provider/defaults.ts';
import { readPage } from '../support/page.ts';
import { type Site, startSite } from '../support/site.ts';
import { failure } from '../support/watched-provider.ts';

let site: Site;

afterEach(() => site.close());

async function health() {
  const answer = await site.get('/healthz');
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(answer.headers.get('Content-Security-Policy')).toBeTruthy();
  return { status: answer.status, says: await answer.json() };
}

const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const settings = { valid: true, invalid: [] };
const kv = { reachable: true };

test('a new isolate is well, has not asked the provider, and does not ask for this', async () => {
  site = await startSite();
  expect(await health()).toEqual({ status: 200, says: { settings, kv, provider: null } });
  expect(site.provider.requests).toEqual([]);
});

test('it says how the last call to the provider ended, and is well while that fails', async () => {
  site = await startSite();
  await readPage(site.get('/api/quotes'));
  const answered = { at, status: 200, error: null };
  expect(await health()).toEqual({ status: 200, says: { settings, kv, provider: answered } });
  site.provider.intercept(() => failure(503, 'Down for repairs.'));
  await readPage(site.get('/api/thoughts'));
  const provider = { at, status: 503, error: 'Down for repairs.' };
  expect((await health()).says).toEqual({ settings, kv, provider });
  site.provider.intercept();
  await readPage(site.get('/api/thoughts'));
  expect((await health()).says).toEqual({ settings, kv, provider: answered });
});

test('with wrong settings it says which, and is not well', async () => {
  site = await startSite({ CLIENT_SECRET: '', DEPLOYMENT: 'staging-7' });
  const { status, says } = await health();
  expect(status).toBe(503);
  expect(says).toEqual({
    settings: { valid: false, invalid: ['CLIENT_SECRET', 'DEPLOYMENT'] },
    kv: { reachable: null },
    provider: null,
  });
});

test('it gives no secret away', async () => {
  site = await startSite();
  await readPage(site.get('/api/quotes'));
  const text = JSON.stringify((await health()).says);
  expect(text).not.toContain(defaults.clientSecret);
  expect(text).not.toContain(defaults.clientId);
  expect(text).not.toMatch(/localhost|127\.0\.0\.1/);
});
