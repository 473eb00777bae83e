import { expect, test } from 'vitest';
import { z } from 'zod';
import { contentSignal } from '../../../worker/documents/content-use.ts';
import { readPage } from '../../support/page.ts';
import { siteForFile } from '../../support/site.ts';
import { failure } from '../../support/watched-provider.ts';
import { wirePost } from '../../support/wire-post.ts';
import { atomSchema, readXml, xmlErrors } from '../../support/xml.ts';

const site = await siteForFile();

const url = 'https://areopagus.example';

const lists = ['/apologetics', '/quotes', '/articles'];

/** JSON Feed 1.1. Extension members begin with an underscore. */
const jsonFeedSchema = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string(),
  home_page_url: z.url(),
  feed_url: z.url(),
  icon: z.url(),
  favicon: z.url(),
  language: z.literal('en'),
  authors: z.array(z.strictObject({ name: z.string(), url: z.url() })).min(1),
  _rights: z.strictObject({ about: z.url(), rights: z.string() }),
  items: z.array(
    z.strictObject({
      id: z.url(),
      url: z.url(),
      title: z.string(),
      content_html: z.string(),
      date_published: z.iso.datetime(),
    }),
  ),
});

async function atomOf(path: string) {
  const response = await site.get(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('application/atom+xml; charset=utf-8');
  const xml = await response.text();
  expect(await xmlErrors(xml, atomSchema)).toEqual([]);
  return readXml(xml);
}

async function jsonOf(path: string) {
  const response = await site.get(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('application/feed+json; charset=utf-8');
  return jsonFeedSchema.parse(await response.json());
}

test.each([
  ['/apologetics', '', 'Scripture & Apologetic Thoughts'],
  ['/quotes', '', 'Apologetic Quotes'],
  ['/articles', '', 'Articles'],
  ['/quotes', '?label=God%27s+World', "God's World | Apologetic Quotes"],
])(
  '%s%s has a feed of its posts in two formats, which states the permitted uses',
  async (path, query, title) => {
    const atom = await atomOf(`${path}/feed.xml${query}`);
    const json = await jsonOf(`${path}/feed.json${query}`);
    expect(atom.texts('feed > title')).toEqual([`${title} | Areopagus`]);
    expect(json.title).toBe(`${title} | Areopagus`);
    expect(atom.texts('feed > id')).toEqual([url + path + query]);
    expect(json.home_page_url).toBe(url + path + query);
    const self = atom.document.querySelector('feed > link[rel=self]')?.getAttribute('href');
    expect(self).toBe(`${url}${path}/feed.xml${query}`);
    expect(json.feed_url).toBe(`${url}${path}/feed.json${query}`);

    const { document } = await readPage(site.get(path + query));
    const shown = [...document.querySelectorAll(':has(> #posts) ~ [data-await] article h3 a')];
    expect(shown.length).toBeGreaterThan(0);
    const links = shown.map((it) => [url + it.getAttribute('href'), it.textContent]);
    expect(json.items.map(({ id, title }) => [id, title])).toEqual(links);
    expect(json.items.map(({ url, title }) => [url, title])).toEqual(links);
    const entries = [...atom.document.querySelectorAll('entry')].map((entry) =>
      ['id', 'title', 'content', 'updated'].map((name) => entry.querySelector(name)?.textContent),
    );
    expect(entries).toEqual(
      json.items.map((item) => [item.id, item.title, item.content_html, item.date_published]),
    );
    expect(atom.texts('feed > updated')).toEqual([json.items[0]?.date_published]);

    const post = await readPage(site.get(String(shown[0]?.getAttribute('href'))));
    expect(post.hrefs('link[rel=canonical]')).toEqual([json.items[0]?.url]);
    expect(json.items[0]?.content_html).toContain(post.texts('[data-content] p').at(-1));
    for (const rights of [atom.texts('feed > rights')[0], json._rights.rights]) {
      expect(rights).toContain('© Areopagus Sample Ministry.');
      expect(rights).toContain(`Content-Signal: ${contentSignal}; see ${url}/terms.`);
      expect(rights).toContain(`${url}/copyright`);
    }
    expect(json._rights.about).toBe(`${url}/terms`);
  },
);

test.each([
  ['/', lists.flatMap((path) => [`${path}/feed.xml`, `${path}/feed.json`])],
  [
    '/apologetics?label=John+3',
    ['/apologetics/feed.xml?label=John+3', '/apologetics/feed.json?label=John+3'],
  ],
  ['/apologetics?q=God', ['/apologetics/feed.xml', '/apologetics/feed.json']],
  ['/sundays', ['/sundays/feed.xml', '/sundays/feed.json']],
  ['/terms', []],
])('%s links %j', async (path, feeds) => {
  const page = await readPage(site.get(path));
  expect(page.hrefs('head link[rel=alternate]')).toEqual(feeds);
  const inList = page.hrefs('main a[href*="feed.xml"]');
  if (path.includes('?')) expect(inList).toEqual(feeds.slice(0, 1));
});

test.each(['/apologetics/feed.xml?label=Hell', '/resources/feed.xml', '/feed.xml'])(
  'there is no feed at %s',
  async (path) => {
    expect((await site.get(path)).status).toBe(404);
  },
);

/** Responds with these posts to requests for the label. */
function respondWith(label: string, ...posts: object[]) {
  site.provider.intercept(({ query }) =>
    query.get('label') === label ? Response.json({ posts }) : undefined,
  );
}

test('a feed was updated with its newest post, and an undated one has a constant date in Atom', async () => {
  respondWith(
    'Hell',
    wirePost({ id: '2003', published: 'one fine day' }),
    wirePost({ id: '2002', published: '2026-02-01T15:00:00Z' }),
    wirePost({ id: '2001' }),
  );
  const { texts } = await atomOf('/quotes/feed.xml?label=Hell');
  const date = '2026-03-01T15:00:00.000Z';
  const older = '2026-02-01T15:00:00.000Z';
  expect(texts('updated')).toEqual([date, '1970-01-01T00:00:00.000Z', older, date]);
  expect(texts('entry > published')).toEqual([older, date]);
  const { items } = await (await site.get('/quotes/feed.json?label=Hell')).json();
  expect(items.map((item: { date_published?: string }) => item.date_published)).toEqual([
    undefined,
    older,
    date,
  ]);
});

test('URLs in posts are absolute, and characters that XML forbids are removed', async () => {
  const content =
    '<p>\u0001<a href="/about">here</a>, <a href="#top">above</a>, <a href="#n">1</a>, <a href="mailto:a@b.example">mail</a> <img src="//images.example/lamp.png" alt=""></p><p id="n">note</p>';
  respondWith('Satan', wirePost({ title: 'Tom &amp; <Jerry>\uffff ]]>', content }));
  const { texts } = await atomOf('/quotes/feed.xml?label=Satan');
  const [html = ''] = texts('entry > content');
  expect(html).toContain(`href="${url}/about"`);
  expect(html).toContain(`href="${url}/quotes?post=1001#top"`);
  expect(html).toContain(`href="${url}/quotes?post=1001#post-1001.n"`);
  expect(html).toContain('href="mailto:a@b.example"');
  expect(html).toContain('src="https://images.example/lamp.png"');
  expect(texts('entry > title')).toEqual(['Tom &amp; <Jerry> ]]>']);
});

test('a feed that fails to load gets 503', async () => {
  site.provider.intercept(() => failure(500, 'Down for repairs.'));
  const failed = await site.get('/quotes/feed.xml?label=Prayer');
  expect(failed.status).toBe(503);
  expect(failed.headers.get('Cache-Control')).toBe('no-store');
  expect(failed.headers.get('Retry-After')).not.toBeNull();
});
