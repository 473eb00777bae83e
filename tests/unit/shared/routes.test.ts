import { expect, test, vi } from 'vitest';
import { postIdPattern } from '../../../shared/content/post.ts';
import { parseRoute, postHref, type Route, resourcesHref } from '../../../shared/routes.ts';

const route = (url: string) => parseRoute(new URL(`https://areopagus.example${url}`));

test.each<[url: string, route: Route]>([
  ['/', { name: 'home' }],
  ['/apologetics', { name: 'list', list: 'thoughts', browse: { mode: 'all' }, filter: '' }],
  [
    '/quotes?label=Hell&filter=god',
    { name: 'list', list: 'quotes', browse: { mode: 'label', label: 'Hell' }, filter: 'god' },
  ],
  ['/articles?post=1001', { name: 'list', list: 'articles', browse: { mode: 'all' }, filter: '' }],
  ['/quotes?post=1001&label=Hell', { name: 'post', list: 'quotes', postId: '1001' }],
  ['/articles/1001', { name: 'post', list: 'articles', postId: '1001' }],
  ['/articles/1001?utm_source=a', { name: 'post', list: 'articles', postId: '1001' }],
  ['/privacy-policy', { name: 'document', document: 'privacy-policy' }],
  ['/resources?label=Related+Articles', { name: 'resources', label: 'Related Articles' }],
  ['/resources', { name: 'resources', label: 'Resource Books' }],
  ['/apologetics?ref=John+3', { name: 'not-found' }],
  ['/contact?about=/articles/7', { name: 'contact', about: '/articles/7' }],
  ['/contact?about=/quotes?post=7', { name: 'contact', about: '/quotes?post=7' }],
])('%s is parsed as %j', (url, expected) => {
  expect(route(url)).toEqual(expected);
});

test('a post can be added to a handout, but not another handout', () => {
  const [quote, article] = ['quotes', 'articles'].map((list) => ({ list, postId: '7' }));
  expect(route('/handout?posts=quotes:7&add=/articles/7')).toEqual({
    ...{ name: 'handout', handout: { title: '', posts: [quote, article] }, add: '' },
  });
  const add = '/handout?add=/articles/7';
  expect(route(`/handout?add=${add}`)).toEqual({
    ...{ name: 'handout', handout: { title: '', posts: [] }, add },
  });
});

test.each(['/handout?add=', '/contact?about='])(
  '%s in itself, and so on, is parsed once',
  (url) => {
    const [pathname = '', name = ''] = url.split('?');
    const parse = vi.spyOn(globalThis, 'URL');
    parseRoute({ pathname, search: `?${name}${url.repeat(9)}` });
    expect(parse).toHaveBeenCalledOnce();
  },
);

test.each([
  ...['/quotes', '/articles/7?x=1', '/articles/x.y', 'javascript:alert(1)'],
  ...['https://evil.example/articles/7', '//evil.example/articles/7'],
  ...['/handout?add=/articles/7', '/contact?about=/articles/7'],
])('a message is not about %s', (about) => {
  expect(route(`/contact?about=${about}`)).toEqual({ name: 'contact' });
});

test.each([
  ...['/%zz', '/%', '/%E0%A4%A', '/articles/%FF', '/articles/1001?x=%', '/apologetics?q=100%'],
  ...['/quotes?label=%E0%A4%A', '/quotes?label=%ED%A0%80', '/quotes?label=%C0%80'],
  ...['/apologetics?q=%zz&label=John', '/?utm_source=%'],
])('%s has an invalid percent-encoding', (url) => {
  expect(route(url)).toEqual({ name: 'bad-request' });
});

test.each([
  ...['/Articles/1001', '/ARTICLES', '/Quotes', '/quotes/', '/articles/', '/articles/1001/'],
  ...['/articles/1001/comments', '//quotes', '//', '/about/', '/nowhere', '/articles/:postId/x'],
])('%s is not found', (url) => {
  expect(parseRoute({ pathname: url, search: '' })).toEqual({ name: 'not-found' });
});

test.each(['%31001', 'a%2Fb', 'a%2fb'])('the percent-encoded id %s is the id of no post', (id) => {
  const { name, postId } = route(`/articles/${id}`) as Route & { name: 'post' };
  expect(name).toBe('post');
  expect(postId).not.toMatch(postIdPattern);
});

test('values in the path and query of an href are encoded', () => {
  expect(postHref('articles', 'a/b?c')).toBe('/articles/a%2Fb%3Fc');
  expect(resourcesHref('Related Articles')).toBe('/resources?label=Related+Articles');
});
