import { expect, test } from 'vitest';
import { lineOf } from '../../support/log-lines.ts';
import { siteForFile } from '../../support/site.ts';
import { browserUserAgent } from '../../support/user-agent.ts';

const site = await siteForFile({}, { clock: true });

test('a line has the request, its result and its duration', async () => {
  await site.startAnew();
  const page = await site.read('/');
  const first = await lineOf(site, page);
  expect(first).toMatchObject({ method: 'GET', route: '/', status: 200, cache: 'miss' });
  // The organization, the featured article and the next Sunday.
  expect(first.loads.count).toBe(3);
  const second = await lineOf(site, await site.read('/'));
  expect(second).toMatchObject({ status: 200, cache: 'hit', loads: { count: 0, ms: 0 } });
  expect(second.events).toBeUndefined();
});

test("the id of a request is the Worker's own, and Cloudflare's stands beside it", async () => {
  const chosen = 'chosen-by-a-client';
  const ray = '9a1b2c3d4e5f6071-FRA';
  const response = await site.read('/terms', { 'X-Request-Id': chosen, 'Cf-Ray': ray });
  expect(response.headers.get('X-Request-Id')).toMatch(/^[\da-f-]{36}$/);
  expect(await lineOf(site, response)).toMatchObject({ ray });
  const forged = await lineOf(site, await site.read('/terms', { 'Cf-Ray': chosen }));
  expect(forged.ray).toBeUndefined();
  expect(site.log.join()).not.toContain(chosen);
});

test('a streamed page is logged when it ends, and also after a disconnect or for HEAD', async () => {
  const release = site.provider.hold();
  const streamed = await site.get('/apologetics');
  const leaving = new AbortController();
  const headers = { 'User-Agent': browserUserAgent };
  const visit = { headers, signal: leaving.signal };
  const left = await fetch(`${site.url}/apologetics?label=John`, visit);
  const reading = left.text();
  leaving.abort();
  await expect(reading).rejects.toThrow();
  const head = await fetch(`${site.url}/quotes?label=Hell`, { headers, method: 'HEAD' });
  expect((await lineOf(site, head)).status).toBe(200);
  expect(site.log.join()).not.toContain(streamed.headers.get('X-Request-Id'));
  await site.advance(400);
  release();
  await streamed.text();
  const line = await lineOf(site, streamed);
  expect(line.loads.count).toBe(1);
  expect(line.ms).toBeGreaterThanOrEqual(400);
  expect(line.loads.ms).toBeGreaterThanOrEqual(400);
  expect((await lineOf(site, left)).status).toBe(200);
});

// tests/unit/worker/content/content-service.test.ts has what the log has of a failure.
test.each([
  ['/articles/7350186942201573301', '/articles/:postId', 200],
  ['/articles/unknown?from=mail', '/articles/:postId', 404],
  ['/apologetics?q=bereavement', '/apologetics', 200],
  ['/handout?title=bereavement', '/handout', 200],
  ['/quotes/', '/*', 308],
  ['/somebody@mail.example/bereavement', '/*', 404],
  ['/api/quotes?q=bereavement', '/api/*', 200],
  ['/api/articles/somebody@mail.example', '/api/*', 404],
  ['/quotes?label=%ffbereavement', '/quotes', 400],
  ['/quotes?label=%00bereavement', '/quotes', 308],
])('%s is logged as %s, without its path and query', async (path, route, status) => {
  expect(await lineOf(site, await site.read(path))).toMatchObject({ route, status });
  expect(site.log.filter((line) => /bereavement|somebody|from=mail/.test(line))).toEqual([]);
});
