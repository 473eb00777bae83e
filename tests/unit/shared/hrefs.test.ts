import { expect, test } from 'vitest';
import { apiPaths } from '../../../shared/content/content-request.ts';
import { articleHref, resourcesHref } from '../../../shared/paths.ts';

test('what stands in an address is encoded', () => {
  expect(articleHref('a/b?c')).toBe('/articles/a%2Fb%3Fc');
  expect(resourcesHref('Related Articles')).toBe('/resources?label=Related+Articles');
  expect(apiPaths.post('articles', 'a/b?c')).toBe('/api/articles/a%2Fb%3Fc');
  expect(apiPaths.resource('Books & more')).toBe('/api/resources?label=Books+%26+more');
});

test('a list of the API has the same query as its page', () => {
  expect(apiPaths.thoughts({ mode: 'all' })).toBe('/api/thoughts');
  expect(apiPaths.quotes({ mode: 'label', label: 'Free Will' })).toBe(
    '/api/quotes?label=Free+Will',
  );
  expect(apiPaths.articles({ mode: 'search', q: 'God+flesh', pageToken: 't' })).toBe(
    '/api/articles?q=God%2Bflesh&pageToken=t',
  );
});
