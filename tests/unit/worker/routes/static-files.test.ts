import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { responsePolicy } from '../../../../worker/middleware/response-policy.ts';
import { staticFileRoutes } from '../../../../worker/routes/pages.ts';

test.each([
  [200, '/assets/main-abc.js', 'public, max-age=31536000, immutable'],
  [500, '/assets/main-abc.js', 'no-store'],
  [503, '/favicon.svg', 'no-store'],
])('a response with status %i for %s is stored as %j', async (status, path, cacheControl) => {
  const files = staticFileRoutes({ fetch: async () => new Response('file', { status }) });
  const app = new Hono().use(responsePolicy(Date.now)).route('/', files);
  const response = await app.request(path);
  expect(response.status).toBe(status);
  expect(response.headers.get('Cache-Control')).toBe(cacheControl);
});
