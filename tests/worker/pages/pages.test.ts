import { expect, test } from 'vitest';
import { defaults } from '../../../sample-provider/defaults.ts';
import { readPage } from '../../support/page.ts';
import { sharedSite } from '../../support/shared-site.ts';

const site = await sharedSite();

const tips = `/articles/${defaults.posts.searchTips}`;
const thoughts = 'Scripture & Apologetic Thoughts';
const quotes = 'Apologetic Quotes';

type Expected = [path: string, heading: string, title: string, description: RegExp];

/** The titles are those in front of the name of the site. */
const pages: Expected[] = [
  ['/', 'Explore Areopagus', '', /pastors, teachers and believers/],
  ['/apologetics', thoughts, thoughts, /thoughts/],
  ['/apologetics?label=John+3', thoughts, `John 3 | ${thoughts}`, /thoughts on John 3,/],
  ['/apologetics?q=God', thoughts, `Search results | ${thoughts}`, /thoughts/],
  ['/quotes', quotes, quotes, /quotes/],
  ['/quotes?label=Free+Will', quotes, `Free Will | ${quotes}`, /quotes on Free Will,/],
  ['/articles', 'Articles', 'Articles', /Articles/],
  [tips, 'Search tips', 'Search tips', /^Each of the three lists, the thoughts, .{80,125}$/],
  ['/resources', 'Resources', 'Resources', /^Books and articles/],
  [
    '/resources?label=Related+Articles',
    'Resources',
    'Related Articles | Resources',
    /^Related Articles/,
  ],
];

test.each(pages)(
  '%s has its heading, title, description and canonical URL',
  async (path, heading, title, expectedDescription) => {
    // The first visit loads the content into the cache, so that the second page is complete.
    await readPage(site.get(path));
    const page = await readPage(site.get(path));
    expect(page.status).toBe(200);
    expect(page.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(page.texts('h1')).toEqual([heading]);
    expect(page.texts('title')).toEqual([title ? `${title} | Areopagus` : 'Areopagus']);
    expect(page.hrefs('link[rel=canonical]')).toEqual(
      path.includes('?q=') ? [] : [`https://areopagus.example${path}`],
    );
    const description = page.document.querySelector('meta[name=description]');
    expect(description?.getAttribute('content')).toMatch(expectedDescription);
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
