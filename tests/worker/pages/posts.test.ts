import { expect, test } from 'vitest';
import { readPage } from '../../support/page.ts';
import { siteForFile } from '../../support/site.ts';
import { crawler } from '../../support/user-agent.ts';
import { failure, slow } from '../../support/watched-provider.ts';
import { wirePost } from '../../support/wire-post.ts';

const site = await siteForFile({}, { systemClock: true });

const kinds = [
  {
    list: '/apologetics',
    hrefOf: (id: string) => `/apologetics?post=${id}`,
    back: 'Back to Thoughts',
    title: 'Scripture & Apologetic Thoughts',
    thing: { '@type': 'Article', headline: 'On the Areopagus' },
  },
  {
    list: '/quotes',
    hrefOf: (id: string) => `/quotes?post=${id}`,
    back: 'Back to Quotes',
    title: 'Apologetic Quotes',
    thing: { '@type': 'Quotation', name: 'On the Areopagus', text: 'They listened.' },
  },
  {
    list: '/articles',
    hrefOf: (id: string) => `/articles/${id}`,
    back: 'Back to Articles',
    title: 'Articles',
    thing: {
      '@type': 'Article',
      headline: 'On the Areopagus',
      datePublished: '2026-01-01T03:00:00Z',
      description: 'To an unknown god They listened.',
      image: 'https://areopagus.example/share-card-articles.png',
    },
  },
];

/** Responds to requests for single posts with a post of their id. */
function respondWith(fields: Parameters<typeof wirePost>[0]) {
  site.provider.intercept(({ path }) => {
    const id = /\/posts\/(\d+)$/.exec(path)?.[1];
    return id === undefined ? undefined : Response.json(wirePost({ id, ...fields }));
  });
}

test.each(kinds)('each title in $list leads to the full post', async ({ list }) => {
  const { document } = await readPage(site.get(list));
  const listed = [...document.querySelectorAll(':has(> #posts) ~ [data-await] article')];
  expect(listed).toHaveLength(10);
  for (const post of listed) {
    const link = post.querySelector('h3 a');
    const page = await readPage(site.get(String(link?.getAttribute('href')), crawler));
    expect(page.status).toBe(200);
    expect(page.headers.get('Cache-Control')).toMatch(/^public/);
    expect(page.texts('main h1')).toEqual([link?.textContent]);
    expect(page.texts('main article')).toHaveLength(1);
    const words = (element: Element | null) => element?.textContent?.replace(/\s+/g, '');
    const content = words(post.querySelector('[data-content]'));
    if (list !== '/articles') {
      expect(words(page.document.querySelector('[data-content]'))).toBe(content);
    }
    expect(page.texts('main time')).toEqual([post.querySelector('time')?.textContent]);
    expect(page.hrefs('main article a')).toContain('/copyright');
  }
});

test.each(kinds)(
  'the page of a single post of $list has its texts and metadata',
  async ({ list, hrefOf, back, title, thing }) => {
    const href = hrefOf('1001');
    const url = `https://areopagus.example${href}`;
    respondWith({
      title: 'On  the\nAreopagus',
      content: '<h1>To an unknown god</h1><blockquote>They <i>listened</i>.</blockquote>',
      published: '2026-01-01T03:00:00Z',
    });
    const page = await readPage(site.get(href));
    expect(page.texts('h1')).toEqual(['On the Areopagus']);
    expect(page.texts('title')).toEqual(['On the Areopagus | Areopagus']);
    expect(page.texts('main time')).toEqual(['December 31, 2025']);
    expect(page.document.querySelector('main [data-content]')?.innerHTML).toBe(
      '<h2>To an unknown god</h2><blockquote>They <i>listened</i>.</blockquote>',
    );
    expect(page.texts(`main a[href="${list}"]`)).toEqual([back, back]);
    expect(page.texts('header nav a[aria-current=true]')).toHaveLength(2);
    expect(page.hrefs('link[rel=canonical]')).toEqual([url]);
    const meta = (name: string) =>
      page.document
        .querySelector(`meta[name="${name}"], meta[property="${name}"]`)
        ?.getAttribute('content');
    expect(meta('description')).toBe('To an unknown god They listened.');
    expect(meta('robots')).toBeUndefined();
    expect(meta('og:type')).toBe('article');
    expect(meta('og:title')).toBe('On the Areopagus');
    expect(meta('og:url')).toBe(url);
    expect(meta('og:description')).toBe('To an unknown god They listened.');
    expect(meta('article:published_time')).toBe('2026-01-01T03:00:00Z');
    expect(page.hrefs('head link[rel=alternate]')).toEqual([
      `${list}/feed.xml`,
      `${list}/feed.json`,
    ]);
    const json = page.text('script[type="application/ld+json"]') ?? '';
    expect(json).toContain(`{"@type":"ListItem","position":2,"name":"${title}"`);
    expect(json).toContain(`"position":3,"name":"On the Areopagus"`);
    const isPartOf = { '@id': 'https://areopagus.example/#website' };
    const described = { '@id': url, url, isPartOf, ...thing };
    expect(JSON.parse(json)['@graph'].slice(3)).toMatchObject([described]);
  },
);

test.each(kinds)(
  'a post of $list without a date or text is there, and neither is made up',
  async ({ hrefOf }) => {
    respondWith({ published: 'one fine day', content: '<img src="https://example.org/lamp.png">' });
    const page = await readPage(site.get(hrefOf('2001')));
    expect(page.status).toBe(200);
    expect(page.texts('main time')).toEqual([]);
    expect(page.html).not.toMatch(/article:published_time|datePublished/);
    const description = page.document.querySelector('meta[name=description]');
    expect(description?.getAttribute('content')).toMatch(/pastors, teachers and believers/);
  },
);

test.each(['/articles/unknown', '/articles/%00', '/quotes?post=..', '/quotes?post=a/b'])(
  'there is no single post at %s',
  async (path) => {
    const page = await readPage(site.get(path));
    expect(page.status).toBe(404);
    expect(page.texts('h1')).toEqual(['Page Not Found']);
    expect(page.texts('meta[name=robots]')).toHaveLength(1);
    expect(page.hrefs('link[rel=canonical]')).toEqual([]);
    expect(page.texts('script[type="application/ld+json"]')).toEqual([]);
  },
);

test.each(kinds)(
  'the page of a post of $list waits for its status, however late',
  async ({ hrefOf }) => {
    site.provider.intercept(slow(300));
    const missing = await readPage(site.get(hrefOf('9001')));
    expect(missing.status).toBe(404);
    expect(missing.texts('h1')).toEqual(['Page Not Found']);
    site.provider.intercept(() => failure(500, 'Down for repairs.'));
    const failed = await readPage(site.get(hrefOf('8001')));
    expect(failed.status).toBe(503);
    expect(failed.headers.get('Cache-Control')).toBe('no-store');
    expect(failed.headers.get('Retry-After')).toBe('30');
    expect(failed.text('main')).toContain('Error: Down for repairs.');
    expect(failed.texts('main .button')).toEqual(['Try again']);
    expect(failed.hrefs('main .button')).toEqual([hrefOf('8001')]);
    expect(failed.texts('meta[name=robots]')).toHaveLength(1);
  },
);
