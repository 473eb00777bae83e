import { describe, expect, test } from 'vitest';
import { sharedSite } from '../../support/shared-site.ts';
import { browserUserAgent } from '../../support/user-agent.ts';

const site = await sharedSite();

function ask(method: string, path: string) {
  return fetch(site.url + path, {
    method,
    headers: { 'User-Agent': browserUserAgent },
    redirect: 'manual',
  });
}

const addresses = ['/', '/quotes', '/articles/unknown', '/nowhere', '/api/quotes', '/api/none'];

describe.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])('%s', (method) => {
  test.each(addresses)('%s says which methods it answers', async (path) => {
    const answer = await ask(method, path);
    expect(answer.status).toBe(405);
    expect(answer.headers.get('Allow')).toBe('GET, HEAD');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('Content-Security-Policy')).toBeTruthy();
    expect(await answer.json()).toEqual({
      error: true,
      message: 'This address answers GET, HEAD only.',
      status: 405,
    });
  });

  test('a static file does so, too', async () => {
    const answer = await ask(method, '/favicon.svg');
    expect(answer.status).toBe(405);
    expect(answer.headers.get('Allow')).toBe('GET, HEAD');
    expect(answer.headers.get('Content-Security-Policy')).toBeTruthy();
  });
});

test.each([
  ...addresses,
  '/apologetics?label=Nothing',
  '/%zz',
  '/quotes?q=',
  '/favicon.svg',
  '/articles/7350186942201573301',
])('HEAD %s says what GET says, without a body', async (path) => {
  // The first may come in parts, which is said of it.
  await (await ask('GET', path)).text();
  const got = await ask('GET', path);
  await got.text();
  const head = await ask('HEAD', path);
  expect(await head.text()).toBe('');
  expect(head.status).toBe(got.status);
  for (const name of ['Content-Type', 'Cache-Control', 'Location', 'Content-Security-Policy']) {
    expect(head.headers.get(name), name).toBe(got.headers.get(name));
  }
});
