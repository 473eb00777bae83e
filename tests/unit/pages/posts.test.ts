import { expect, test } from 'vitest';
import { siteForTests } from '../../support/content-site.ts';
import { failure } from '../../support/watched-provider.ts';
import { wirePost } from '../../support/wire-post.ts';

const site = siteForTests();

const description = 'They listened.';
const datePublished = '2026-01-01T03:00:00Z';
const article = { '@type': 'Article', headline: 'On the Areopagus', datePublished, description };
const quotation = { '@type': 'Quotation', name: 'On the Areopagus', text: 'They listened.' };
const image = 'https://areopagus.example/share-card-articles.png';

const kinds: [list: string, postAt: string, name: string, title: string, thing: object][] = [
  ['/apologetics', '/apologetics?post=', 'Thoughts', 'Scripture & Apologetic Thoughts', article],
  ['/quotes', '/quotes?post=', 'Quotes', 'Apologetic Quotes', quotation],
  ['/articles', '/articles/', 'Articles', 'Articles', { ...article, image }],
];

/** Responds to requests for single posts with a post of their id. */
function respondWith(fields: Parameters<typeof wirePost>[0]) {
  site.intercept(({ path }) => {
    const id = /\/posts\/(\d+)$/.exec(path)?.[1];
    return id === undefined ? undefined : Response.json(wirePost({ id, ...fields }));
  });
}

test.each(kinds)('a post of %s has text and metadata', async (list, postAt, name, title, thing) => {
  const url = `https://areopagus.example${postAt}1001`;
  respondWith({
    title: 'On  the\nAreopagus',
    content: '<h1>To an unknown god</h1><blockquote>They <i>listened</i>.</blockquote>',
    published: datePublished,
  });
  const { texts, text, hrefs, meta, document } = await site.read(`${postAt}1001`);
  expect(texts('h1')).toEqual(['On the Areopagus']);
  expect(texts('title')).toEqual(['On the Areopagus | Areopagus']);
  expect(texts('main time')).toEqual(['December 31, 2025']);
  expect(document.querySelector('main [data-content]')?.innerHTML).toBe(
    '<h2>To an unknown god</h2><blockquote>They <i>listened</i>.</blockquote>',
  );
  expect(texts(`main a[href="${list}"]`)).toEqual(Array(2).fill(`Back to ${name}`));
  expect(texts('header nav a[aria-current=true]')).toHaveLength(2);
  expect(hrefs('link[rel=canonical]')).toEqual([url]);
  expect([meta('description'), meta('og:description')]).toEqual([description, description]);
  expect([meta('og:type'), meta('og:title')]).toEqual(['article', 'On the Areopagus']);
  expect([meta('og:url'), meta('robots')]).toEqual([url, undefined]);
  expect(meta('article:published_time')).toBe(datePublished);
  expect(hrefs('head link[rel=alternate]')).toEqual([`${list}/feed.xml`]);
  const json = text('script[type="application/ld+json"]') ?? '';
  expect(json).toContain(`{"@type":"ListItem","position":2,"name":"${title}"`);
  expect(json).toContain(`"position":3,"name":"On the Areopagus"`);
  const isPartOf = { '@id': 'https://areopagus.example/#website' };
  const described = { '@id': url, url, isPartOf, ...thing };
  expect(JSON.parse(json)['@graph'].slice(3)).toMatchObject([described]);
});

test.each(kinds)('no date or text of a post of %s is made up', async (_, postAt) => {
  respondWith({ published: 'one fine day', content: '<img src="https://example.org/lamp.png">' });
  const page = await site.read(`${postAt}2001`);
  expect(page.status).toBe(200);
  expect(page.texts('main time')).toEqual([]);
  expect(page.html).not.toMatch(/article:published_time|datePublished/);
  expect(page.meta('description')).toMatch(/pastors, teachers and believers/);
});

test.each(kinds)('a missing or failing post of %s has a status that says so', async (_, postAt) => {
  const missing = await site.read(`${postAt}9001`);
  expect([missing.status, missing.text('h1')]).toEqual([404, 'Page Not Found']);
  site.intercept(() => failure(500, 'Down for repairs.'));
  const failed = await site.read(`${postAt}8001`);
  expect(failed.status).toBe(503);
  expect(failed.text('main')).toContain('Error: Down for repairs.');
  expect(failed.texts('main .button')).toEqual(['Try again']);
  expect(failed.hrefs('main .button')).toEqual([`${postAt}8001`]);
  expect(failed.meta('robots')).toBe('noindex, follow');
});
