import { expect, test } from 'vitest';
import { siteForTests } from '../../support/content-site.ts';
import { failure, respondTo } from '../../support/watched-provider.ts';
import { wirePost } from '../../support/wire-post.ts';

const site = siteForTests();

const post = 'main section [data-await] ul article';
const more = ':has(> #posts) ~ [data-await] p > a.button';
const featured = 'section[aria-labelledby=featured]';

test('without a featured article pages are complete, and name the organization', async () => {
  site.intercept(({ query }) =>
    query.get('label') === 'Featured' ? failure(500, 'Down for repairs.') : undefined,
  );
  for (const path of ['/', '/articles']) {
    const { status, texts, text } = await site.read(path);
    expect(status).toBe(200);
    expect(texts(featured)).toEqual([]);
    expect(text('main')).not.toMatch(/Featured|Error/);
    const address = '1 Sample Street ?Springfield, IL 62701 ?contact@example\\.org';
    expect(text('footer')).toMatch(RegExp(`${address}.*© 20\\d\\d Areopagus Sample Ministry`));
  }
  const { texts, hrefs } = await site.read('/');
  expect(hrefs('main li a')).toEqual(['/apologetics', '/quotes', '/resources']);
  const titles = ['Scripture & Apologetic Thoughts', 'Apologetic Quotes', 'Resources'];
  expect(texts('main li a')).toEqual(titles);
});

test.each(['/', '/articles'])('%s shows the featured article', async (path) => {
  const { text, texts, hrefs } = await site.read(path);
  expect(text(`${featured} h2`)).toBe('Featured Article');
  if (path === '/articles') {
    expect(texts('h2')[0]).toBe('Featured Article');
    expect(texts('main li h3')).toContain(text(`${featured} h3`));
  }
  expect(text(`${featured} time`)).toMatch(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/);
  expect(text(`${featured} [data-excerpt]`)).toMatch(/\w/);
  const [title, readMore] = hrefs(`${featured} a`);
  expect(title).toMatch(/^\/articles\/\d+$/);
  expect(readMore).toBe(title);
  expect((await site.read(`${title}`)).text('h1')).toBe(text(`${featured} h3`));
});

test('a search has the featured article below its results', async () => {
  expect((await site.read('/articles?q=faith')).texts('h2').at(-1)).toBe('Featured Article');
});

test.each([
  ['/apologetics', 'More Posts', 'Search thoughts'],
  ['/quotes', 'More Quotes', 'Search quotes'],
  ['/articles', 'More Articles', 'Search articles'],
])('%s has the ten latest posts, %s and a box to %s', async (path, text, label) => {
  const page = await site.read(path);
  expect(page.texts(`${post} h3`)).toHaveLength(10);
  expect(page.texts(more)).toEqual([text]);
  expect(page.hrefs('main a[href="/copyright"]')).toHaveLength(1);
  expect(page.hrefs(more)[0]).toMatch(new RegExp(`^${path}\\?pageToken=[\\w-]+#posts$`));
  expect(page.text('#posts')).toBe('Latest posts');
  expect(page.attribute('search form', 'action')).toBe(path);
  const box = 'search form:not([method]) input[name=q]';
  expect(page.attribute(box, 'aria-label')).toBe(label);
  expect(page.attribute(box, 'placeholder')).toBe('title:"Proper 13", Miracles, God+flesh');
  expect(page.texts('search form button[type=submit]')).toHaveLength(1);
  const tips = '/articles/7350186942201573301';
  expect(page.hrefs('search a[aria-label="Search tips"]')).toEqual([tips]);
});

test.each([
  ['/apologetics', 60],
  ['/quotes?label=Apologetics', 1],
  ['/articles?q=the', 1],
])("'More' replaces the list of %s with the next page, up to the last", async (path, least) => {
  const seen: string[] = [];
  for (let next: string | null | undefined = path; next; ) {
    const { texts, hrefs } = await site.read(next);
    seen.push(...texts(`${post} h3`));
    expect(seen.length).toBeLessThan(200);
    expect(texts('search [name=pageToken]')).toEqual([]);
    next = hrefs(more)[0];
    if (next) expect(seen.length % 10).toBe(0);
    if (next) expect(next.startsWith(path)).toBe(true);
  }
  expect(seen.length).toBeGreaterThanOrEqual(least);
  expect(seen).toEqual([...new Set(seen)]);
});

test.each([
  ['/apologetics', 'above'],
  ['/apologetics?label=John+3', 'below'],
  ['/quotes?q=faith', 'below'],
])('the notes of %s stand %s the first post', async (path, place) => {
  const { html } = await site.read(path);
  const isAbove = html.indexOf('role="note"') < html.indexOf('</article>');
  expect(isAbove ? 'above' : 'below').toBe(place);
});

test('thoughts and quotes are shown in full, articles as excerpts with a link', async () => {
  for (const path of ['/apologetics', '/quotes']) {
    const { texts } = await site.read(path);
    expect(texts(`${post} [data-content] p`).length).toBeGreaterThan(9);
  }
  const { texts, hrefs } = await site.read('/articles');
  expect(texts(`${post} [data-content]`)).toEqual([]);
  expect(texts(`${post} [data-excerpt]`)).toHaveLength(10);
  expect(hrefs(`${post} > a`)).toEqual(hrefs(`${post} h3 a`));
  const readMore = texts(`${post} h3`).map((title) => `Read More → ${title}`);
  expect(texts(`${post} > a`)).toEqual(readMore);
});

test.each([
  ['/apologetics?label=Tobit', 'No blog posts match this passage.'],
  ['/quotes?label=Xylophones', 'No quotes match this filter.'],
  ['/articles?q=xylophone', 'No articles found.'],
  ['/resources?label=Xylophones', 'No resource content found.'],
])('%s finds nothing: %s', async (path, message) => {
  const page = await site.read(path);
  expect(page.status).toBe(200);
  expect(page.texts('main .empty > p')).toContain(message);
  expect(page.texts('main [data-await] > a.button')).toEqual([]);
});

test.each([
  ['/apologetics?q=God%2Bflesh', 'Search results for “God+flesh”', ['q=God+flesh'], ''],
  ['/quotes?label=Hell', 'Hell', ['label=Hell', 'q='], '?label=Hell'],
])('above the list of %s are its name and its search, which × clears', async (path, ...shown) => {
  const [heading, expected, cleared] = shown;
  const page = await site.read(path);
  expect(page.text('#posts')).toBe(heading);
  const names = page.attributes('search input', 'name');
  const values = page.attributes('search input', 'value');
  expect(names.map((name, i) => `${name}=${values[i]}`)).toEqual(expected);
  const clear = page.hrefs('search a[aria-label="Clear search"]');
  expect(clear).toEqual([path.replace(/\?.*/, cleared)]);
  expect(page.texts(post).length).toBeGreaterThan(0);
});

const none = 'There are no posts on this page.';

test.each([
  ['?label=Hell&pageToken=9', undefined, `${none}Newest quotes`],
  ['?q=word&pageToken=9', '2', `${none}First resultsMore Quotes`],
  ['?q=other+word', '2', `${none}More Quotes`],
])('an empty page of several, /quotes%s, leads on', async (query, nextPageToken, text) => {
  const empty = { posts: [], nextPageToken };
  site.intercept(respondTo('/v1/blogger/', () => Response.json(empty)));
  const page = await site.read(`/quotes${query}`);
  expect(page.text('[data-await^="/api/quotes"]')).toBe(text);
  const back = query.endsWith('9') ? [`/quotes${query.replace('&pageToken=9', '#posts')}`] : [];
  expect(page.hrefs('.empty a')).toEqual(back);
});

test('a page that is its own next page says that the list ends there', async () => {
  const posts = [wirePost()];
  site.intercept(respondTo('/blogger/', () => Response.json({ posts, nextPageToken: '2' })));
  const page = await site.read('/apologetics?q=twice&pageToken=2');
  expect(page.texts(post)).toHaveLength(1);
  expect(page.hrefs(more)).toEqual([]);
  expect(page.text('main')).toContain('These are all results that can be reached.');
});

const choices = 'main nav a';

test.each([
  ['/resources', 'Resource Books', /A shelf of books/],
  ['/resources?label=Related+Articles', 'Related Articles', /\w/],
])('%s shows %s and marks it as selected', async (path, title, content) => {
  const page = await site.read(path);
  expect(page.texts(choices)).toEqual(['Resource Books', 'Related Articles']);
  expect(page.hrefs(choices)).toEqual(['/resources', '/resources?label=Related+Articles']);
  expect(page.texts(`${choices}[aria-current]`)).toEqual([title]);
  expect(page.texts('main article h2')).toHaveLength(1);
  expect(page.text('main [data-content]')).toMatch(content);
});
