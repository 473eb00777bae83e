import { expect, test } from 'vitest';
import { siteForTests } from '../../../support/content-site.ts';

const site = siteForTests();

const lastLine = () => site.log.mock.calls.at(-1)?.[0];

/** The log line of a request. */
async function lineOf(path: string, headers: Record<string, string> = {}) {
  await site.read(path, { headers });
  return lastLine();
}

test('a line has the request, its result and whether it is from memory', async () => {
  const first = await lineOf('/');
  const request = { event: 'request', method: 'GET', route: '/', status: 200, ms: 0 };
  // The organization, the featured article and the next Sunday.
  const loads = { count: 3, ms: 0 };
  expect(first).toEqual({ ...request, id: expect.any(String), cache: 'miss', loads });
  const second = await lineOf('/');
  const fromMemory = { cache: 'hit', page: 'memory', loads: { count: 0, ms: 0 } };
  expect(second).toEqual({ ...request, id: expect.any(String), ...fromMemory });
});

test("the id of a request is the Worker's own, and Cloudflare's stands beside it", async () => {
  const chosen = 'chosen-by-a-client';
  const ray = '9a1b2c3d4e5f6071-FRA';
  const headers = { 'X-Request-Id': chosen, 'Cf-Ray': ray };
  const response = await site.get('/terms', { headers });
  expect(response.headers.get('X-Request-Id')).toMatch(/^[\da-f-]{36}$/);
  expect(lastLine()).toMatchObject({ ray, id: response.headers.get('X-Request-Id') });
  expect(await lineOf('/terms', { 'Cf-Ray': chosen })).not.toHaveProperty('ray');
  expect(JSON.stringify(site.log.mock.calls)).not.toContain(chosen);
});

// tests/unit/worker/content/content-service.test.ts has what the log has of a failure.
test.each([
  ['/articles/7350186942201573301', '/articles/:id', 200],
  ['/articles/unknown?from=mail', '/articles/:id', 404],
  ['/apologetics?q=bereavement', '/apologetics', 200],
  ['/quotes/', '/*', 308],
  ['/somebody@mail.example/bereavement', '/*', 404],
  ['/api/articles/somebody@mail.example', '/api/*', 404],
  ['/quotes?label=%ffbereavement', '/quotes', 400],
])('%s is logged as %s, without its path and query', async (path, route, status) => {
  expect(await lineOf(path)).toMatchObject({ route, status });
  expect(JSON.stringify(site.log.mock.calls)).not.toMatch(/bereavement|somebody|from=mail/);
});
