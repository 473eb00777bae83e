import { expect, test } from 'vitest';
import { siteForFile } from '../../support/site.ts';
import { crawler } from '../../support/user-agent.ts';

const site = await siteForFile();

const article = '/articles/7350186942201573301';

async function headersOf(path: string): Promise<Headers> {
  const response = await site.get(path, crawler);
  await response.text();
  return response.headers;
}

// tests/unit/worker/middleware/edge-cache.test.ts has the lifetimes.
test.each([
  ['/', 'sundays,articles,site'],
  ['/quotes', 'quotes,site'],
  ['/apologetics?label=Mark+1', 'thoughts,sundays,passages,site'],
  [article, 'post-7350186942201573301,passages,site'],
  ['/sundays.ics', 'sundays'],
  ['/nowhere', null],
  ['/api/nowhere', null],
  ['/handout?posts=quotes:none', null],
  ['/handout.md?posts=quotes:none', null],
])('the tags of %s are what it shows: %s', async (path, tags) => {
  await headersOf(path);
  const headers = await headersOf(path);
  expect(headers.get('Cache-Tag')).toBe(tags);
  // What has no tags is nothing that the cache in front keeps longer than others.
  expect(headers.has('Cloudflare-CDN-Cache-Control')).toBe(tags !== null);
});

test.each(['/api/quotes', '/quotes/feed.xml', '/articles/feed.json', '/sundays.ics'])(
  'scripts of every site may request and read %s, the ETag and the 304 of it',
  async (path) => {
    const preflight = await fetch(site.url + path, {
      method: 'OPTIONS',
      headers: {
        Origin: 'https://reader.example',
        'Access-Control-Request-Method': 'GET',
        'Access-Control-Request-Headers': 'if-none-match',
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('Access-Control-Allow-Headers')).toBe('if-none-match');
    expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe('*');
    const headers = await headersOf(path);
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    const same = await site.get(path, { 'If-None-Match': headers.get('ETag') ?? '' });
    expect(same.status).toBe(304);
    expect(same.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(same.headers.get('Access-Control-Expose-Headers')).toBe('ETag');
  },
);
