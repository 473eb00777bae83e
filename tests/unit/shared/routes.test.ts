import { expect, test } from 'vitest';
import { articlesList, quotesList, thoughtsList } from '../../../shared/content/lists.ts';
import { type Route, routeAt } from '../../../shared/routes.ts';

const route = (url: string) => routeAt(new URL(`https://areopagus.example${url}`));

test.each<[url: string, route: Route]>([
  ['/', { name: 'home' }],
  ['/apologetics', { name: 'list', list: thoughtsList }],
  ['/quotes?label=Hell', { name: 'list', list: quotesList }],
  ['/articles?post=1001', { name: 'list', list: articlesList }],
  ['/quotes?post=1001&label=Hell', { name: 'post', list: quotesList, postId: '1001' }],
  ['/articles/1001', { name: 'post', list: articlesList, postId: '1001' }],
  ['/articles/1001?utm_source=a', { name: 'post', list: articlesList, postId: '1001' }],
  ['/privacy-policy', { name: 'document', document: 'privacy-policy' }],
  ['/resources?label=Related+Articles', { name: 'resources' }],
  ['/apologetics?ref=Tobit&post=1001', { name: 'unknownPassage' }],
  ['/articles/1001?x=%', { name: 'badRequest' }],
  ['/articles/%FF', { name: 'badRequest' }],
])('%s leads to %j', (url, expected) => {
  expect(route(url)).toEqual(expected);
});

test.each([
  ...['/Articles/1001', '/ARTICLES', '/Quotes', '/quotes/', '/articles/', '/articles/1001/'],
  ...['/articles/1001/comments', '//quotes', '/about/', '/nowhere', '/articles/:postId/x'],
])('nothing is at %s', (url) => {
  expect(routeAt({ pathname: url, search: '' })).toEqual({ name: 'notFound' });
});

test('a percent-encoded id stays as it is, and so is no id', () => {
  expect(route('/articles/%31001')).toEqual({
    name: 'post',
    list: articlesList,
    postId: '%31001',
  });
});
