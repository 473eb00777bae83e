import { expect, test } from 'vitest';
import { readPage } from '../../support/page.ts';
import { siteForEachTest } from '../../support/site.ts';
import { failure, type Interception } from '../../support/watched-provider.ts';

const site = siteForEachTest();

function featured(response: () => Response): Interception {
  return ({ query }) => (query.get('label') === 'Featured' ? response() : undefined);
}

const section = 'section[aria-labelledby=featured]';

test.each(['/', '/articles'])(
  '%s shows the featured article and where to read it',
  async (path) => {
    const page = await readPage(site.get(path));
    expect(page.text(`${section} h2`)).toBe('Featured Article');
    expect(page.text(`${section} time`)).toMatch(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/);
    expect(page.text(`${section} [data-excerpt]`)).toMatch(/\w/);
    const [title, readMore] = page.hrefs(`${section} a`);
    expect(title).toMatch(/^\/articles\/\d+$/);
    expect(readMore).toBe(title);
    const article = await readPage(site.get(title ?? ''));
    expect(article.texts('h1')).toEqual(page.texts(`${section} h3`));
  },
);

test.each<[when: string, response: () => Response]>([
  ['no article is featured', () => Response.json({ posts: [] })],
  ['it cannot be had', () => failure(500, 'Down for repairs.')],
])('when %s, the pages leave it out', async (_, response) => {
  site.provider.intercept(featured(response));
  for (const path of ['/', '/articles']) {
    const page = await readPage(site.get(path));
    expect(page.status).toBe(200);
    expect(page.texts(section)).toEqual([]);
    expect(page.text('main')).not.toMatch(/Featured|Error/);
  }
});

test('the home page leads to thoughts, quotes and resources', async () => {
  const page = await readPage(site.get('/'));
  expect(page.texts('main li a')).toEqual([
    'Scripture & Apologetic Thoughts',
    'Apologetic Quotes',
    'Resources',
  ]);
  expect(page.hrefs('main li a')).toEqual(['/apologetics', '/quotes', '/resources']);
});
