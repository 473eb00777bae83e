import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { firstPaint } from '../../../../worker/render/first-paint.ts';
import { taggedBody } from '../../../../worker/routes/responses.ts';
import { siteForTests } from '../../../support/content-site.ts';
import { samplePosts } from '../../../support/handout-document.ts';

const site = siteForTests();

async function read(path: string) {
  const response = await site.get(path);
  return { status: response.status, headers: response.headers, html: await response.text() };
}

/** Requests a page twice. */
async function visitTwice(path: string) {
  return { rendered: await read(path), stored: await read(path) };
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
  const digest = createHash('sha1').update(stored.html).digest('base64');
  expect(stored.headers.get('ETag')).toBe(`W/"${digest}"`);
  for (const name of ['ETag', 'Cache-Control', 'Content-Type', 'Content-Security-Policy']) {
    expect(stored.headers.get(name)).toBe(rendered.headers.get(name));
  }
});

test('a page in memory has no copy of the styles', async () => {
  const { parts } = await taggedBody(`<title>é</title>${firstPaint.markup}</head>`);
  const texts = parts.map((part) => new TextDecoder().decode(part));
  expect(texts).toEqual(['<title>é</title>', '</head>']);
});

test('parameters of other sites make no page of their own', async () => {
  const { rendered } = await visitTwice('/quotes?label=Hell');
  for (const shared of ['fbclid=1', 'fbclid=2&utm_source=a', 'gclid=%FF']) {
    const page = await read(`/quotes?label=Hell&${shared}`);
    expect([shared, isFromMemory(page)]).toEqual([shared, true]);
    expect(page.html).toBe(rendered.html);
  }
});

test('a page that is missing, failed or for one visitor is not stored', async () => {
  for (const path of ['/nowhere', '/articles/made-up', '/quotes?q=%ff', '/passages?ref=Nope']) {
    const { stored } = await visitTwice(path);
    expect([path, stored.status, isFromMemory(stored)]).toEqual([path, stored.status, false]);
    expect(stored.status).toBeGreaterThanOrEqual(400);
  }
});
