import { expect, test } from 'vitest';
import { sampleContent } from '../../../sample-provider/content.ts';
import { samplePosts } from '../../support/handout-document.ts';
import { lineOf } from '../../support/log-lines.ts';
import { readChunks, readPage } from '../../support/page.ts';
import { siteForFile } from '../../support/site.ts';
import { crawler } from '../../support/user-agent.ts';
import { failure, respondTo } from '../../support/watched-provider.ts';
import { wirePost } from '../../support/wire-post.ts';

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
  expect(page.texts('h1 .print-only')).toEqual(['Advent 4']);
  expect(page.texts('main h2')).toEqual([articles[0], thoughts[0], quotes[0]].map((p) => p?.title));
  expect(page.texts('[data-source]')).toEqual([
    `Areopagus Sample Ministry, https://areopagus.example/articles/${articles[0]?.id}`,
    `Areopagus Sample Ministry, https://areopagus.example/apologetics?post=${thoughts[0]?.id}`,
    `Areopagus Sample Ministry, https://areopagus.example/quotes?post=${quotes[0]?.id}`,
  ]);
  expect(page.html.split('For use in sermons and lessons, not for sale.')).toHaveLength(2);
});

test('the headings of a post are below its title', async () => {
  site.provider.intercept(
    respondTo('/posts/', () =>
      Response.json(wirePost({ id: '2001', content: '<h1>One</h1><h4>Two</h4><h5>Three</h5>' })),
    ),
  );
  const page = await open('?posts=articles:2001');
  expect(page.texts('[data-content] h3')).toEqual(['One']);
  expect(page.texts('[data-content] h6')).toEqual(['Two', 'Three']);
  expect(page.texts('[data-content] [aria-level="7"]')).toEqual(['Three']);
});

test('a handout is not indexed, and its title is text that the head does not repeat', async () => {
  const title = '</title><script>alert(1)</script>"\'&lt; \u05d0\u05d1';
  const page = await open(`?${new URLSearchParams({ title })}&posts=${samplePosts}`);
  expect(page.html).toContain('<meta name="robots" content="noindex, follow">');
  expect(page.html).not.toContain('rel="canonical"');
  expect(page.text('title')).toBe('Handout | Areopagus');
  expect(page.html.split('</head>')[0]).not.toContain('alert');
  expect(page.html).not.toContain('<script>alert');
  expect(page.text('h1 .print-only')).toBe(title);
  expect(page.document.querySelector('h1 .print-only')?.getAttribute('dir')).toBe('auto');
});

test('a post that is added by its link redirects to the canonical URL', async () => {
  const post = 'https://areopagus.example/apologetics?post=2';
  const response = await site.get(`/handout?title=+a%00%E2%80%AE+b&posts=quotes:1&add=${post}`);
  expect(response.status).toBe(308);
  expect(response.headers.get('Location')).toBe('/handout?title=a+b&posts=quotes:1,thoughts:2');
});

test.each([
  [`?posts=${keys(21).join(',')}`, 'A handout has at most 20 posts, and this address names 21.'],
  [`?title=${'x'.repeat(10_000)}`, 'The title is too long: at most 120 characters.'],
])(
  'an invalid handout says what is wrong, requests no post, and links to the rest of it',
  async (query, problem) => {
    const before = postReads();
    const page = await open(query);
    expect(page.status).toBe(400);
    expect(page.text('main')).toContain(problem);
    expect(postReads()).toBe(before);
    const [rest] = page.hrefs('main a.button');
    expect((await readPage(site.get(String(rest)))).status).toBe(200);
  },
);

test.each([
  ['?add=%22%3E%3Cscript%3Ealert(1)', 'No post has the link that you entered.', 0],
  [`?posts=${keys(20).join(',')}&add=/quotes?post=none`, 'The handout is full', 20],
])(
  'with %s, the page has the address with an error, and all posts',
  async (query, problem, posts) => {
    const page = await open(query);
    expect(page.status).toBe(200);
    const field = page.document.querySelector('[open] [name=add]');
    expect(field?.getAttribute('value')).toBe(new URLSearchParams(query).get('add'));
    expect(page.text(`#${field?.getAttribute('aria-describedby')}`)).toContain(problem);
    expect(page.texts('#handout-posts > li')).toHaveLength(posts);
    expect(page.html).not.toContain('<script>alert');
  },
);

test('without JavaScript every change is a button of a GET form or a link', async () => {
  const [a, b] = keys(2);
  const page = await open(`?title=Two&posts=${a},${b}`);
  const values = [...page.document.querySelectorAll('main li button')].map((button) => [
    button.textContent,
    button.getAttribute('value'),
    button.hasAttribute('disabled'),
  ]);
  expect(values).toEqual([
    ['↑', `${a},${b}`, true],
    ['↓', `${b},${a}`, false],
    ['×', b, false],
    ['↑', `${b},${a}`, false],
    ['↓', `${a},${b}`, true],
    ['×', a, false],
  ]);
  const files = [...page.document.querySelectorAll('main section button[name=posts]')];
  expect(files.map((button) => button.getAttribute('formAction'))).toEqual(
    ['docx', 'md'].map((extension) => `/handout.${extension}`),
  );
});

test('each post has a link to a handout with it', async () => {
  for (const [path, list, post] of [
    ['/apologetics', 'thoughts', thoughts[0]],
    ['/quotes', 'quotes', quotes[0]],
    [`/articles/${articles[0]?.id}`, 'articles', articles[0]],
  ] as const) {
    const page = await readPage(site.get(path));
    expect(page.hrefs('main article a[rel=nofollow]')).toContain(
      `/handout?posts=${list}:${post?.id}`,
    );
  }
});

test('posts that are not cached are requested at once and streamed in order', async () => {
  const posts = quotes.slice(-20).map(({ id }) => `quotes:${id}`);
  const path = `/handout?posts=${posts.join(',')}`;
  await open('');
  const requested: string[] = [];
  let requestedAtOnce = 0;
  const { promise, resolve } = Promise.withResolvers<undefined>();
  site.provider.intercept(({ path }) => {
    if (!path.includes('/posts/')) return undefined;
    requested.push(path);
    return promise;
  });
  const { html, chunks, headers } = await readChunks(site.get(path), () => {
    requestedAtOnce = requested.length;
    resolve(undefined);
  });
  expect(requestedAtOnce).toBe(20);
  expect(chunks.length).toBeGreaterThan(1);
  expect(headers.get('Cache-Control')).toBe('no-store');
  const streamed = await readPage(new Response(html));
  for (const loading of streamed.document.querySelectorAll('[data-loading]')) loading.remove();
  const complete = await readPage(site.get(path));
  expect(streamed.texts('#root *')).toEqual(complete.texts('#root *'));
  expect(complete.texts('main h2')).toHaveLength(20);
});

test('the title of a handout is neither logged nor stored', async () => {
  const path = `/handout?title=Private&posts=${samplePosts}`;
  expect(await lineOf(site, await site.get(path))).toMatchObject({ route: '/handout' });
  expect(site.log.join('\n')).not.toContain('Private');
  expect(JSON.stringify(await (await site.kv()).list())).not.toContain('Private');
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
