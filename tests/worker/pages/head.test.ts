import { expect, test } from 'vitest';
import { defaults } from '../../../sample-provider/defaults.ts';
import { type ReadPage, readPage } from '../../support/page.ts';
import { pngSize } from '../../support/png-size.ts';
import { siteForFile } from '../../support/site.ts';
import { crawler } from '../../support/user-agent.ts';
import { failure, respondTo } from '../../support/watched-provider.ts';
import { wirePost } from '../../support/wire-post.ts';

const site = await siteForFile({ DEPLOYMENT: 'production' });

const url = 'https://areopagus.example';
const read = (path: string) => readPage(site.get(path, crawler));

function metaOf({ document }: ReadPage): Record<string, string> {
  const metas = [...document.querySelectorAll('head meta[property], head meta[name]')];
  return Object.fromEntries(
    metas.map((meta) => [
      meta.getAttribute('property') ?? meta.getAttribute('name'),
      meta.getAttribute('content'),
    ]),
  );
}

/** The structured data of a page, by type. Every referenced id is defined. */
function things({ texts }: ReadPage, type: string) {
  return texts('script[type="application/ld+json"]').flatMap((json) => {
    const referred = [...json.matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id);
    const defined = [...json.matchAll(/"@type":"\w+","@id":"([^"]+)"/g)].map(([, id]) => id);
    expect(referred.length).toBeGreaterThan(0);
    expect(defined).toEqual(expect.arrayContaining(referred));
    const graph: { '@context': string; '@graph': Record<string, unknown>[] } = JSON.parse(json);
    expect(graph['@context']).toBe('https://schema.org');
    return graph['@graph'].filter((thing) => thing['@type'] === type);
  });
}

test('without the organization a page still names its site', async () => {
  await site.startAnew();
  site.provider.intercept(respondTo('/v1/organizations/', () => failure(500, 'Down for repairs.')));
  const organization = { name: 'Areopagus', url };
  expect(things(await read('/quotes'), 'Organization')).toMatchObject([organization]);
});

test('every page names the organization and the site', async () => {
  const page = await read('/terms');
  const street = { streetAddress: '1 Sample Street', addressLocality: 'Springfield' };
  const address = { '@type': 'PostalAddress', ...street, addressRegion: 'IL', postalCode: '62701' };
  const organization = { name: 'Areopagus Sample Ministry', email: 'contact@example.org', address };
  expect(things(page, 'Organization')).toMatchObject([organization]);
  expect(things(page, 'WebSite')).toEqual([
    expect.objectContaining({ name: 'Areopagus', url: `${url}/`, usageInfo: `${url}/terms` }),
  ]);
});

const tips = `/articles/${defaults.posts.searchTips}`;
const related = '/resources?label=Related+Articles';
const thoughts = 'Scripture & Apologetic Thoughts';
const quotes = 'Apologetic Quotes';

type Trail = [name: string, path: string][];
type Expected = [path: string, h1: string, title: string, description: RegExp, trail: Trail];

const home: Trail[0] = ['Home', '/'];

/** The titles are those in front of the name of the site. */
const pages: Expected[] = [
  ['/', 'Explore Areopagus', '', /pastors, teachers and believers/, []],
  [
    '/quotes?label=God%27s+World',
    quotes,
    `God's World | ${quotes}`,
    /quotes on God's World,/,
    [home, [quotes, '/quotes'], ["God's World", '/quotes?label=God%27s+World']],
  ],
];

test.each(pages)(
  '%s has its heading, title, description, canonical URL and breadcrumbs',
  async (path, heading, title, expectedDescription, trail) => {
    const page = await read(path);
    expect(page.status).toBe(200);
    expect(page.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(page.texts('h1')).toEqual([heading]);
    expect(page.texts('title')).toEqual([title ? `${title} | Areopagus` : 'Areopagus']);
    expect(page.hrefs('link[rel=canonical]')).toEqual([url + path]);
    const { description, ...meta } = metaOf(page);
    expect(description).toMatch(expectedDescription);
    expect(meta).toMatchObject({
      'og:type': 'website',
      'og:site_name': 'Areopagus',
      'og:title': title || 'Areopagus',
      'og:description': description,
      'og:url': url + path,
      'twitter:card': 'summary_large_image',
    });
    expect(meta).not.toHaveProperty('robots');
    const current = new Set([path.replace(/\?.*/, '')]);
    expect(new Set(page.hrefs('header nav a[aria-current]'))).toEqual(current);
    const items = trail.map(([name, path], i) => ({ position: i + 1, name, item: url + path }));
    const lists = things(page, 'BreadcrumbList').map((list) => list.itemListElement);
    expect(lists).toMatchObject(trail.length > 0 ? [items] : []);
  },
);

// tests/unit/shared/pages/page-head.test.ts has all titles, and which pages are indexed.
test.each(['/apologetics?q=God', '/nowhere', '/%zz'])('%s is not indexed', async (path) => {
  const page = await read(path);
  expect(page.hrefs('link[rel=canonical]')).toEqual([]);
  expect(page.texts('meta[name=robots]')).toHaveLength(1);
  const meta = metaOf(page);
  expect(meta.robots).toBe('noindex, follow');
  expect(`${meta['og:title']} | Areopagus`).toBe(page.text('title'));
  expect(meta).not.toHaveProperty('og:url');
  expect(page.texts('script[type="application/ld+json"]')).toEqual([]);
});

/** The document without the places that contain its URL, which may repeat the query. */
function withoutUrls(html: string): string {
  return html
    .replace(/ (?:value|href|action|data-await)="[^"]*"/g, '')
    .replace(/<p class="Layout_source[^"]*">.*?<\/p>/s, '')
    .replace(/<script type="application\/json" id="page-data">.*?<\/script>/s, '');
}

const words = 'Xylophones4sale';

test.each([
  ...['/apologetics', '/quotes', '/resources', '/about'].flatMap((path) =>
    ['label', 'filter', 'pageToken', 'post', 'utm_source'].map(
      (name) => `${path}?${name}=${words}`,
    ),
  ),
  `/quotes?label=John+3+${words}`,
  ...[`/${words}`, `/articles/${words}`, `/contact?sent=${words}`, `/quotes?label=${words}%`],
])('the page and its metadata do not repeat the text in %s', async (path) => {
  expect(withoutUrls((await read(path)).html).includes(words)).toBe(false);
});

test('the search text of a list is repeated in its heading only', async () => {
  const page = await read(`/articles?q=${words}`);
  expect(page.text('#posts')).toBe(`Search results for “${words}”`);
  expect(withoutUrls(page.html).split(words)).toHaveLength(2);
});

test.each([
  [
    '/share-card-thoughts.png',
    thoughts,
    ['/apologetics', '/apologetics?q=God', '/apologetics?post=none'],
  ],
  ['/share-card-quotes.png', quotes, ['/quotes', '/quotes?label=Christianity']],
  ['/share-card-articles.png', 'Articles', ['/articles', tips]],
  ['/share-card-resources.png', 'Resources', ['/resources', related]],
  ['/share-card.png', 'A temple', ['/', '/about', '/contact', '/terms', '/nowhere', '/%zz']],
])('%s, small and described as %s, is shown by links to %j', async (card, name, paths) => {
  for (const path of paths) {
    const page = await read(path);
    const meta = metaOf(page);
    expect(meta, path).toMatchObject({
      'og:image': url + card,
      'og:image:alt': expect.stringContaining(name),
      'twitter:image': url + card,
      'twitter:image:alt': meta['og:image:alt'],
    });
    const [post] = page.hrefs(':has(> #posts) ~ [data-await] article h3 a');
    if (post) expect(metaOf(await read(post))['og:image']).toBe(url + card);
  }
  const response = await site.get(card);
  expect(Number(response.headers.get('Content-Length'))).toBeLessThan(60_000);
  expect(await pngSize(response)).toEqual({ width: 1200, height: 630 });
});

test('quotes are quotations with the quoted text, each with its own URL', async () => {
  const page = await read('/quotes?label=Christianity');
  const found = [...page.document.querySelectorAll('main article:has(blockquote)')];
  expect(found.length).toBeGreaterThan(1);
  expect(things(page, 'Quotation')).toEqual(
    found.map((quote) =>
      expect.objectContaining({
        '@id': url + quote.querySelector('h3 a')?.getAttribute('href'),
        name: quote.querySelector('h3')?.textContent,
        text: quote.querySelector('blockquote')?.textContent?.replace(/\s+/g, ' ').trim(),
      }),
    ),
  );
  expect(things(await read('/apologetics'), 'Quotation')).toEqual([]);
});

test('the text of a post cannot end the script element', async () => {
  const title = '</script><script>alert(1)</script>';
  const post = wirePost({ title });
  site.provider.intercept(({ path }) =>
    path.endsWith(`/posts/${post.id}`) ? Response.json(post) : undefined,
  );
  const page = await read(`/articles/${post.id}`);
  expect(page.html).not.toContain('<script>alert');
  expect(things(page, 'Article')).toMatchObject([{ headline: title }]);
});
