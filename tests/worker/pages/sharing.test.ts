import { expect, test } from 'vitest';
import { defaults } from '../../../sample-provider/defaults.ts';
import { type ReadPage, readPage } from '../../support/page.ts';
import { pngSize } from '../../support/png-size.ts';
import { sharedSite } from '../../support/shared-site.ts';
import { crawler } from '../../support/user-agent.ts';

const site = await sharedSite();

function metaOf({ document }: ReadPage): Record<string, string> {
  const metas = [...document.querySelectorAll('head meta[property], head meta[name]')];
  return Object.fromEntries(
    metas.map((meta) => [
      meta.getAttribute('property') ?? meta.getAttribute('name'),
      meta.getAttribute('content'),
    ]),
  );
}

test.each([
  ['/', 'Areopagus'],
  ['/apologetics?label=John+3', 'John 3 | Scripture & Apologetic Thoughts'],
  ['/quotes?label=God%27s+World', "God's World | Apologetic Quotes"],
  ['/terms', 'Terms of Use'],
])('the Open Graph data of %s are its title, description and URL', async (path, title) => {
  const page = await readPage(site.get(path));
  const meta = metaOf(page);
  expect(meta).toMatchObject({
    'og:type': 'website',
    'og:site_name': 'Areopagus',
    'og:title': title,
    'og:description': meta.description,
    'twitter:card': 'summary_large_image',
  });
  expect([meta['og:url']]).toEqual(page.hrefs('link[rel=canonical]'));
});

test('the Open Graph data of an article are its own title, text and date', async () => {
  const path = `/articles/${defaults.posts.searchTips}`;
  const page = await readPage(site.get(path));
  expect(metaOf(page)).toMatchObject({
    'og:type': 'article',
    'og:title': 'Search tips',
    'og:url': `https://areopagus.example${path}`,
    'og:description': metaOf(page).description,
    'article:published_time': page.document.querySelector('time')?.getAttribute('dateTime'),
  });
});

test('a page without a canonical URL has none in its Open Graph data', async () => {
  const meta = metaOf(await readPage(site.get('/quotes?q=God')));
  expect(meta['og:title']).toBe('Search results | Apologetic Quotes');
  expect(meta).not.toHaveProperty('og:url');
});

test.each([
  ['/quotes?q=God', 'Search results | Apologetic Quotes'],
  ['/quotes?label=John+3', 'Posts with this label | Apologetic Quotes'],
  ['/articles?label=Featured', 'Posts with this label | Articles'],
  ['/resources?label=Featured', 'Resources'],
])('the title of %s is %s', async (path, title) => {
  const page = await readPage(site.get(path));
  expect(page.text('title')).toBe(`${title} | Areopagus`);
  expect(metaOf(page)['og:title']).toBe(title);
});

test('each page of a list has a title of its own', async () => {
  for (const [path, title] of [
    ['/quotes', 'Earlier posts | Apologetic Quotes | Areopagus'],
    ['/quotes?label=Christianity', 'Christianity: earlier posts | Apologetic Quotes | Areopagus'],
    ['/articles?q=the', 'More search results | Articles | Areopagus'],
  ] as const) {
    const [next] = (await readPage(site.get(path, crawler))).hrefs('#posts ~ [data-await] > a');
    expect((await readPage(site.get(String(next), crawler))).text('title')).toBe(title);
  }
});

/** The document without the places that contain its URL, which may repeat the query. */
function withoutUrls(html: string): string {
  return html
    .replace(/ (?:value|href|action|data-await)="[^"]*"/g, '')
    .replace(/<p class="Layout_source">.*?<\/p>/s, '')
    .replace(/<script type="application\/json" id="page-data">.*?<\/script>/s, '');
}

const words = 'Xylophones4sale';

test.each([
  ...['/apologetics', '/quotes', '/articles', '/resources', '/about', '/'].flatMap((path) =>
    ['label', 'filter', 'pageToken', 'post', 'utm_source'].map(
      (name) => `${path}?${name}=${words}`,
    ),
  ),
  `/apologetics?ref=${words}`,
  `/apologetics?ref=${words}&label=${words}`,
  `/quotes?label=John+3+${words}`,
  `/${words}`,
  `/articles/${words}`,
  `/contact?sent=${words}`,
  `/quotes?label=${words}%`,
])('the metadata of the page do not repeat the text in %s', async (path) => {
  const page = await readPage(site.get(path, crawler));
  expect(withoutUrls(page.html).includes(words)).toBe(false);
});

test.each(['/apologetics', '/quotes', '/articles'])(
  'the search text of %s is repeated in its heading only',
  async (path) => {
    const page = await readPage(site.get(`${path}?q=${words}`, crawler));
    expect(page.text('#posts')).toBe(`Search results for “${words}”`);
    expect(withoutUrls(page.html).split(words)).toHaveLength(2);
  },
);

/** The pages of each section, its share card and the name that the text for the card begins with. */
const sections: [pages: string[], card: string, name: string][] = [
  [
    ['/apologetics', '/apologetics?q=God', '/apologetics?ref=nowhere', '/apologetics?post=none'],
    '/share-card-thoughts.png',
    'Scripture & Apologetic Thoughts',
  ],
  [['/quotes', '/quotes?label=Christianity'], '/share-card-quotes.png', 'Apologetic Quotes'],
  [['/articles', `/articles/${defaults.posts.searchTips}`], '/share-card-articles.png', 'Articles'],
  [['/resources', '/resources?label=Related+Articles'], '/share-card-resources.png', 'Resources'],
  [['/', '/about', '/contact', '/terms', '/nowhere', '/%zz'], '/share-card.png', 'A temple'],
];

test.each(sections.flatMap(([pages, card, name]) => pages.map((path) => ({ path, card, name }))))(
  'a link to $path shows $card, which is described as $name',
  async ({ path, card, name }) => {
    const meta = metaOf(await readPage(site.get(path)));
    const image = `https://areopagus.example${card}`;
    expect(meta).toMatchObject({
      'og:image': image,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': expect.stringContaining(name),
      'twitter:image': image,
      'twitter:image:alt': meta['og:image:alt'],
    });
  },
);

test.each(sections.slice(0, 3))(
  'a post that %j lists has the share card of its list',
  async ([path], card) => {
    const list = await readPage(site.get(String(path)));
    const [post] = list.hrefs('main article h3 a');
    const page = await readPage(site.get(String(post)));
    expect(page.status).toBe(200);
    expect(metaOf(page)['og:image']).toBe(`https://areopagus.example${card}`);
  },
);

test.each(sections.map(([, card]) => card))(
  '%s exists, is available to other sites, and is small',
  async (path) => {
    const card = await site.get(path);
    expect(card.headers.get('Content-Type')).toBe('image/png');
    expect(card.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    expect(Number(card.headers.get('Content-Length'))).toBeLessThan(60_000);
    expect(await pngSize(card)).toEqual({ width: 1200, height: 630 });
  },
);
