import { expect, test } from 'vitest';
import { postForm, withToken } from '../../support/contact-post.ts';
import { lineOf } from '../../support/log-lines.ts';
import { readPage } from '../../support/page.ts';
import { siteForEachTest } from '../../support/site.ts';
import { crawler } from '../../support/user-agent.ts';

const site = siteForEachTest({}, { clock: true });

/**
 * Requests a page three times: the first response waits for all content, the second is rendered from
 * cached content, and the third is not rendered.
 */
async function visitRepeatedly(path: string) {
  const loaded = await readPage(site.get(path, crawler));
  const rendered = await readPage(site.get(path));
  const stored = await readPage(site.get(path));
  return { loaded, rendered, stored };
}

function isFromMemory({ headers }: { headers: Headers }): boolean {
  return headers.get('Cache-Status')?.endsWith('; detail=page') ?? false;
}

test.each([
  ...['/', '/apologetics', '/quotes?label=Hell', '/resources', '/contact', '/terms'],
  ...['/sundays', '/sundays?date=2026-12-24', '/sundays?series=rcl'],
])(
  'once %s is rendered from cached content, the next visitor gets it from memory',
  async (path) => {
    const { loaded, rendered, stored } = await visitRepeatedly(path);
    expect([loaded, rendered, stored].map(isFromMemory)).toEqual([false, false, true]);
    expect(stored.status).toBe(200);
    expect(stored.html).toBe(rendered.html);
    for (const name of ['ETag', 'Cache-Control', 'Content-Type', 'Content-Security-Policy']) {
      expect(stored.headers.get(name)).toBe(rendered.headers.get(name));
    }
  },
);

test('the headers and the log line of a page from memory say so', async () => {
  await visitRepeatedly('/quotes');
  const response = await site.get('/quotes');
  await response.text();
  expect(response.headers.get('Cache-Status')).toMatch(
    /^areopagus; hit; ttl=(300|29\d); detail=page$/,
  );
  expect(response.headers.get('Server-Timing')).toMatch(/cache;desc="hit", page;desc="memory"$/);
  expect(await lineOf(site, response)).toMatchObject({
    status: 200,
    cache: 'hit',
    page: 'memory',
    provider: { calls: 0, ms: 0 },
  });
});

test('a 304 renders nothing', async () => {
  const { rendered } = await visitRepeatedly('/quotes');
  const etag = String(rendered.headers.get('ETag'));
  const response = await site.get('/quotes', { 'If-None-Match': etag });
  expect(response.status).toBe(304);
  expect(response.body).toBeNull();
  expect(isFromMemory(response)).toBe(true);
  expect(await lineOf(site, response)).toMatchObject({ status: 304, page: 'memory' });
});

test.each(['/quotes?filter=hell', '/resources?label=Made+up', '/passages?ref=Mark+1:1'])(
  '%s is not stored: visitors can make up any number of such pages without a call to the provider',
  async (path) => {
    const { rendered, stored } = await visitRepeatedly(path);
    expect([rendered.status, isFromMemory(rendered), isFromMemory(stored)]).toEqual([
      ...[200, false, false],
    ]);
  },
);

test('a page that is missing, failed or for one visitor is not stored', async () => {
  for (const path of ['/nowhere', '/articles/made-up', '/quotes?q=%ff', '/apologetics?ref=Nope']) {
    const { stored } = await visitRepeatedly(path);
    expect([path, stored.status, isFromMemory(stored)]).toEqual([path, stored.status, false]);
    expect(stored.status).toBeGreaterThanOrEqual(400);
  }
  await visitRepeatedly('/contact');
  const reply = await postForm(site, withToken({ message: 'x'.repeat(1001) }));
  expect(reply.status).toBe(422);
  expect(await reply.text()).toContain('Message must be under 1000 characters.');
  const again = await readPage(site.get('/contact'));
  expect(isFromMemory(again)).toBe(true);
  expect(again.html).not.toContain('Message must be under 1000 characters.');
});

test('content that is stale is rendered again', async () => {
  await visitRepeatedly('/quotes');
  await site.advance(301_000);
  expect(isFromMemory(await site.get('/quotes'))).toBe(false);
});

test('the year in the footer changes although the content is fresh', async () => {
  const yearOf = ({ text }: { text: (selector: string) => string | undefined }) =>
    /© (\d+)/.exec(text('footer') ?? '')?.[1];
  const now = new Date();
  // Midnight in Chicago.
  const newYear = Date.UTC(now.getUTCFullYear() + 1, 0, 1, 6);
  await site.advance(newYear - now.getTime() - 120_000);
  const { stored } = await visitRepeatedly('/quotes');
  expect(isFromMemory(stored)).toBe(true);
  await site.advance(121_000);
  const nextYear = await readPage(site.get('/quotes'));
  expect(nextYear.headers.get('Cache-Status')).toMatch(/^areopagus; hit; ttl=1\d\d$/);
  expect([yearOf(stored), yearOf(nextYear)]).toEqual([
    `${now.getUTCFullYear()}`,
    `${now.getUTCFullYear() + 1}`,
  ]);
});
