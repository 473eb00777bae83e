import { describe, expect, test } from 'vitest';
import { sharedSite } from '../../support/shared-site.ts';
import { browserUserAgent } from '../../support/user-agent.ts';

const site = await sharedSite();

function request(method: string, path: string) {
  return fetch(site.url + path, {
    method,
    headers: { 'User-Agent': browserUserAgent },
    redirect: 'manual',
  });
}

const paths = ['/', '/quotes', '/articles/unknown', '/nowhere', '/api/quotes', '/api/none'];

describe.each(['POST', 'PUT', 'OPTIONS', 'PROPFIND'])('%s', (method) => {
  test.each([...paths, '/favicon.svg'])('%s lists the allowed methods', async (path) => {
    const response = await request(method, path);
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('GET, HEAD');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('Content-Security-Policy')).toBeTruthy();
    expect(await response.json()).toEqual({
      error: true,
      message: 'This URL allows GET, HEAD only.',
      status: 405,
    });
  });
});

test.each([...paths, ...['/%zz', '/quotes?q=', '/favicon.svg', '/articles/7350186942201573301']])(
  'HEAD %s has the headers of GET and no body',
  async (path) => {
    // The first response may be streamed, with a header for it.
    await (await request('GET', path)).text();
    const got = await request('GET', path);
    await got.text();
    const head = await request('HEAD', path);
    expect(await head.text()).toBe('');
    expect(head.status).toBe(got.status);
    for (const name of ['Content-Type', 'Cache-Control', 'Location', 'Content-Security-Policy']) {
      expect(head.headers.get(name), name).toBe(got.headers.get(name));
    }
  },
);
