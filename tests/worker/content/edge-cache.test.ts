import { expect, test } from 'vitest';
import { readPage } from '../../support/page.ts';
import { siteForFile } from '../../support/site.ts';
import { crawler } from '../../support/user-agent.ts';
import { failure } from '../../support/watched-provider.ts';

/** The clock of this site is not set back. */
const site = await siteForFile({}, { clock: true });

const day = 86_400;
const article = '/articles/7350186942201573301';
const ofDay = [
  '/',
  '/apologetics',
  '/sundays',
  '/sundays?date=2026-12-24',
  '/sundays.ics',
  '/sundays/feed.xml',
];
const ofDayInApi = ['/api/sunday', '/api/sundays'];
const others = ['/quotes', '/terms', article, '/quotes/feed.xml', '/api/articles'];

async function headersOf(path: string): Promise<Headers> {
  const response = await site.get(path, crawler);
  await response.text();
  return response.headers;
}

/** For how long the cache in front of the Worker considers a response fresh, and for how long it serves it stale; s. */
async function lifetimesOf(path: string): Promise<{ maxAge: number; stale: number }> {
  const value = (await headersOf(path)).get('Cloudflare-CDN-Cache-Control');
  const pattern = /^public, max-age=(\d+), stale-while-revalidate=(\d+), stale-if-error=\2$/;
  const [, maxAge, stale] = pattern.exec(value ?? '') ?? [];
  return { maxAge: Number(maxAge), stale: Number(stale) };
}

test.each([
  ['2026-12-14T05:50:00Z', 600, 240],
  ['2026-12-14T06:10:00Z', day - 600, 240],
])(
  'at %s what depends on the day is served stale until midnight in the time zone of the site',
  async (time, left, maxAge) => {
    for (const path of [...ofDay, ...ofDayInApi]) {
      await site.setTime(time);
      // What was stale is new by now.
      await expect.poll(async () => (await lifetimesOf(path)).maxAge).toBeGreaterThan(60);
      await site.setTime(time);
      const lifetimes = await lifetimesOf(path);
      expect([path, lifetimes.maxAge <= maxAge]).toEqual([path, true]);
      const end = lifetimes.maxAge + lifetimes.stale;
      expect([path, end <= left && end > left - 60]).toEqual([path, true]);
    }
  },
);

test('on the last day of a year, every page is served stale until its footer has another year', async () => {
  await site.setTime('2027-01-01T05:50:00Z');
  await expect.poll(async () => (await lifetimesOf('/terms')).maxAge).toBeGreaterThan(60);
  const { maxAge, stale } = await lifetimesOf('/terms');
  expect(maxAge + stale).toBeLessThanOrEqual(600);
  await site.setTime('2027-01-01T06:10:00Z');
});

test('everything else is served stale for a day, and stale content is soon revalidated', async () => {
  for (const path of others) {
    await expect.poll(() => lifetimesOf(path)).toEqual({ maxAge: 240, stale: day });
  }
  await site.advance(400_000);
  site.provider.intercept(() => failure(500, 'Down for repairs.'));
  for (const path of others) {
    expect([path, await lifetimesOf(path)]).toEqual([path, { maxAge: 10, stale: day }]);
  }
});

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

test('a response has a dozen tags at most', async () => {
  const keys: string[] = [];
  for (const list of ['thoughts', 'quotes']) {
    const { posts } = await (await site.get(`/api/${list}`)).json();
    keys.push(...posts.map(({ id }: { id: string }) => `${list}:${id}`));
  }
  expect(keys.length).toBeGreaterThan(12);
  const page = await readPage(site.get(`/handout?posts=${keys.slice(0, 20).join(',')}`, crawler));
  expect(page.headers.get('Cache-Tag')?.split(',')).toHaveLength(12);
});

test.each(['/api/quotes', '/quotes/feed.xml', '/articles/feed.json', '/sundays.ics'])(
  'scripts of every site may read %s, and the 304 of it',
  async (path) => {
    const headers = await headersOf(path);
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    const same = await site.get(path, { 'If-None-Match': headers.get('ETag') ?? '' });
    expect(same.status).toBe(304);
    expect(same.headers.get('Access-Control-Allow-Origin')).toBe('*');
  },
);
