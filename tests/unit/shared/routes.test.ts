import { expect, test } from 'vitest';
import { postIdPattern } from '../../../shared/content/post.ts';
import { canonicalRedirect, parseRoute } from '../../../shared/routes.ts';

const urlOf = (path: string) => new URL(path, 'https://areopagus.example');

/** The name of the page at a URL, with what the URL says. */
function parsed(path: string): [page: string, params: unknown] {
  const { page, params } = parseRoute(urlOf(path));
  return [page.name, params];
}

test.each<[url: string, page: string, params: unknown]>([
  ['/', 'home', null],
  ['/articles?post=1001', 'articles', { list: 'articles', browse: {}, filter: '' }],
  ['/quotes?post=1001&label=Hell', 'post', { list: 'quotes', id: '1001' }],
  ['/articles/1001', 'post', { list: 'articles', id: '1001' }],
  ['/privacy-policy', 'document', { document: 'privacy-policy' }],
  ['/resources?label=Related+Articles', 'resources', { label: 'Related Articles' }],
  ['/contact?about=/articles/7', 'contact', { about: '/articles/7' }],
  ['/handout?posts=resources:1', 'invalid-handout', expect.anything()],
])('%s is parsed as the page %s with %j', (url, page, params) => {
  expect(parsed(url)).toEqual([page, params]);
});

test('a post can be added to a handout, but not another handout', () => {
  const [quote, article] = ['quotes', 'articles'].map((list) => ({ list, id: '7' }));
  const handout = { title: '', posts: [quote, article] };
  expect(parsed('/handout?posts=quotes:7&add=/articles/7')).toEqual([
    'handout',
    { handout, add: '', isEditing: false },
  ]);
  const add = '/handout?add=/articles/7';
  const empty = { title: '', posts: [] };
  expect(parsed(`/handout?add=${add}&edit`)).toEqual([
    'handout',
    { handout: empty, add, isEditing: true },
  ]);
});

test.each([
  ...['/quotes', '/articles/7?x=1', '/articles/x.y', 'javascript:alert(1)'],
  ...['https://evil.example/articles/7', '//evil.example/articles/7'],
  ...['/handout?add=/articles/7', '/contact?about=/articles/7'],
])('a message is not about %s', (about) => {
  expect(parsed(`/contact?about=${about}`)).toEqual(['contact', {}]);
});

test.each([
  ...['/%zz', '/%', '/%E0%A4%A', '/articles/%FF', '/apologetics?q=100%', '/quotes?%71=%FF'],
  ...['/quotes?label=%E0%A4%A', '/quotes?label=%ED%A0%80', '/quotes?label=%C0%80'],
  ...['/apologetics?q=%zz&label=John', '/handout?title=%FF'],
])('%s has an invalid percent-encoding', (url) => {
  expect(parsed(url)[0]).toBe('bad-request');
});

test.each([
  ...['/Articles/1001', '/ARTICLES', '/Quotes', '/quotes/', '/articles/', '/articles/1001/'],
  ...['/articles/1001/comments', '//quotes', '//', '/about/', '/nowhere', '/articles/:id/x'],
])('%s is not found', (url) => {
  expect(parseRoute(new URL(`https://areopagus.example${url}`)).page.name).toBe('not-found');
});

test.each([
  ['/quotes', 'q', 'search text', 200],
  ['/quotes', 'label', 'label', 100],
  ['/quotes', 'pageToken', 'page token', 2_000],
  ['/quotes', 'filter', 'filter', 100],
  ['/passages', 'ref', 'passage', 100],
  ['/passages', 'book', 'book', 100],
])('on %s the parameter %s is a %s of at most %i characters', (path, name, noun, most) => {
  const urlWith = (length: number) => `${path}?${name}=${'x'.repeat(length)}`;
  expect(parsed(urlWith(most))[0]).not.toBe('bad-request');
  const problem = `The ${noun} is too long: at most ${most} characters.`;
  expect(parsed(urlWith(most + 1))).toEqual(['bad-request', { problem }]);
});

test.each(['/?utm_source=50%', '/quotes?fbclid=%E9&q=God', '/articles/1001?x=%', '/sundays?x=%zz'])(
  '%s has a percent sign in a parameter that is not of the page',
  (url) => {
    expect(parsed(url)[0]).not.toBe('bad-request');
  },
);

test.each(['%31001', 'a%2Fb', 'a%2fb'])('the percent-encoded id %s is the id of no post', (id) => {
  expect(parsed(`/articles/${id}`)).toEqual([
    'post',
    { list: 'articles', id: expect.not.stringMatching(postIdPattern) },
  ]);
});

function redirectOf(path: string): string | undefined {
  const url = urlOf(path);
  return canonicalRedirect(url, parseRoute(url));
}

test.each([
  ['/quotes?q=+God%2Bflesh+', '/quotes?q=God%2Bflesh'],
  ['/quotes?label=Hell&label=Doubt', '/quotes?label=Hell'],
  ['/quotes?pageToken=2&label=Hell', '/quotes?label=Hell&pageToken=2'],
  ['/handout?posts=,quotes:1', '/handout?posts=quotes:1'],
  ['/series?p=John+3&title=A', '/series?title=A&p=John+3'],
  ['/search?q=+a&utm_source=a', '/search?q=a'],
  ['/quotes?label=%E2%81%A6Hell+', '/quotes?label=Hell'],
  ['/apologetics?label=John&post=1001', '/apologetics?post=1001'],
])('%s redirects to %s', (path, canonical) => {
  expect(redirectOf(path)).toBe(canonical);
  expect(redirectOf(canonical)).toBeUndefined();
});

test.each([
  ...['/apologetics?label=1+John+3', '/apologetics?label=1%20John%203', '/quotes?q=God%2Bflesh'],
  ...['/quotes?label=God%27s+World', "/quotes?label=God's+World", '/quotes?filter=God&label=Hell'],
  ...['/resources?label=Related+Articles', '/contact?sent', '/handout?title=a&posts=quotes%3A1'],
  ...['/handout?posts=quotes:1&utm_source=a', '/handout?add=nowhere', '/'],
])('%s is not redirected', (path) => {
  expect(redirectOf(path)).toBeUndefined();
});
