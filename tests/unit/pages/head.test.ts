import { expect, test } from 'vitest';
import { defaults } from '../../../sample-provider/defaults.ts';
import { siteForTests } from '../../support/content-site.ts';
import type { ReadPage } from '../../support/page.ts';
import { pngSize } from '../../support/png-size.ts';
import { failure, respondTo } from '../../support/watched-provider.ts';
import { wirePost } from '../../support/wire-post.ts';

const site = siteForTests({ DEPLOYMENT: 'production' });
const read = (path: string) => site.read(path);

const url = 'https://areopagus.example';

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
  site.intercept(respondTo('/v1/organizations/', () => failure(500, 'Down for repairs.')));
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

// posts.test.ts has the rest of the head.
test('a list of a label has a description, a card and breadcrumbs', async () => {
  const path = '/quotes?label=God%27s+World';
  const page = await read(path);
  expect(page.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  expect(page.meta('description')).toMatch(/quotes on God's World,/);
  for (const [name, content] of Object.entries({
    'og:type': 'website',
    'og:site_name': 'Areopagus',
    'og:title': "God's World | Apologetic Quotes",
    'og:url': url + path,
    'twitter:card': 'summary_large_image',
  })) {
    expect(page.meta(name), name).toBe(content);
  }
  expect(new Set(page.hrefs('header nav a[aria-current]'))).toEqual(new Set(['/quotes']));
  const [breadcrumbs] = things(page, 'BreadcrumbList');
  expect(breadcrumbs?.itemListElement).toMatchObject([
    { position: 1, name: 'Home', item: `${url}/` },
    { position: 2, name: 'Apologetic Quotes', item: `${url}/quotes` },
    { position: 3, name: "God's World", item: url + path },
  ]);
});

test('the home page has the name of the site alone, and no breadcrumbs', async () => {
  const page = await read('/');
  expect(page.texts('h1')).toEqual(['Explore Areopagus']);
  expect(page.texts('title')).toEqual(['Areopagus']);
  expect(page.meta('description')).toMatch(/pastors, teachers and believers/);
  expect(things(page, 'BreadcrumbList')).toEqual([]);
});

// tests/unit/client/pages/page-head.test.ts has all titles, and which pages are indexed.
test.each(['/apologetics?q=God', '/nowhere', '/%zz'])('%s is not indexed', async (path) => {
  const { hrefs, meta, text, texts } = await read(path);
  expect(hrefs('link[rel=canonical]')).toEqual([]);
  expect(meta('robots')).toBe('noindex, follow');
  expect(`${meta('og:title')} | Areopagus`).toBe(text('title'));
  expect(meta('og:url')).toBeUndefined();
  expect(texts('script[type="application/ld+json"]')).toEqual([]);
});

/** The document without the places that contain its URL, which may repeat the query. */
function withoutUrls(html: string): string {
  return html
    .replace(/ (?:value|href|action|data-await)="[^"]*"/g, '')
    .replace(/<p class="\S+ print-only">.*?<\/p>/s, '')
    .replace(/<script type="application\/json" id="page-data">.*?<\/script>/s, '');
}

const words = 'Xylophones4sale';

const ownPages = ['/apologetics', '/quotes', '/resources', '/about'];
const parameters = ['label', 'filter', 'pageToken', 'post', 'utm_source'];

test.each([
  ...ownPages.flatMap((path) => parameters.map((name) => `${path}?${name}=${words}`)),
  `/quotes?label=John+3+${words}`,
  ...[`/${words}`, `/articles/${words}`, `/contact?sent=${words}`, `/quotes?label=${words}%`],
])('the page and its metadata do not repeat the text in %s', async (path) => {
  expect(withoutUrls((await read(path)).html)).not.toContain(words);
});

test('the search text of a list is repeated in its heading only', async () => {
  const page = await read(`/articles?q=${words}`);
  expect(page.text('#posts')).toBe(`Search results for “${words}”`);
  expect(withoutUrls(page.html).split(words)).toHaveLength(2);
});

const tips = `/articles/${defaults.posts.searchTips}`;

test.each([
  ['-thoughts', 'Thoughts', ['/apologetics?q=God', '/apologetics?post=none']],
  ['-quotes', 'Quotes', ['/quotes', '/quotes?label=Christianity']],
  ['-articles', 'Articles', ['/articles', tips]],
  ['-resources', 'Resources', ['/resources', '/resources?label=Related+Articles']],
  ['', 'A temple', ['/', '/about', '/contact', '/terms', '/nowhere', '/%zz']],
])('share-card%s.png, small and described as %s, is the card of %j', async (of, name, paths) => {
  const card = `${url}/share-card${of}.png`;
  for (const path of paths) {
    const { hrefs, meta } = await read(path);
    const images = ['og:image', 'twitter:image', 'og:image:alt', 'twitter:image:alt'].map(meta);
    const alt = expect.stringContaining(name);
    expect(images, path).toEqual([card, card, alt, images[2]]);
    const [post] = hrefs(':has(> #posts) ~ [data-await] article h3 a');
    if (post) expect((await read(post)).meta('og:image')).toBe(card);
  }
  const response = await site.get(card.replace(url, ''));
  expect(Number(response.headers.get('Content-Length'))).toBeLessThan(60_000);
  expect(await pngSize(response)).toEqual({ width: 1200, height: 630 });
});

test('quotes are quotations with the quoted text, each with its own URL', async () => {
  const page = await read('/quotes?label=Christianity');
  const quotations = things(page, 'Quotation');
  const quote = 'main article:has(blockquote)';
  expect(quotations.length).toBeGreaterThan(1);
  expect(quotations.map((it) => it['@id'])).toEqual(
    page.hrefs(`${quote} h3 a`).map((href) => url + href),
  );
  expect(quotations.map(({ name }) => name)).toEqual(page.texts(`${quote} h3`));
  expect(quotations.map(({ text }) => text)).toEqual(page.texts(`${quote} blockquote`));
  expect(things(await read('/apologetics'), 'Quotation')).toEqual([]);
});

test('the text of a post cannot end the script element', async () => {
  const title = '</script><script>alert(1)</script>';
  const post = wirePost({ title });
  site.intercept(respondTo('/posts/', () => Response.json(post)));
  const page = await read(`/articles/${post.id}`);
  expect(page.html).not.toContain('<script>alert');
  expect(things(page, 'Article')).toMatchObject([{ headline: title }]);
});
