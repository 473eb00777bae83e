import { expect, test } from 'vitest';
import { z } from 'zod';
import { defaults } from '../../../sample-provider/defaults.ts';
import { type ReadPage, readPage } from '../../support/page.ts';
import { siteForFile, startSite } from '../../support/site.ts';
import { failure, respondTo, slow } from '../../support/watched-provider.ts';
import { wirePost } from '../../support/wire-post.ts';

const site = await siteForFile();

const url = 'https://areopagus.example';

const graphSchema = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.looseObject({ '@type': z.string() })),
});

/** The structured data of a page, by type. */
function things({ document }: ReadPage, type: string) {
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')];
  return scripts.flatMap((script) => {
    const graph = graphSchema.parse(JSON.parse(script.textContent ?? ''));
    return graph['@graph'].filter((thing) => thing['@type'] === type);
  });
}

/** Every referenced id is defined. */
function expectComplete(page: ReadPage) {
  const [script] = page.document.querySelectorAll('script[type="application/ld+json"]');
  const json = script?.textContent ?? '';
  const referred = [...json.matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id);
  const defined = [...json.matchAll(/"@type":"\w+","@id":"([^"]+)"/g)].map(([, id]) => id);
  expect(referred.length).toBeGreaterThan(0);
  expect(defined).toEqual(expect.arrayContaining(referred));
}

test('every page names the organization, as in its footer', async () => {
  const page = await readPage(site.get('/terms'));
  expectComplete(page);
  const [organization, ...others] = things(page, 'Organization');
  expect(others).toEqual([]);
  const { name, email, address } = z
    .object({ name: z.string(), email: z.email(), address: z.record(z.string(), z.string()) })
    .parse(organization);
  const footer = page.text('footer');
  const { '@type': type, ...lines } = address;
  expect(type).toBe('PostalAddress');
  for (const text of [name, email, ...Object.values(lines)]) expect(footer).toContain(text);
  expect(things(page, 'WebSite')).toEqual([
    expect.objectContaining({ name: 'Areopagus', url: `${url}/`, usageInfo: `${url}/terms` }),
  ]);
});

const tips = `/articles/${defaults.posts.searchTips}`;
const related = '/resources?label=Related+Articles';
const thoughts = 'Scripture & Apologetic Thoughts: /apologetics';

test.each([
  ['/', []],
  ['/about', ['Home: /', 'About Us: /about']],
  ['/quotes', ['Home: /', 'Apologetic Quotes: /quotes']],
  ['/apologetics?label=John+3', ['Home: /', thoughts, 'John 3: /apologetics?label=John+3']],
  [tips, ['Home: /', 'Articles: /articles', `Search tips: ${tips}`]],
  [related, ['Home: /', 'Resources: /resources', `Related Articles: ${related}`]],
])('%s has breadcrumbs', async (path, trail) => {
  const lists = things(await readPage(site.get(path)), 'BreadcrumbList');
  const item = z.object({ position: z.number(), name: z.string(), item: z.string() });
  const items = lists.flatMap(({ itemListElement }) => z.array(item).parse(itemListElement));
  expect(items.map(({ name, item }) => `${name}: ${item.replace(url, '')}`)).toEqual(trail);
  expect(items.map(({ position }) => position)).toEqual(trail.map((_, i) => i + 1));
});

test('an article describes its post', async () => {
  const path = `/articles/${defaults.posts.usageNotes}`;
  const page = await readPage(site.get(path));
  expectComplete(page);
  expect(things(page, 'Article')).toEqual([
    expect.objectContaining({
      headline: page.text('h1'),
      url: url + path,
      datePublished: page.document.querySelector('main time')?.getAttribute('dateTime'),
      description: page.document.querySelector('meta[name=description]')?.getAttribute('content'),
      image: `${url}/share-card-articles.png`,
    }),
  ]);
});

test('quotes are quotations with the quoted text, each with its own URL', async () => {
  const page = await readPage(site.get('/quotes?label=Christianity'));
  expectComplete(page);
  const quotations = things(page, 'Quotation');
  const quotes = [...page.document.querySelectorAll('main article:has(blockquote)')];
  expect(quotations.length).toBeGreaterThan(1);
  expect(quotations).toEqual(
    quotes.map((quote) =>
      expect.objectContaining({
        '@id': url + quote.querySelector('h3 a')?.getAttribute('href'),
        name: quote.querySelector('h3')?.textContent,
        text: quote.querySelector('blockquote')?.textContent?.replace(/\s+/g, ' ').trim(),
      }),
    ),
  );
  expect(things(await readPage(site.get('/apologetics')), 'Quotation')).toEqual([]);
});

test.each(['/quotes?q=God', '/quotes?label=Xylophones', '/nowhere', '/articles/unknown', '/%zz'])(
  '%s, which is not indexed, has no structured data',
  async (path) => {
    const { texts } = await readPage(site.get(path));
    expect(texts('script[type="application/ld+json"]')).toEqual([]);
  },
);

test('a streamed page has all structured data at its end', async () => {
  site.provider.intercept(slow(120));
  const page = await readPage(site.get('/quotes?label=Bible'));
  expect(page.html).toContain('Loading...');
  expect(things(page, 'Quotation').length).toBeGreaterThan(1);
});

test('the text of a post cannot end the script element', async () => {
  const title = '</script><script>alert(1)</script>';
  site.provider.intercept(({ query }) =>
    query.has('label')
      ? Response.json({
          posts: [wirePost({ title, content: '<blockquote>&lt;/script&gt;</blockquote>' })],
        })
      : undefined,
  );
  const page = await readPage(site.get('/quotes?label=Hell'));
  expect(page.html).not.toContain('<script>alert');
  expect(things(page, 'Quotation')).toEqual([
    expect.objectContaining({ name: title, text: '</script>' }),
  ]);
});

test('without the organization a page still names its site', async () => {
  const poor = await startSite();
  poor.provider.intercept(respondTo('/v1/organizations/', () => failure(500, 'Down for repairs.')));
  const page = await readPage(poor.get('/quotes'));
  expectComplete(page);
  expect(things(page, 'Organization')).toEqual([
    expect.objectContaining({ name: 'Areopagus', url }),
  ]);
  await poor.close();
});
