import { expect, test } from 'vitest';
import { sampleContent } from '../../../sample-provider/content.ts';
import { samplePosts } from '../../support/handout-document.ts';
import { readPage } from '../../support/page.ts';
import { siteForFile } from '../../support/site.ts';
import { crawler } from '../../support/user-agent.ts';
import { failure } from '../../support/watched-provider.ts';

const { thoughts, quotes, articles } = sampleContent().posts;

/** The first posts of each list, as in the URL of a handout. */
const keys = (count: number) =>
  [...thoughts.map(({ id }) => `thoughts:${id}`), ...quotes.map(({ id }) => `quotes:${id}`)].slice(
    0,
    count,
  );

const site = await siteForFile();

const postReads = () =>
  site.provider.requests.filter(({ path }) => path.includes('/posts/')).length;

const open = (query: string) => readPage(site.get(`/handout${query}`));

test('a handout has its posts in the order of the URL, each with its source, and the permission once', async () => {
  const [thought, quote, article] = samplePosts.split(',');
  const page = await open(`?title=Advent+4&posts=${[article, thought, quote].join(',')}`);
  expect(page.status).toBe(200);
  expect(page.text('h1')).toBe('Advent 4');
  expect(page.texts('main h2')).toEqual([articles[0], thoughts[0], quotes[0]].map((p) => p?.title));
  expect(page.texts('[data-source]')).toEqual([
    `Areopagus Sample Ministry, https://areopagus.example/articles/${articles[0]?.id}`,
    `Areopagus Sample Ministry, https://areopagus.example/apologetics?post=${thoughts[0]?.id}`,
    `Areopagus Sample Ministry, https://areopagus.example/quotes?post=${quotes[0]?.id}`,
  ]);
  expect(page.html.split('For use in sermons and lessons, not for sale.')).toHaveLength(2);
});

test('a handout is not indexed, and its title is text in the head and the heading', async () => {
  const title = '</title><script>alert(1)</script>"\'&lt; \u05d0\u05d1';
  const page = await open(`?${new URLSearchParams({ title })}&posts=${samplePosts}`);
  expect(page.html).toContain('<meta name="robots" content="noindex, follow">');
  expect(page.html).not.toContain('rel="canonical"');
  expect(page.text('title')).toBe(`${title} | Areopagus`);
  expect(page.html).not.toContain('<script>alert');
  expect(page.text('h1')).toBe(title);
  expect(page.document.querySelector('h1')?.getAttribute('dir')).toBe('auto');
});

test('an invalid handout says what is wrong, requests no post, and links to the rest of it', async () => {
  const before = postReads();
  const page = await open(`?posts=${keys(21).join(',')}`);
  expect(page.status).toBe(400);
  expect(page.text('main')).toContain('A handout has at most 20 posts');
  expect(postReads()).toBe(before);
  const [rest] = page.hrefs('main a.button');
  expect((await readPage(site.get(String(rest)))).status).toBe(200);
});

test('a full handout takes no other post, and says so beside its link', async () => {
  const add = '/quotes?post="><script>alert(1)';
  const page = await open(`?posts=${keys(20).join(',')}&add=${encodeURIComponent(add)}`);
  expect(page.status).toBe(200);
  const field = page.document.querySelector('[open] [name=add]');
  expect(field?.getAttribute('value')).toBe(add);
  const problem = page.text(`#${field?.getAttribute('aria-describedby')}`);
  expect(problem).toContain('The handout is full');
  expect(page.texts('#handout-posts > li')).toHaveLength(20);
  expect(page.html).not.toContain('<script>alert');
});

test('missing and failing posts say so in their place and hide no other, and can be tried again', async () => {
  const [stored] = keys(1);
  await open(`?posts=${stored}`);
  site.provider.intercept(({ path }) =>
    path.endsWith('/posts/501') ? failure(500, 'Down.') : undefined,
  );
  const query = `?posts=quotes:501,quotes:gone,${stored},thoughts:__proto__`;
  const page = await open(query);
  expect(page.status).toBe(200);
  expect(page.headers.get('Cache-Control')).toBe('no-store');
  expect(page.texts('main h2')).toEqual([thoughts[0]?.title]);
  const items = page.texts('#handout-posts > li');
  expect(items[0]).toContain('Error: Down.');
  expect(items[1]).toContain('This quote is missing');
  expect(items[1]).toContain('https://areopagus.example/quotes?post=gone');
  expect(items[3]).toContain('This thought is missing');
  expect(page.hrefs('#handout-posts a.button')).toEqual([`/handout${query}`]);
  const none = await readPage(site.get('/handout?posts=quotes:501,quotes:404', crawler));
  expect(none.status).toBe(503);
  expect(none.texts('main h2')).toEqual([]);
});
