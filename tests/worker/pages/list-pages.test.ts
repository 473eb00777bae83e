import { expect, test } from 'vitest';
import { readPage } from '../../support/page.ts';
import { sharedSite } from '../../support/shared-site.ts';

const site = await sharedSite();

const post = 'main section [data-await] ul article';

test.each([
  ['/apologetics', 'More Posts'],
  ['/quotes', 'More Quotes'],
  ['/articles', 'More Articles'],
])('%s shows the ten latest posts with their dates, and %s', async (path, more) => {
  const page = await readPage(site.get(path));
  expect(page.texts(`${post} h3`)).toHaveLength(10);
  for (const time of page.document.querySelectorAll(`${post} time`)) {
    const published = new Date(
      time.getAttribute('datetime') ?? time.getAttribute('dateTime') ?? '',
    );
    const date = { year: 'numeric', month: 'long', day: 'numeric' } as const;
    expect(time.textContent).toBe(
      published.toLocaleDateString('en-US', { ...date, timeZone: 'America/Chicago' }),
    );
  }
  const link = page.document.querySelector('#posts ~ [data-await] > a.button');
  expect(link?.textContent).toBe(more);
  expect(link?.getAttribute('href')).toMatch(new RegExp(`^${path}\\?pageToken=[\\w-]+#posts$`));
  expect(page.text('#posts')).toBe('Latest posts');
});

test.each(['/apologetics', '/quotes?label=Apologetics', '/articles?q=the'])(
  "'More' replaces the list of %s with the next page, up to the last",
  async (path) => {
    const seen = new Set<string>();
    const url = new URL(path, site.url);
    for (let next: string | null | undefined = path, pages = 0; next; pages++) {
      expect(pages).toBeLessThan(20);
      const page = await readPage(site.get(next));
      expect(page.status).toBe(200);
      const titles = page.texts(`${post} h3`);
      for (const title of titles) {
        expect(seen).not.toContain(title);
        seen.add(title);
      }
      next = page.hrefs('#posts ~ [data-await] > a.button')[0];
      if (next) {
        expect(titles).toHaveLength(10);
        const { searchParams } = new URL(next, site.url);
        for (const [name, value] of url.searchParams) expect(searchParams.get(name)).toBe(value);
      }
    }
    expect(seen.size).toBeGreaterThan(path === '/apologetics' ? 59 : 0);
  },
);

test('thoughts and quotes are shown in full, articles as excerpts with a link', async () => {
  for (const path of ['/apologetics', '/quotes']) {
    const page = await readPage(site.get(path));
    expect(page.document.querySelectorAll(`${post} [data-content] p`).length).toBeGreaterThan(9);
  }
  const page = await readPage(site.get('/articles'));
  expect(page.texts(`${post} [data-content]`)).toEqual([]);
  for (const excerpt of page.texts(`${post} [data-excerpt]`)) {
    expect(excerpt.length).toBeLessThanOrEqual(303);
  }
  const readMore = [...page.document.querySelectorAll(`${post} > a`)];
  expect(readMore.map((link) => link.getAttribute('href'))).toEqual(page.hrefs(`${post} h3 a`));
  expect(readMore.map(({ textContent }) => textContent)).toEqual(
    page.texts(`${post} h3`).map((title) => `Read More → ${title}`),
  );
});

test.each([
  ['/apologetics?label=Tobit', 'No blog posts match this passage.'],
  ['/apologetics?q=xylophone', 'No blog posts match this passage.'],
  ['/quotes?label=Xylophones', 'No quotes match this filter.'],
  ['/quotes?q=xylophone', 'No quotes match this filter.'],
  ['/articles?q=xylophone', 'No articles found.'],
  ['/resources?label=Xylophones', 'No resource content found.'],
])('%s finds nothing: %s', async (path, message) => {
  const page = await readPage(site.get(path));
  expect(page.status).toBe(200);
  expect(page.texts('main [data-await] > p')).toContain(message);
  expect(page.texts('main [data-await] > a.button')).toEqual([]);
});

test.each([
  ['/apologetics?q=title%3A%22Proper+13%22', /^Proper 13/],
  ['/quotes?label=Atheism', /./],
  ['/apologetics?label=John+3', /./],
])('%s shows matching posts only', async (path, titles) => {
  const page = await readPage(site.get(path));
  const shown = page.texts(`${post} h3`);
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.length).toBeLessThan(10);
  for (const title of shown) expect(title).toMatch(titles);
});
