import { expect, test } from 'vitest';
import { sampleContent } from '../../../sample-provider/content.ts';
import { siteForTests } from '../../support/content-site.ts';
import { samplePosts } from '../../support/handout-document.ts';
import { readPage } from '../../support/page.ts';
import { failure, postsOf, respondTo } from '../../support/watched-provider.ts';
import { wirePost } from '../../support/wire-post.ts';
import { wordParagraphs, wordParts } from '../../support/word-package.ts';

const site = siteForTests();

const { thoughts, quotes, articles } = sampleContent().posts;
const [thought, quote, article] = samplePosts.split(',');

/** The keys of the first thoughts. */
const keys = (count: number) => thoughts.slice(0, count).map(({ id }) => `thoughts:${id}`);

const open = (query: string) => site.read(`/handout${query}`);
const down = () => failure(500, 'Down.');

test('a handout has its posts in the order of the URL, each with its source, and the permission once', async () => {
  const { texts, html } = await open(`?title=Advent+4&posts=${[article, thought, quote]}`);
  const titles = [articles[0], thoughts[0], quotes[0]].map((post) => post?.title);
  expect(texts('main :is(h1, h2)')).toEqual(['Advent 4', ...titles]);
  const paths = [
    `/articles/${articles[0]?.id}`,
    `/apologetics?post=${thoughts[0]?.id}`,
    `/quotes?post=${quotes[0]?.id}`,
  ];
  const sources = paths.map((it) => `Areopagus Sample Ministry, https://areopagus.example${it}`);
  expect(texts('[data-source]')).toEqual(sources);
  expect(html.split('For use in sermons and lessons, not for sale.')).toHaveLength(2);
});

test('a handout is not indexed, and its title is text in the head and the heading', async () => {
  const title = '</title><script>alert(1)</script>"\'&lt; \u05d0\u05d1';
  const page = await open(`?${new URLSearchParams({ title })}&posts=${samplePosts}`);
  expect(page.meta('robots')).toBe('noindex, follow');
  expect(page.text('title')).toBe(`${title} | Areopagus`);
  expect(page.html).not.toContain('<script>alert');
  expect(page.text('h1[dir=auto]')).toBe(title);
});

test('an invalid handout says what is wrong, requests no post, and links to the rest of it', async () => {
  const page = await open(`?posts=${keys(21).join(',')}`);
  expect(page.status).toBe(400);
  expect(page.text('main')).toContain('A handout has at most 20 posts');
  expect(site.calls).toEqual([]);
  const [rest] = page.hrefs('main a.button');
  expect((await site.read(String(rest))).status).toBe(200);
});

test('a full handout takes no other post, and says so beside its link', async () => {
  const add = '/quotes?post="><script>alert(1)';
  const page = await open(`?posts=${keys(20).join(',')}&add=${encodeURIComponent(add)}`);
  expect(page.status).toBe(200);
  const field = '[open] [name=add]';
  expect(page.attribute(field, 'value')).toBe(add);
  const problem = page.text(`#${page.attribute(field, 'aria-describedby')}`);
  expect(problem).toContain('The handout is full');
  expect(page.texts('#handout-posts > :not(hr)')).toHaveLength(20);
  expect(page.html).not.toContain('<script>alert');
});

test('missing and failing posts say so in their place and hide no other, on the page and in files', async () => {
  await open(`?posts=${thought}`);
  site.intercept(respondTo('/posts/501', down));
  const query = `?posts=quotes:501,quotes:gone,${thought},thoughts:__proto__`;
  const { status, headers, texts, hrefs } = await open(query);
  expect([status, headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  expect(texts('main h2')).toEqual([thoughts[0]?.title]);
  const address = 'https://areopagus.example/quotes?post=gone';
  const [failing, missing, , unknown] = texts('#handout-posts > :not(hr)');
  expect(failing).toContain('Error: Down.');
  expect(missing).toContain('This quote is missing');
  expect(missing).toContain(address);
  expect(unknown).toContain('This thought is missing');
  expect(hrefs('#handout-posts a.button')).toEqual([`/handout${query}`]);
  const none = await open('?posts=quotes:501,quotes:404');
  expect([none.status, none.texts('main h2')]).toEqual([503, []]);

  const markdown = await site.get(`/handout.md${query}`);
  expect(markdown.headers.get('Cache-Control')).toBe('no-store');
  const file = await markdown.text();
  expect(file).toContain('This quote is missing: it was deleted, or its address is wrong.');
  expect(file).toContain(address);
  const docx = await (await site.get(`/handout.docx${query}`)).arrayBuffer();
  const paragraphs = wordParagraphs(wordParts(new Uint8Array(docx))).map(([, text]) => text);
  expect(paragraphs).toContain('This quote could not be loaded.');
  expect(paragraphs).toContain(thoughts[0]?.title);
});

test.each([
  ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['md', 'text/markdown; charset=utf-8'],
])('handout.%s is a download that is not indexed', async (extension, type) => {
  const { status, headers } = await site.get(`/handout.${extension}?posts=${samplePosts}`);
  expect(status).toBe(200);
  expect(headers.get('Content-Type')).toBe(type);
  expect(headers.get('Content-Disposition')).toContain(`''Handout.${extension}`);
  expect(headers.get('X-Robots-Tag')).toContain('noindex');
});

test('a handout with too much text for a file says so, and its page shows it', async () => {
  const content = `<p>${'Grace and peace. '.repeat(1_000)}</p>`;
  const posts = Array.from({ length: 18 }, (_, i) => wirePost({ id: `long-${i}`, content }));
  site.intercept(postsOf(...posts));
  const named = posts.map(({ id }) => `quotes:${id}`);
  const file = (count: number) => site.get(`/handout.md?posts=${named.slice(0, count)}`);
  expect((await file(17)).status).toBe(200);
  const { status, text, hrefs, headers } = await readPage(file(18));
  expect([status, headers.get('Cache-Control')]).toEqual([400, 'public, max-age=60']);
  expect(text('main')).toContain('The posts are too long for one file.');
  const [handout] = hrefs('main a');
  expect((await open(String(handout).replace('/handout', ''))).texts('main h2')).toHaveLength(18);
});

test('a post that cites one passage has it in a file instead of its date', async () => {
  const title = 'Science and Faith at One Table';
  const post = articles.find((post) => post.title === title);
  const file = await (await site.get(`/handout.md?posts=articles:${post?.id}`)).text();
  expect(file).toContain(`## ${title}\n\nJohn 1:1–14\n\n`);
});

test.each(['?posts=quotes:1,quotes:1', '', '?posts=quotes:1106', `?title=${'x'.repeat(10_000)}`])(
  'the file of a handout that is invalid, empty or unavailable, %s, leads to its page',
  async (query) => {
    site.intercept(respondTo('/posts/', down));
    const { status, headers } = await site.get(`/handout.docx${query}`);
    expect(status).toBe(303);
    expect(headers.get('Location')).toBe(`/handout${query}`);
  },
);
