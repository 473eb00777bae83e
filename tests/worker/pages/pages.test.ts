import { expect, test } from 'vitest';
import { defaults } from '../../../sample-provider/defaults.ts';
import { readPage } from '../../support/page.ts';
import { sharedSite } from '../../support/shared-site.ts';

const site = await sharedSite();

type Expected = { heading: string; title: string; canonical: string | null; description: RegExp };

const tips = `/articles/${defaults.posts.searchTips}`;

const pages: [path: string, expected: Expected][] = [
  [
    '/',
    {
      heading: 'Explore Areopagus',
      title: 'Areopagus',
      canonical: '/',
      description: /pastors, teachers and believers/,
    },
  ],
  [
    '/apologetics',
    {
      heading: 'Scripture & Apologetic Thoughts',
      title: 'Scripture & Apologetic Thoughts | Areopagus',
      canonical: '/apologetics',
      description: /thoughts/,
    },
  ],
  [
    '/apologetics?label=John+3',
    {
      heading: 'Scripture & Apologetic Thoughts',
      title: 'John 3 | Scripture & Apologetic Thoughts | Areopagus',
      canonical: '/apologetics?label=John+3',
      description: /thoughts on John 3,/,
    },
  ],
  [
    '/apologetics?q=God',
    {
      heading: 'Scripture & Apologetic Thoughts',
      title: 'Search results | Scripture & Apologetic Thoughts | Areopagus',
      canonical: null,
      description: /thoughts/,
    },
  ],
  [
    '/quotes',
    {
      heading: 'Apologetic Quotes',
      title: 'Apologetic Quotes | Areopagus',
      canonical: '/quotes',
      description: /quotes/,
    },
  ],
  [
    '/quotes?label=Free+Will',
    {
      heading: 'Apologetic Quotes',
      title: 'Free Will | Apologetic Quotes | Areopagus',
      canonical: '/quotes?label=Free+Will',
      description: /quotes on Free Will,/,
    },
  ],
  [
    '/articles',
    {
      heading: 'Articles',
      title: 'Articles | Areopagus',
      canonical: '/articles',
      description: /Articles/,
    },
  ],
  [
    tips,
    {
      heading: 'Search tips',
      title: 'Search tips | Areopagus',
      canonical: tips,
      description: /^Each of the three lists, the thoughts, .{80,125}$/,
    },
  ],
  [
    '/resources',
    {
      heading: 'Resources',
      title: 'Resources | Areopagus',
      canonical: '/resources',
      description: /^Books and articles/,
    },
  ],
  [
    '/resources?label=Related+Articles',
    {
      heading: 'Resources',
      title: 'Related Articles | Resources | Areopagus',
      canonical: '/resources?label=Related+Articles',
      description: /^Related Articles/,
    },
  ],
];

test.each(pages)(
  '%s has its heading, title, description and canonical URL',
  async (path, expected) => {
    // The first visit loads the content into the cache, so that the second page is complete.
    await readPage(site.get(path));
    const page = await readPage(site.get(path));
    expect(page.status).toBe(200);
    expect(page.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(page.texts('h1')).toEqual([expected.heading]);
    expect(page.texts('title')).toEqual([expected.title]);
    expect(page.hrefs('link[rel=canonical]')).toEqual(
      expected.canonical === null ? [] : [`https://areopagus.example${expected.canonical}`],
    );
    const description = page.document.querySelector('meta[name=description]');
    expect(description?.getAttribute('content')).toMatch(expected.description);
    expect(page.html).not.toMatch(/Error:|Loading\.\.\./);
    expect(page.html).toMatch(/<\/body><\/html>$/);
  },
);

test('every page has the navigation, with the current page marked', async () => {
  for (const [path] of pages) {
    const page = await readPage(site.get(path));
    expect(page.texts('header nav a')).toEqual(
      expect.arrayContaining(['Home', 'Thoughts', 'Quotes', 'Resources', 'Articles']),
    );
    const current = path === tips ? '/articles' : path.replace(/\?.*/, '');
    expect(new Set(page.hrefs('header nav a[aria-current]'))).toEqual(new Set([current]));
  }
});

test('unknown query parameters do not change the page', async () => {
  const page = await readPage(site.get('/quotes?utm_source=newsletter'));
  expect(page.status).toBe(200);
  expect(page.hrefs('link[rel=canonical]')).toEqual(['https://areopagus.example/quotes']);
});

test('HEAD gets the headers of the page and no body', async () => {
  const response = await fetch(`${site.url}/quotes`, { method: 'HEAD' });
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  expect(await response.text()).toBe('');
});
