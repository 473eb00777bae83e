import { expect, test } from 'vitest';
import { readChunks, readPage } from '../../support/page.ts';
import { siteForFile } from '../../support/site.ts';

/** Each test requests content that no earlier test has. */
const site = await siteForFile({}, { systemClock: true });

/** The part of a page from one string to another. Both must be present. */
function between(html: string, from: string, to: string) {
  const start = html.indexOf(from);
  const end = html.indexOf(to, start);
  expect(start).toBeGreaterThan(-1);
  expect(end).toBeGreaterThan(start);
  return html.slice(start, end);
}

test('with a slow provider, the page is sent up to its list, and the list follows in its place', async () => {
  const letContentCome = site.provider.hold();
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
  for (const name of ['ETag', 'Cloudflare-CDN-Cache-Control']) {
    expect(headers.get(name)).toBeNull();
  }
  expect(headers.get('X-Accel-Buffering')).toBe('no');
  const page = await readPage(new Response(html));
  expect(page.document.querySelectorAll('[aria-busy=true]')).toHaveLength(0);
});

test('a streamed page has the same content as the complete page', async () => {
  for (const path of ['/', '/apologetics?label=John', '/quotes?q=God', '/articles', '/resources']) {
    const letContentCome = site.provider.hold();
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
