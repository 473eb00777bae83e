import { expect, test } from 'vitest';
import { readChunks, readPage } from '../../support/page.ts';
import { siteForEachTest } from '../../support/site.ts';
import { crawler } from '../../support/user-agent.ts';
import { failure, slow } from '../../support/watched-provider.ts';

const site = siteForEachTest();

/** Delays the provider until the returned function is called. */
function holdProvider(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  site.provider.intercept(async () => {
    await promise;
    return undefined;
  });
  return resolve;
}

/** The part of a page from one string to another. Both must be present. */
function between(html: string, from: string, to: string) {
  const start = html.indexOf(from);
  const end = html.indexOf(to, start);
  expect(start).toBeGreaterThan(-1);
  expect(end).toBeGreaterThan(start);
  return html.slice(start, end);
}

test('with a slow provider, the page is sent up to its list, and the list follows in its place', async () => {
  const letContentCome = holdProvider();
  const { status, headers, chunks, html } = await readChunks(
    site.get('/apologetics'),
    letContentCome,
  );
  const [first, ...rest] = chunks;
  expect(rest).not.toEqual([]);
  expect(first?.text).toMatch(
    /<title>Scripture &amp; Apologetic Thoughts[\s\S]*<nav[\s\S]*>Quotes</,
  );
  expect(first?.text).toContain('<summary>Revelation</summary>');
  expect(first?.text).toMatch(/Loading\.\.\.<\/p>$/);
  expect(first?.text).not.toContain('<article');

  const list = between(html, 'Loading...', '</main>');
  expect(list.match(/<article/g)).toHaveLength(10);
  expect(between(html, '</main>', '</footer>')).toContain('Springfield');
  expect(html.match(/Loading\.\.\./g)).toHaveLength(1);
  expect(html).toMatch(/<\/html>$/);
  expect(status).toBe(200);
  expect(headers.get('Cache-Control')).toBe('no-store');
});

test('a streamed page has the same content as the complete page', async () => {
  for (const path of ['/', '/apologetics?label=John', '/quotes?q=God', '/articles', '/resources']) {
    const letContentCome = holdProvider();
    const { chunks, html } = await readChunks(site.get(path), letContentCome);
    expect(chunks.length).toBeGreaterThan(1);
    site.provider.intercept();
    const complete = await readPage(site.get(path));
    const streamed = await readPage(new Response(html));
    for (const loading of streamed.document.querySelectorAll('[data-loading]')) loading.remove();
    expect(streamed.texts('#root *')).toEqual(complete.texts('#root *'));
    expect(streamed.texts('title')).toEqual(complete.texts('title'));
  }
});

test('nothing is marked as busy when the page is complete', async () => {
  site.provider.intercept(slow(120));
  const page = await readPage(site.get('/apologetics'));
  expect(page.texts('[data-loading]')).toContain('Loading...');
  expect(page.document.querySelectorAll('[aria-busy=true]').length).toBe(0);
});

test('a failure during streaming is shown in place of the list', async () => {
  await readPage(site.get('/'));
  site.provider.intercept(async (request) => {
    await slow(300)(request);
    return failure(500, 'Down for repairs.');
  });
  const { status, headers, chunks, html } = await readChunks(site.get('/quotes'));
  expect(status).toBe(200);
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(chunks[0]?.text).not.toContain('Down for repairs.');
  const page = await readPage(new Response(html));
  expect(page.text('main section [data-await]')).toContain('Error: Down for repairs.');
  expect(html).toMatch(/<\/html>$/);
});

test('a crawler waits and gets the complete page', async () => {
  site.provider.intercept(slow(400));
  const { status, headers, chunks } = await readChunks(site.get('/apologetics', crawler));
  expect(status).toBe(200);
  expect(headers.get('Cache-Control')).toMatch(/^public/);
  expect(chunks).toHaveLength(1);
  expect(chunks[0]?.ms).toBeGreaterThan(400);
  expect(chunks[0]?.text).toContain('</html>');
  expect(chunks[0]?.text).not.toContain('Loading...');
  expect(chunks[0]?.text.match(/<article/g)).toHaveLength(10);
});

test('a crawler gets the status of a failing provider, however late', async () => {
  await readPage(site.get('/'));
  site.provider.intercept(async (request) => {
    await slow(300)(request);
    return failure(500, 'Down for repairs.');
  });
  const page = await readPage(site.get('/quotes', crawler));
  expect(page.status).toBe(503);
  expect(page.headers.get('Retry-After')).not.toBeNull();
  expect(page.text('main')).toContain('Error: Down for repairs.');
});

test('an article waits for its status: 404 if it does not exist, however late', async () => {
  site.provider.intercept(slow(300));
  const missing = await readPage(site.get('/articles/unknown'));
  expect(missing.status).toBe(404);
  expect(missing.texts('h1')).toEqual(['Page Not Found']);
  const existing = await readPage(site.get('/articles/7350186942201573301'));
  expect(existing.status).toBe(200);
  expect(existing.texts('title')).toEqual(['Search tips | Areopagus']);
  expect(existing.text('main')).not.toContain('Loading...');
});
