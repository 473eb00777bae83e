import { expect, test, vi } from 'vitest';
import { lineOf } from '../../support/log-lines.ts';
import { siteForFile } from '../../support/site.ts';
import { crawler } from '../../support/user-agent.ts';
import { failure, slow } from '../../support/watched-provider.ts';
import { wirePost } from '../../support/wire-post.ts';

const site = await siteForFile({}, { clock: true });

/** A response whose body has been read. */
async function read(path: string, headers?: Record<string, string>) {
  const response = await site.get(path, headers);
  await response.text();
  return response;
}

test('a line has the request, its result and its duration', async () => {
  const response = await read('/');
  expect(response.headers.get('Server-Timing')).toMatch(
    /^total;dur=\d+, provider;dur=\d+;desc="\d calls", cache;desc="miss"$/,
  );
  const first = await lineOf(site, response);
  expect(first).toMatchObject({ method: 'GET', route: '/', status: 200, cache: 'miss' });
  // The login, the organization and the featured article.
  expect(first.provider.calls).toBe(3);
  const second = await lineOf(site, await read('/'));
  expect(second).toMatchObject({ status: 200, cache: 'hit', provider: { calls: 0, ms: 0 } });
  expect(second.events).toBeUndefined();
});

test("the id of a request is the Worker's own, and Cloudflare's stands beside it", async () => {
  const chosen = 'chosen-by-a-client';
  const ray = '9a1b2c3d4e5f6071-FRA';
  const response = await read('/terms', { 'X-Request-Id': chosen, 'Cf-Ray': ray });
  expect(response.headers.get('X-Request-Id')).toMatch(/^[\da-f-]{36}$/);
  expect(await lineOf(site, response)).toMatchObject({ ray });
  const forged = await lineOf(site, await read('/terms', { 'Cf-Ray': chosen }));
  expect(forged.ray).toBeUndefined();
  expect(site.log.join()).not.toContain(chosen);
});

test('a streamed page is logged when it ends', async () => {
  site.provider.intercept(slow(400));
  const response = await site.get('/apologetics');
  const id = String(response.headers.get('X-Request-Id'));
  expect(site.log.join()).not.toContain(id);
  await response.text();
  const line = await lineOf(site, response);
  expect(line.provider.calls).toBe(1);
  expect(line.ms).toBeGreaterThanOrEqual(390);
  expect(line.provider.ms).toBeGreaterThanOrEqual(390);
});

test('a streamed page is also logged after a disconnect or for HEAD', async () => {
  site.provider.intercept(slow(600));
  const leaving = new AbortController();
  const left = await fetch(`${site.url}/apologetics?label=John`, { signal: leaving.signal });
  const reading = left.text();
  leaving.abort();
  await expect(reading).rejects.toThrow();
  const head = await fetch(`${site.url}/quotes?label=Hell`, { method: 'HEAD' });
  expect((await lineOf(site, head)).status).toBe(200);
  expect((await lineOf(site, left)).status).toBe(200);
});

test('requests that share a call are logged with that call counted once', async () => {
  site.provider.intercept(slow(100));
  const before = site.provider.requests.length;
  const responses = await Promise.all(Array.from({ length: 10 }, () => read('/api/articles')));
  const lines = await Promise.all(responses.map((response) => lineOf(site, response)));
  const calls = lines.map(({ provider }) => provider.calls);
  const sum = calls.reduce((sum, count) => sum + count, 0);
  expect(sum).toBe(site.provider.requests.length - before);
  expect(lines.every(({ cache }) => cache === 'miss')).toBe(true);
});

test('a background refresh is not counted to the request, and its failure is logged by itself', async () => {
  await read('/api/thoughts');
  await site.advance(301_000);
  site.provider.intercept(() => failure(500, 'Down for repairs.'));
  const line = await lineOf(site, await read('/api/thoughts'));
  expect(line).toMatchObject({ status: 200, cache: 'stale', provider: { calls: 0, ms: 0 } });
  await vi.waitFor(() => {
    const lines = site.log.filter((line) => line.includes('Down for repairs.'));
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      {
        event: 'refresh-failed',
        key: '/api/thoughts',
        error: expect.stringMatching(/^ProviderError 500: Down for repairs./),
      },
    ]);
  });
});

test.each([
  ['refresh-failed', 500, 'key'],
  ['content-refused', 404, 'path'],
])(
  'after a response, %s repeats neither the id of a post nor the message of the provider',
  async (event, status, key) => {
    const post = wirePost({ id: `my-own-words-${status}` });
    let response = () => Response.json(post);
    site.provider.intercept(({ path }) => (path.endsWith(post.id) ? response() : undefined));
    await read(`/quotes?post=${post.id}`);
    await site.advance(301_000);
    response = () => failure(status, 'There is no my own words.');
    await read(`/quotes?post=${post.id}`);
    await vi.waitFor(() => {
      const lines = site.log.map((line) => JSON.parse(line));
      expect(lines).toContainEqual(expect.objectContaining({ event, [key]: '/api/quotes/:id' }));
    });
    expect(site.log.join()).not.toMatch(/my.own.words/);
  },
);

test('a failure is logged in the line of its request', async () => {
  site.provider.intercept(() => failure(500, 'Down for repairs.'));
  const line = await lineOf(site, await read('/quotes?q=God'));
  expect(line.events).toEqual([
    { event: 'content-failed', path: '/api/quotes', error: 'ProviderError 500' },
  ]);
  const complete = await lineOf(site, await read('/quotes'));
  expect(complete.events).toContainEqual({
    event: 'content-failed',
    path: '/api/quotes',
    error: expect.stringContaining('Down for repairs.'),
  });
});

test.each([
  ['/quotes?q=my+own+words', 400, '/api/quotes'],
  ['/articles/my-own-words', 404, '/api/articles/:id'],
  ['/quotes?post=my-own-words', 404, '/api/quotes/:id'],
  ['/quotes?q=my+own+words', 503, '/api/quotes'],
  ['/articles/in-my-own-words', 503, '/api/articles/:id'],
])(
  'if the provider repeats the text of %s in a response with status %d, the log does not',
  async (path, status, route) => {
    site.provider.intercept(({ path, query }) =>
      /my.own.words/.test(path + query) ? failure(status, 'There is no my own words.') : undefined,
    );
    const response = await site.get(path, crawler);
    expect(await response.text()).toMatch(/There is no my own words|Page Not Found/);
    expect(response.status).toBe(status);
    const line = await lineOf(site, response);
    expect(line.events).toEqual([
      {
        event: status === 503 ? 'content-failed' : 'content-refused',
        path: route,
        error: expect.stringMatching(/^ProviderError \d+$/),
      },
    ]);
    expect(site.log.join()).not.toMatch(/my.own.words/);
  },
);

test.each([
  ['/articles/7350186942201573301', '/articles/:postId', 200],
  ['/articles/unknown?from=mail', '/articles/:postId', 404],
  ['/apologetics?q=bereavement', '/apologetics', 200],
  ['/quotes/', '/*', 308],
  ['/somebody@mail.example/bereavement', '/*', 404],
  ['/api/quotes?q=bereavement', '/api/*', 200],
  ['/api/articles/somebody@mail.example', '/api/*', 404],
  ['/quotes?label=%ffbereavement', '/quotes', 400],
  ['/quotes?label=%00bereavement', '/quotes', 308],
])('%s is logged as %s, without its path and query', async (path, route, status) => {
  const response = await site.get(path);
  await response.text();
  expect(await lineOf(site, response)).toMatchObject({ route, status });
  expect(site.log.filter((line) => /bereavement|somebody|from=mail/.test(line))).toEqual([]);
});
