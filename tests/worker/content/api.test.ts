import { expect, test } from 'vitest';
import { expectApiError } from '../../support/api-error.ts';
import { sharedSite } from '../../support/shared-site.ts';

const site = await sharedSite();

test('content is JSON that may be cached', async () => {
  const response = await site.get('/api/featured');
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toMatch(/^application\/json/);
  expect(response.headers.get('Cache-Control')).toMatch(/^public/);
  expect(await response.json()).toHaveProperty('excerpt');
});

const long = 'x'.repeat(5000);

test.each([
  [400, '/api/articles/%E0%A4%A'],
  [400, '/api/quotes?pageToken=refused'],
  [400, `/api/quotes?label=${long}`],
  [404, '/api/'],
  [404, '/api/thoughts/1'],
  [404, '/api/articles/unknown'],
  [404, '/api/articles/a%2Fb'],
  [404, '/api/constructor'],
])('%i for %.40s', async (status, path) => {
  const message = expect.stringMatching(/\w+ .*\.$/);
  await expectApiError(await site.get(path), { message, status }, 'public, max-age=60');
});

test('a parameter that is not of the API may have any text', async () => {
  for (const query of ['?utm_source=50%', '?fbclid=%E9']) {
    expect((await site.get(`/api/organization${query}`)).status).toBe(200);
  }
});
