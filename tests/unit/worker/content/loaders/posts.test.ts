import { expect, test } from 'vitest';
import { dataOf } from '../../../../../shared/content/result.ts';
import type { PostPage, StoredPost } from '../../../../../shared/content/stored-schemas.ts';
import { cachePolicy } from '../../../../../worker/content/cache-policy.ts';
import { feedKind, postPage } from '../../../../../worker/content/loaders/posts.ts';
import { toHtml } from '../../../../../worker/sanitize/to-html.ts';
import { contentSite, siteForTests } from '../../../../support/content-site.ts';
import { failure, type Intercepted, postsOf } from '../../../../support/watched-provider.ts';
import { wirePost } from '../../../../support/wire-post.ts';

const site = siteForTests();

const title = 'On the Areopagus';
const received = wirePost({
  title,
  content:
    '<h1>To an unknown god</h1><blockquote>They <i>listened</i>.</blockquote><p>See Acts 17:22.</p>',
});
const head = { id: '1001', title, published: received.published };
const text = 'They listened. See Acts 17:22.';
const facts = { description: text, words: 9, passage: 'Acts 17:22' };
const quotation = { quotation: 'They listened.' };
const link = '<a href="/apologetics?label=Acts+17">Acts 17:22</a>';
const content = (heading: string, reference = 'Acts 17:22') => ({
  content: `<${heading}>To an unknown god</${heading}><blockquote>They <i>listened</i>.</blockquote><p>See ${reference}.</p>`,
});
const page = (post: object) => ({ posts: [{ ...head, ...post }] });

test.each([
  ['/api/thoughts', page(content('h4'))],
  ['/api/quotes', page({ ...content('h4'), ...quotation })],
  ['/api/articles', page({ excerpt: text })],
  ['/api/featured', { ...head, excerpt: text }],
  ['/api/resources?label=Resource+Books', { ...head, ...content('h3') }],
  ['/api/thoughts/1001', { ...head, ...content('h2'), ...facts }],
  ['/api/quotes/1001', { ...head, ...content('h2'), ...facts, ...quotation }],
  ['/api/articles/1001', { ...head, ...content('h2', link), ...facts }],
  ['/api/handout/articles/1001', { ...head, ...content('h3', link), ...facts }],
])('a post has the form of its place: %s', async (url, data) => {
  site.intercept(postsOf(received));
  expect((await site.load(url)).result).toEqual({ data });
});

test.each([
  ['quotes', { ...content('h2'), ...facts, ...quotation }],
  ['articles', { ...content('h2', link), ...facts }],
] as const)('a feed of %s has its posts in full', async (list, post) => {
  site.intercept(postsOf(received));
  const { result } = await site.load(feedKind.request({ list, browse: {} }));
  const { posts } = dataOf(result) as PostPage<StoredPost>;
  const shown = posts.map(({ tree, ...post }) => ({ ...post, content: toHtml(tree) }));
  expect(shown).toEqual([{ ...head, ...post, updated: Date.parse(head.published) }]);
});

test('without SCRIPTURE_LINKS, articles have no links to passages', async () => {
  const unlinked = contentSite({ SCRIPTURE_LINKS: 'off' });
  unlinked.intercept(postsOf(received));
  const { result } = await unlinked.load('/api/articles/1001');
  expect(result).toEqual({ data: { ...head, ...content('h2'), ...facts } });
});

test('without posts there is no featured article and no resource', async () => {
  site.intercept(postsOf());
  for (const url of ['/api/featured', '/api/resources?label=Resource+Books']) {
    expect((await site.load(url)).result).toEqual({ data: null });
  }
});

test.each([
  ['abc', undefined, undefined, ['a0', 'b1', 'c2'], {}],
  ['abca', '2', undefined, ['a3', 'b1', 'c2'], { nextPageToken: '2' }],
  ['d', '2', '2', ['d0'], { isCutOff: true }],
])(
  'of a page with the posts %s and the next page %s, requested with the token %s, %j are shown, and %j',
  (ids, nextPageToken, pageToken, shown, next) => {
    const posts = [...ids].map((id, i) => ({ ...received, id, title: `${id}${i}` }));
    const page = postPage({ posts, nextPageToken }, { pageToken }, (post) => post);
    expect(page.posts.map(({ title }) => title)).toEqual(shown);
    expect(page).toEqual({ posts: page.posts, ...next });
  },
);

/** Responds to requests for single posts, and to logins. */
function respond(post: () => Intercepted, login?: () => Intercepted) {
  site.intercept(({ path }) =>
    path.includes('/posts/') ? post() : path.endsWith('/login') ? login?.() : undefined,
  );
}

async function visit(id = '1001') {
  const { result } = await site.load(`/api/quotes/${id}`);
  await site.settled();
  return 'error' in result ? result.error : 'there';
}

const notFound = { message: 'There is no such post.', status: 404 };

test.each([404, 410])('a post that gets %i is gone until it is back, unlogged', async (status) => {
  const there = () => Response.json(received);
  const steps = [
    [there, 'there', 'there'],
    [() => failure(status, 'No post 1001.'), 'there', notFound],
    [() => failure(500, 'Post 1001?'), notFound, notFound],
    [there, notFound, 'there'],
  ] as const;
  for (const [response, ...visits] of steps) {
    respond(response);
    for (const seen of visits) expect(await visit()).toEqual(seen);
    site.advance(cachePolicy.freshLifetime);
  }
  expect(site.log.mock.calls).toEqual([
    [{ event: 'content-refused', path: '/api/:list/:id', error: 'not found' }],
    [{ event: 'refresh-failed', path: '/api/:list/:id', error: 'ProviderError 500' }],
  ]);
});

test('a login that gets 404 says nothing about posts', async () => {
  const missing = () => failure(404, 'No route.');
  respond(missing, missing);
  expect(await visit()).toEqual({ message: 'No route.', status: 503 });
});

test('a post that the provider has under another id does not exist', async () => {
  respond(() => Response.json({ ...received, id: 123 }));
  expect(await visit('0123')).toEqual(notFound);
  expect(await visit('123')).toBe('there');
  expect(await visit('12%2F3')).toEqual(notFound);
});
