import { expect, test } from 'vitest';
import { readPage } from '../../support/page.ts';
import { siteForFile } from '../../support/site.ts';
import { crawler } from '../../support/user-agent.ts';
import { failure, respondTo } from '../../support/watched-provider.ts';
import { wirePost } from '../../support/wire-post.ts';

const site = await siteForFile({}, { clock: true });

const post = 'main section [data-await] ul article';
const more = ':has(> #posts) ~ [data-await] > a.button';
const featured = 'section[aria-labelledby=featured]';

test('without a featured article pages are complete, and name the organization', async () => {
  await site.startAnew();
  site.provider.intercept(({ query }) =>
    query.get('label') === 'Featured' ? failure(500, 'Down for repairs.') : undefined,
  );
  for (const path of ['/', '/articles']) {
    const page = await readPage(site.get(path, crawler));
    expect(page.status).toBe(200);
    expect(page.texts(featured)).toEqual([]);
    expect(page.text('main')).not.toMatch(/Featured|Error/);
    const footer = page.text('footer');
    expect(footer).toMatch(/1 Sample Street ?Springfield, IL 62701 ?contact@example\.org/);
    expect(footer).toMatch(/© 20\d\d Areopagus Sample Ministry/);
  }
  const home = await readPage(site.get('/'));
  expect(home.hrefs('main li a')).toEqual(['/apologetics', '/quotes', '/resources']);
  const titles = ['Scripture & Apologetic Thoughts', 'Apologetic Quotes', 'Resources'];
  expect(home.texts('main li a')).toEqual(titles);
});

test('the home page and the articles show the featured article', async () => {
  for (const path of ['/', '/articles']) {
    const page = await readPage(site.get(path, crawler));
    expect(page.text(`${featured} h2`)).toBe('Featured Article');
    expect(page.text(`${featured} time`)).toMatch(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/);
    expect(page.text(`${featured} [data-excerpt]`)).toMatch(/\w/);
    const [title, readMore] = page.hrefs(`${featured} a`);
    expect(title).toMatch(/^\/articles\/\d+$/);
    expect(readMore).toBe(title);
    const article = await readPage(site.get(title ?? ''));
    expect(article.texts('h1')).toEqual(page.texts(`${featured} h3`));
  }
  const articles = await readPage(site.get('/articles', crawler));
  expect(articles.texts('h2')[0]).toBe('Featured Article');
  const search = await readPage(site.get('/articles?q=faith', crawler));
  expect(search.texts('h2').at(-1)).toBe('Featured Article');
});

test.each([
  ['/apologetics', 'More Posts', 'Search thoughts'],
  ['/quotes', 'More Quotes', 'Search quotes'],
  ['/articles', 'More Articles', 'Search articles'],
])('%s has the ten latest posts, %s and a box to %s', async (path, text, label) => {
  const page = await readPage(site.get(path, crawler));
  expect(page.texts(`${post} h3`)).toHaveLength(10);
  expect(page.texts(more)).toEqual([text]);
  expect(page.hrefs(more)[0]).toMatch(new RegExp(`^${path}\\?pageToken=[\\w-]+#posts$`));
  expect(page.text('#posts')).toBe('Latest posts');

  const form = page.document.querySelector('search form');
  expect(form?.getAttribute('action')).toBe(path);
  expect(form?.getAttribute('method') ?? 'get').toBe('get');
  const box = form?.querySelector('input[name=q]');
  expect(box?.getAttribute('aria-label')).toBe(label);
  expect(box?.getAttribute('placeholder')).toBe('title:"Proper 13", Miracles, God+flesh');
  expect(page.texts('search form button[type=submit]')).toHaveLength(1);
  const tips = '/articles/7350186942201573301';
  expect(page.hrefs('search a[aria-label="Search tips"]')).toEqual([tips]);
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
      expect(titles.filter((title) => seen.has(title))).toEqual([]);
      for (const title of titles) seen.add(title);
      expect(page.texts('search [name=pageToken]')).toEqual([]);
      next = page.hrefs(more)[0];
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
  expect(page.texts(`${post} [data-excerpt]`)).toHaveLength(10);
  const readMore = [...page.document.querySelectorAll(`${post} > a`)];
  expect(readMore.map((link) => link.getAttribute('href'))).toEqual(page.hrefs(`${post} h3 a`));
  expect(readMore.map(({ textContent }) => textContent)).toEqual(
    page.texts(`${post} h3`).map((title) => `Read More → ${title}`),
  );
});

test.each([
  ['/apologetics?label=Tobit', 'No blog posts match this passage.'],
  ['/quotes?label=Xylophones', 'No quotes match this filter.'],
  ['/articles?q=xylophone', 'No articles found.'],
  ['/resources?label=Xylophones', 'No resource content found.'],
])('%s finds nothing: %s', async (path, message) => {
  const page = await readPage(site.get(path));
  expect(page.status).toBe(200);
  expect(page.texts('main [data-await] > p')).toContain(message);
  expect(page.texts('main [data-await] > a.button')).toEqual([]);
});

test.each([
  ['/apologetics?q=God%2Bflesh', 'Search results for “God+flesh”', ['q=God+flesh'], ''],
  ['/quotes?label=Hell', 'Hell', ['label=Hell', 'q='], '?label=Hell'],
])('above the list of %s are its name and its search, which × clears', async (path, ...shown) => {
  const [heading, expected, cleared] = shown;
  const page = await readPage(site.get(path));
  expect(page.text('#posts')).toBe(heading);
  const inputs = [...page.document.querySelectorAll('search input')];
  const fields = inputs.map((it) => `${it.getAttribute('name')}=${it.getAttribute('value')}`);
  expect(fields).toEqual(expected);
  const clear = page.hrefs('search a[aria-label="Clear search"]');
  expect(clear).toEqual([path.replace(/\?.*/, cleared)]);
  expect(page.texts(post).length).toBeGreaterThan(0);
});

test.each([
  ['?label=Hell&pageToken=9', undefined, 'There are no more posts.Back to the first page'],
  [
    '?q=word&pageToken=9',
    '10',
    'There are no posts on this page.Back to the first pageMore Quotes',
  ],
  ['?q=other+word', '10', 'There are no posts on this page.More Quotes'],
])(
  'an empty page of several, /quotes%s, does not say that nothing matches',
  async (query, nextPageToken, text) => {
    site.provider.intercept(
      respondTo('/v1/blogger/', () => Response.json({ posts: [], nextPageToken })),
    );
    const page = await readPage(site.get(`/quotes${query}`));
    expect(page.text('[data-await^="/api/quotes"]')).toBe(text);
    const back = query.endsWith('9') ? [`/quotes${query.replace('&pageToken=9', '#posts')}`] : [];
    expect(page.hrefs('[data-await^="/api/quotes"] p a')).toEqual(back);
  },
);

test('a page that is its own next page says that the list ends there', async () => {
  const posts = [wirePost()];
  site.provider.intercept(() => Response.json({ posts, nextPageToken: '2' }));
  const page = await readPage(site.get('/apologetics?q=twice&pageToken=2', crawler));
  expect(page.texts(post)).toHaveLength(1);
  expect(page.hrefs(more)).toEqual([]);
  expect(page.text('main')).toContain('These are all results that can be reached.');
});

const choices = 'main nav a';

test.each([
  ['/resources', 'Resource Books', /A shelf of books/],
  ['/resources?label=Related+Articles', 'Related Articles', /\w/],
])('%s shows %s and marks it as selected', async (path, title, content) => {
  const page = await readPage(site.get(path, crawler));
  expect(page.texts(choices)).toEqual(['Resource Books', 'Related Articles']);
  expect(page.hrefs(choices)).toEqual(['/resources', '/resources?label=Related+Articles']);
  expect(page.texts(`${choices}[aria-current]`)).toEqual([title]);
  expect(page.texts('main article h2')).toHaveLength(1);
  expect(page.text('main [data-content]')).toMatch(content);
});
