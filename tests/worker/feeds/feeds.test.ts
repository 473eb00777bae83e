import { expect, test } from 'vitest';
import { z } from 'zod';
import { contentSignal } from '../../../worker/documents/content-use.ts';
import { siteForFile } from '../../support/site.ts';
import { failure } from '../../support/watched-provider.ts';
import { wirePost } from '../../support/wire-post.ts';
import { atomSchema, readXml, xmlErrors } from '../../support/xml.ts';

const site = await siteForFile();

const url = 'https://areopagus.example';

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

async function feedAt(path: string, type: string) {
  const response = await site.get(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe(`${type}; charset=utf-8`);
  return response.text();
}

async function atomOf(path: string) {
  const xml = await feedAt(path, 'application/atom+xml');
  expect(await xmlErrors(xml, atomSchema)).toEqual([]);
  return readXml(xml);
}

const jsonOf = async (path: string) =>
  jsonFeedSchema.parse(JSON.parse(await feedAt(path, 'application/feed+json')));

test.each([
  ['/apologetics', '', 'Scripture & Apologetic Thoughts'],
  ['/quotes', '', 'Apologetic Quotes'],
  ['/articles', '', 'Articles'],
  ['/quotes', '?label=God%27s+World', "God's World | Apologetic Quotes"],
])(
  '%s%s has a feed of its posts in two formats, which states the permitted uses',
  async (path, query, title) => {
    const { document, texts } = await atomOf(`${path}/feed.xml${query}`);
    const json = await jsonOf(`${path}/feed.json${query}`);
    expect([json.title, ...texts('feed > title')]).toEqual(Array(2).fill(`${title} | Areopagus`));
    expect([json.home_page_url, ...texts('feed > id')]).toEqual(Array(2).fill(url + path + query));
    const self = document.querySelector('feed > link[rel=self]')?.getAttribute('href');
    expect(self).toBe(`${url}${path}/feed.xml${query}`);
    expect(json.feed_url).toBe(`${url}${path}/feed.json${query}`);

    const listed = ':has(> #posts) ~ [data-await] article h3 a';
    const list = await site.read(path + query);
    const [href = '', ...hrefs] = list.hrefs(listed).map(String);
    const links = [href, ...hrefs].map((href, i) => [url + href, list.texts(listed)[i]]);
    expect(json.items.map(({ id, title }) => [id, title])).toEqual(links);
    expect(json.items.map(({ url, title }) => [url, title])).toEqual(links);
    const entries = [...document.querySelectorAll('entry')].map((entry) =>
      ['id', 'title', 'content', 'updated'].map((name) => entry.querySelector(name)?.textContent),
    );
    expect(entries).toEqual(
      json.items.map((item) => [item.id, item.title, item.content_html, item.date_published]),
    );
    expect(texts('feed > updated')).toEqual([json.items[0]?.date_published]);

    const post = await site.read(href);
    expect(post.hrefs('link[rel=canonical]')).toEqual([json.items[0]?.url]);
    expect(json.items[0]?.content_html).toContain(post.texts('[data-content] p').at(-1));
    const signal = `Content-Signal: ${contentSignal}; see ${url}/terms.`;
    for (const rights of [...texts('feed > rights'), json._rights.rights]) {
      for (const part of ['© Areopagus Sample Ministry.', signal, `${url}/copyright`])
        expect(rights).toContain(part);
    }
    expect(json._rights.about).toBe(`${url}/terms`);
  },
);

// tests/unit/shared/pages/page-head.test.ts has the feeds of each page.
test.each([
  ['/', [...feedsOf('/apologetics'), ...feedsOf('/quotes'), ...feedsOf('/articles')]],
  ['/apologetics?label=John+3', feedsOf('/apologetics', '?label=John+3')],
  ['/apologetics?q=God', feedsOf('/apologetics')],
  ['/sundays', feedsOf('/sundays')],
  ['/terms', []],
])('%s links %j', async (path, feeds) => {
  const { hrefs } = await site.read(path);
  expect(hrefs('head link[rel=alternate]')).toEqual(feeds);
  if (path.includes('?')) {
    const shown = path.includes('label=') ? feeds.slice(0, 1) : [];
    expect(hrefs('main a[href*="feed.xml"]')).toEqual(shown);
  }
});

function feedsOf(path: string, query = ''): string[] {
  return [`${path}/feed.xml${query}`, `${path}/feed.json${query}`];
}

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
  const dates = ['one fine day', '2026-02-01T15:00:00Z', '2026-03-01T15:00:00Z'];
  respondWith('Hell', ...dates.map((published, i) => wirePost({ id: `200${i}`, published })));
  const { texts } = await atomOf('/quotes/feed.xml?label=Hell');
  const [older, newest] = ['2026-02-01T15:00:00.000Z', '2026-03-01T15:00:00.000Z'];
  expect(texts('updated')).toEqual([newest, '1970-01-01T00:00:00.000Z', older, newest]);
  expect(texts('entry > published')).toEqual([older, newest]);
  const { items } = await (await site.get('/quotes/feed.json?label=Hell')).json();
  expect(items).toMatchObject([{}, { date_published: older }, { date_published: newest }]);
  expect(items[0]).not.toHaveProperty('date_published');
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
