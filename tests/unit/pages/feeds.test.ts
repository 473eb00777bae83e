import { expect, test } from 'vitest';
import { contentSignal } from '../../../worker/documents/content-use.ts';
import { siteForTests } from '../../support/content-site.ts';
import { wirePost } from '../../support/wire-post.ts';
import { atomSchema, readXml, xmlErrors } from '../../support/xml.ts';

const site = siteForTests();

const url = 'https://areopagus.example';

async function feedAt(path: string) {
  const response = await site.get(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('application/atom+xml; charset=utf-8');
  const xml = await response.text();
  expect(await xmlErrors(xml, atomSchema)).toEqual([]);
  return readXml(xml);
}

test.each([
  ['/apologetics', '', 'Scripture & Apologetic Thoughts'],
  ['/quotes', '', 'Apologetic Quotes'],
  ['/articles', '', 'Articles'],
  ['/quotes', '?label=God%27s+World', "God's World | Apologetic Quotes"],
])('%s%s has a feed of its posts, which states the permitted uses', async (path, query, title) => {
  const { document, texts } = await feedAt(`${path}/feed.xml${query}`);
  expect(texts('feed > title')).toEqual([`${title} | Areopagus`]);
  expect(texts('feed > id')).toEqual([url + path + query]);
  const self = document.querySelector('feed > link[rel=self]')?.getAttribute('href');
  expect(self).toBe(`${url}${path}/feed.xml${query}`);

  const listed = ':has(> #posts) ~ [data-await] article h3 a';
  const list = await site.read(path + query);
  const hrefs = list.hrefs(listed).map(String);
  expect(texts('entry > id')).toEqual(hrefs.map((href) => url + href));
  expect(texts('entry > title')).toEqual(list.texts(listed));

  const post = await site.read(hrefs[0] ?? '');
  expect(post.hrefs('link[rel=canonical]')).toEqual(texts('entry > id').slice(0, 1));
  expect(texts('content')[0]).toContain(post.texts('[data-content] p').at(-1));
  const signal = `Content-Signal: ${contentSignal}; see ${url}/terms.`;
  for (const part of ['© Areopagus Sample Ministry.', signal, `${url}/copyright`])
    expect(texts('feed > rights')[0]).toContain(part);
});

// tests/unit/client/pages/page-head.test.ts has the feeds of each page.
test.each([
  ['/', ['/apologetics/feed.xml', '/quotes/feed.xml', '/articles/feed.xml']],
  ['/apologetics?label=John+3', ['/apologetics/feed.xml?label=John+3']],
  ['/apologetics?q=God', ['/apologetics/feed.xml']],
])('%s links %j', async (path, feeds) => {
  const { hrefs } = await site.read(path);
  expect(hrefs('head link[rel=alternate]')).toEqual(feeds);
  if (path.includes('?')) {
    const shown = path.includes('label=') ? feeds : [];
    expect(hrefs('main a[href*="feed.xml"]')).toEqual(shown);
  }
});

test.each(['/apologetics/feed.xml?label=Hell', '/resources/feed.xml', '/feed.xml'])(
  'there is no feed at %s',
  async (path) => {
    expect((await site.get(path)).status).toBe(404);
  },
);

/** Responds with these posts to requests for the label. */
function respondWith(label: string, ...posts: object[]) {
  site.intercept(({ query }) =>
    query.get('label') === label ? Response.json({ posts }) : undefined,
  );
}

test('a feed was updated with its newest change, and an entry has the date of its own and an excerpt', async () => {
  const [older, newest] = ['2026-02-01T15:00:00.000Z', '2026-03-01T15:00:00.000Z'];
  const future = '2031-01-01T00:00:00.000Z';
  const dates = [
    { published: 'one fine day' },
    { published: future },
    { published: older, updated: newest, content: `<h2>Why</h2>${'Grace is free. '.repeat(30)}` },
    { published: newest, updated: older },
  ];
  respondWith('Hell', ...dates.map((post, i) => wirePost({ id: `200${i}`, ...post })));
  const { texts } = await feedAt('/quotes/feed.xml?label=Hell');
  const unknown = '1970-01-01T00:00:00.000Z';
  expect(texts('updated')).toEqual([newest, unknown, unknown, newest, newest]);
  expect(texts('entry > published')).toEqual([future, older, newest]);
  const excerpts = texts('entry > summary');
  expect(excerpts[0]).toBe('Some words.');
  expect(excerpts[2]).toMatch(/^(Grace is free\. )+Grace is free\.\.\.\.$/);
});

test('a feed without posts was updated when it was read', async () => {
  respondWith('Slavery');
  const { texts } = await feedAt('/quotes/feed.xml?label=Slavery');
  const [updated = ''] = texts('feed > updated');
  expect(Date.parse(updated)).toBe(site.now());
});

test('characters that XML forbids are removed', async () => {
  const post = { title: 'Tom &amp; <Jerry>\uffff ]]>', content: '<p>\u0001Grace.</p>' };
  respondWith('Satan', wirePost(post));
  const { texts } = await feedAt('/quotes/feed.xml?label=Satan');
  expect(texts('entry > content')).toEqual(['<p>Grace.</p>']);
  expect(texts('entry > title')).toEqual(['Tom &amp; <Jerry> ]]>']);
});
