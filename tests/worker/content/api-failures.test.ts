import { expect, test } from 'vitest';
import { siteForFile } from '../../support/site.ts';
import { deleteOrganization } from '../../support/stored-in-kv.ts';
import { failure } from '../../support/watched-provider.ts';

const site = await siteForFile({}, { clock: true });

async function expectFailure(path: string, status: number) {
  const response = await site.get(path);
  expect(response.status).toBe(status);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.get('Content-Type')).toMatch(/^application\/json/);
  const body: unknown = await response.json();
  expect(body).toEqual({ error: true, message: expect.stringMatching(/\w+ .*\.$/), status });
  return { response, body };
}

test.each([
  '/api/thoughts?q=%00',
  '/api/quotes?label=a%1Bb',
  '/api/articles?pageToken=%0A',
  '/api/thoughts?q=%zz',
  '/api/articles/%E0%A4%A',
  '/api/resources',
  '/api/resources?label=',
  '/api/quotes?pageToken=refused',
  '/api/quotes?label=%00&label=Hell',
])('%s gets 400', async (path) => {
  await expectFailure(path, 400);
});

test.each([
  ['/api/thoughts?q=', ''],
  ['/api/quotes?label=', ''],
  ['/api/articles?pageToken=', ''],
  ['/api/resources?label=', ''],
  ['/api/thoughts?q=', '&q=God'],
])('%s with 5,000 characters%s gets 400', async (before, after) => {
  await expectFailure(`${before}${'x'.repeat(5000)}${after}`, 400);
});

test.each([
  '/api',
  '/api/',
  '/api/nowhere',
  '/api/thoughts/1',
  '/api/articles/unknown',
  '/api/articles/',
  '/api/articles/a%2Fb',
  '/api/articles/1/2',
  '/api/session',
  '/api/constructor',
])('%s is not found', async (path) => {
  await expectFailure(path, 404);
});

test.each([
  '/api/thoughts',
  '/api/quotes?label=Hell',
  '/api/articles?q=God',
  '/api/articles/7350186942201573301',
  '/api/featured',
  '/api/resources?label=Resource+Books',
  '/api/organization',
])(
  '%s sends Retry-After while the provider fails, and its content after recovery',
  async (path) => {
    if (path === '/api/organization') await deleteOrganization(site);
    site.provider.intercept(() => failure(500, 'Down for repairs.'));
    const { response, body } = await expectFailure(path, 503);
    expect(body).toHaveProperty('message', 'Down for repairs.');
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
    site.provider.intercept();
    // The failure of the organization is remembered for 30 s.
    await site.advance(31_000);
    expect((await site.get(path)).status).toBe(200);
  },
);
