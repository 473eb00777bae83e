import { expect, test } from 'vitest';
import { crawlLabels } from '../../support/crawl-labels.ts';
import { siteForFile } from '../../support/site.ts';

const site = await siteForFile();
await crawlLabels(site);

const article = '/articles/7350186942201573301';

// tests/unit/worker/middleware/edge-cache.test.ts has the lifetimes.
test.each([
  ['/', 'sundays,articles,site', true],
  ['/quotes', 'quotes,site', true],
  ['/apologetics?label=Mark+1', 'thoughts,sundays,passages,site', true],
  [article, 'post-7350186942201573301,passages,site', true],
  ['/sundays.ics', 'sundays', true],
  ['/nowhere', 'site', false],
  ['/api/nowhere', null, false],
  ['/articles/none', 'post-none,passages,site', false],
  ['/api/articles/none', 'post-none', false],
  ['/sundays?date=2026-12-07', 'sundays,site', false],
  ['/quotes?label=Made+up', 'quotes,site', false],
  ['/handout.md?posts=quotes:none', 'site,post-none', false],
])('the tags of %s are what it shows: %s; stale for a day: %s', async (path, tags, isLong) => {
  await site.read(path);
  const { headers } = await site.read(path);
  expect(headers.get('Cache-Tag')).toBe(tags);
  expect(headers.has('Cloudflare-CDN-Cache-Control')).toBe(isLong);
  if (!isLong) expect(headers.get('Cache-Control')).toBe('public, max-age=60');
});

test.each(['/api/quotes', '/quotes/feed.xml', '/sundays.ics'])(
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
    const { headers } = await site.read(path);
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    const same = await site.get(path, { 'If-None-Match': headers.get('ETag') ?? '' });
    expect(same.status).toBe(304);
    expect(same.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(same.headers.get('Access-Control-Expose-Headers')).toBe('ETag');
  },
);
