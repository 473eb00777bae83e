import { expect, test } from 'vitest';
import { samplePosts } from '../../support/handout-document.ts';
import { lineOf } from '../../support/log-lines.ts';
import { siteForFile } from '../../support/site.ts';

const site = await siteForFile({}, { clock: true });

// The memory of pages ends with the hour.
await site.setTime('2026-12-07T18:00:00Z');

/** Requests a page twice. */
async function visitTwice(path: string) {
  return { rendered: await site.read(path), stored: await site.read(path) };
}

function isFromMemory({ headers }: { headers: Headers }): boolean {
  return headers.get('Cache-Status')?.endsWith('; detail=page') ?? false;
}

test.each([
  ...['/', '/quotes?q=God', '/terms', '/sundays?date=2026-12-24', '/passages?ref=Mark+1:1'],
  `/handout?posts=${samplePosts}`,
])('once %s is rendered with all content, the next visitor gets it from memory', async (path) => {
  const { rendered, stored } = await visitTwice(path);
  expect(isFromMemory(stored)).toBe(true);
  expect(stored.status).toBe(200);
  expect(stored.html).toBe(rendered.html);
  for (const name of ['ETag', 'Cache-Control', 'Content-Type', 'Content-Security-Policy']) {
    expect(stored.headers.get(name)).toBe(rendered.headers.get(name));
  }
});

test('parameters of other sites make no page of their own, and a filter without JavaScript is not stored', async () => {
  const { rendered } = await visitTwice('/quotes?label=Hell');
  for (const shared of ['fbclid=1', 'fbclid=2&utm_source=a', 'gclid=%FF']) {
    const page = await site.read(`/quotes?label=Hell&${shared}`);
    expect([shared, isFromMemory(page)]).toEqual([shared, true]);
    expect(page.html).toBe(rendered.html);
  }
  const { stored } = await visitTwice('/quotes?label=Hell&filter=god');
  expect(isFromMemory(stored)).toBe(false);
  expect(stored.html).not.toBe(rendered.html);
});

test('the log line of a page from memory says so', async () => {
  await visitTwice('/quotes');
  const page = await site.read('/quotes');
  expect(page.headers.get('Server-Timing')).toMatch(/cache;desc="hit", page;desc="memory"$/);
  expect(await lineOf(site, page)).toMatchObject({
    cache: 'hit',
    page: 'memory',
    loads: { count: 0, ms: 0 },
  });
});

test('a page that is missing, failed or for one visitor is not stored', async () => {
  for (const path of ['/nowhere', '/articles/made-up', '/quotes?q=%ff', '/passages?ref=Nope']) {
    const { stored } = await visitTwice(path);
    expect([path, stored.status, isFromMemory(stored)]).toEqual([path, stored.status, false]);
    expect(stored.status).toBeGreaterThanOrEqual(400);
  }
});

test('a stale page is served from memory', async () => {
  await visitTwice('/quotes');
  await site.advance(301_000);
  const { headers } = await site.read('/quotes');
  expect(headers.get('Cache-Status')).toMatch(/hit; ttl=-\d+; detail=page$/);
});
