import { describe, expect, test } from 'vitest';
import { readPage } from '../../support/page.ts';
import { siteForFile } from '../../support/site.ts';
import { failure, slow } from '../../support/watched-provider.ts';
import { wirePost } from '../../support/wire-post.ts';

const site = await siteForFile();

const kinds = [
  { list: '/apologetics', back: 'Back to Thoughts', title: 'Scripture & Apologetic Thoughts' },
  { list: '/quotes', back: 'Back to Quotes', title: 'Apologetic Quotes' },
];

describe.each(kinds)('the page of a single post of $list', ({ list, back, title }) => {
  test('is the target of its title in the list and shows the full post alone', async () => {
    const { document } = await readPage(site.get(list));
    const listed = [...document.querySelectorAll('main article')];
    expect(listed).toHaveLength(10);
    for (const post of listed) {
      const link = post.querySelector('h3 a');
      const page = await readPage(site.get(String(link?.getAttribute('href'))));
      expect(page.status).toBe(200);
      expect(page.headers.get('Cache-Control')).toMatch(/^public/);
      expect(page.texts('main h1')).toEqual([link?.textContent]);
      expect(page.texts('main article')).toHaveLength(1);
      const words = (element: Element | null) => element?.textContent?.replace(/\s+/g, '');
      expect(words(page.document.querySelector('[data-content]'))).toBe(
        words(post.querySelector('[data-content]')),
      );
      expect(page.texts('main time')).toEqual([post.querySelector('time')?.textContent]);
    }
  });

  test('links back to its list at the top and bottom', async () => {
    const page = await readPage(site.get(`${list}?post=${await firstId(list)}`));
    expect(page.texts(`main a[href="${list}"]`)).toEqual([back, back]);
    expect(page.texts('header nav a[aria-current=true]')).toHaveLength(2);
  });

  test('describes the post in its document head', async () => {
    const path = `${list}?post=1001`;
    site.provider.intercept(onePost);
    const page = await readPage(site.get(path));
    site.provider.intercept();
    expect(page.texts('title')).toEqual(['To an unknown god | Areopagus']);
    expect(page.hrefs('link[rel=canonical]')).toEqual([`https://areopagus.example${path}`]);
    const meta = (name: string) =>
      page.document
        .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
        ?.getAttribute('content');
    expect(meta('description')).toBe('They listened to what was new.');
    expect(meta('robots')).toBeUndefined();
    expect(meta('og:type')).toBe('article');
    expect(meta('og:title')).toBe('To an unknown god');
    expect(meta('og:url')).toBe(`https://areopagus.example${path}`);
    expect(meta('og:description')).toBe('They listened to what was new.');
    expect(meta('article:published_time')).toBe('2026-01-01T03:00:00Z');
    expect(page.hrefs('head link[rel=alternate]')).toEqual([
      `${list}/feed.xml`,
      `${list}/feed.json`,
    ]);
    const json = page.text('script[type="application/ld+json"]') ?? '';
    expect(json).toContain(`{"@type":"ListItem","position":2,"name":"${title}"`);
    expect(json).toContain(`"position":3,"name":"To an unknown god"`);
  });

  test.each(['unknown', '0', 'x'.repeat(5000), 'a/b', '..', 'a%00b', '%20', 'ü'])(
    'does not exist for the id %s',
    async (id) => {
      const page = await readPage(site.get(`${list}?post=${id}`));
      expect(page.status).toBe(404);
      expect(page.texts('h1')).toEqual(['Page Not Found']);
      expect(page.texts('header nav a')).toContain('Quotes');
      expect(page.texts('meta[name=robots]')).toHaveLength(1);
      expect(page.texts('script[type="application/ld+json"]')).toEqual([]);
    },
  );

  test('has status 404 if the post does not exist, however slow the provider', async () => {
    site.provider.intercept(slow(300));
    const missing = await readPage(site.get(`${list}?post=9${list.length}`));
    expect(missing.status).toBe(404);
    site.provider.intercept(() => failure(500, 'Down for repairs.'));
    const failed = await readPage(site.get(`${list}?post=8${list.length}`));
    expect(failed.status).toBe(503);
    expect(failed.headers.get('Cache-Control')).toBe('no-store');
    expect(failed.headers.get('Retry-After')).toBe('30');
    expect(failed.text('main')).toContain('Error: Down for repairs.');
    expect(failed.texts('main .button')).toEqual(['Try again']);
    expect(failed.hrefs('main .button')).toEqual([`${list}?post=8${list.length}`]);
    expect(failed.texts('meta[name=robots]')).toHaveLength(1);
    site.provider.intercept();
  });

  test('is cached like an article', async () => {
    const path = `${list}?post=1002`;
    site.provider.intercept(onePost);
    expect((await readPage(site.get(path))).status).toBe(200);
    site.provider.requests.length = 0;
    site.provider.intercept(() => failure(500, 'Down for repairs.'));
    const cached = await readPage(site.get(path));
    expect(cached.status).toBe(200);
    expect(cached.texts('h1')).toEqual(['To an unknown god']);
    expect(site.provider.requests).toEqual([]);
    site.provider.intercept();
  });

  test.each([
    ['post=&label=John', '?label=John'],
    ['post=', ''],
    ['label=John&post=1001', '?post=1001'],
    ['post=1001&q=God', '?post=1001'],
    ['post=1001&pageToken=2', '?post=1001'],
    ['post=1001&post=1002', '?post=1001'],
  ])('has one URL: ?%s redirects to %s', async (query, canonical) => {
    const response = await site.get(`${list}?${query}`);
    expect(response.status).toBe(308);
    expect(response.headers.get('Location')).toBe(list + canonical);
  });
});

test('an article has a path of its own, not a query parameter of its list', async () => {
  const response = await site.get('/articles?post=1001');
  expect(response.status).toBe(308);
  expect(response.headers.get('Location')).toBe('/articles');
});

test('a post that the provider has under another id does not exist', async () => {
  site.provider.intercept(({ path }) =>
    /\/posts\/0*123$/.test(path) ? Response.json({ ...wirePost(), id: 123 }) : undefined,
  );
  for (const path of ['/quotes?post=0123', '/articles/0123', '/api/thoughts/0123']) {
    expect((await site.get(path)).status, path).toBe(404);
  }
  expect((await site.get('/quotes?post=123')).status).toBe(200);
});

test('in structured data a single quote is a quotation and a thought is an article', async () => {
  site.provider.intercept(onePost);
  const typesAt = async (path: string) => {
    const json = (await readPage(site.get(path))).text('script[type="application/ld+json"]');
    return JSON.parse(json ?? '')['@graph'].slice(3);
  };
  expect(await typesAt('/quotes?post=1003')).toEqual([
    {
      '@type': 'Quotation',
      '@id': 'https://areopagus.example/quotes?post=1003',
      url: 'https://areopagus.example/quotes?post=1003',
      name: 'To an unknown god',
      text: 'They listened to what was new.',
      isPartOf: { '@id': 'https://areopagus.example/#website' },
    },
  ]);
  expect(await typesAt('/apologetics?post=1003')).toEqual([
    expect.objectContaining({
      '@type': 'Article',
      '@id': 'https://areopagus.example/apologetics?post=1003',
      headline: 'To an unknown god',
    }),
  ]);
});

async function firstId(list: string): Promise<string> {
  const { document } = await readPage(site.get(list));
  return String(document.querySelector('main article')?.getAttribute('data-item'));
}

function onePost({ path }: { path: string }): Response | undefined {
  const id = /\/posts\/(\d+)$/.exec(path)?.[1];
  if (id === undefined) return undefined;
  return Response.json(
    wirePost({
      id,
      title: 'To an unknown god',
      content: '<blockquote>They <i>listened</i> to what was new.</blockquote>',
      published: '2026-01-01T03:00:00Z',
    }),
  );
}
