import { expect, test } from 'vitest';
import { contentUrl } from '../../../../shared/content/content-request.ts';

test('values in the path and query of an API URL are encoded', () => {
  expect(contentUrl({ kind: 'post', list: 'articles', postId: 'a/b?c' })).toBe(
    '/api/articles/a%2Fb%3Fc',
  );
  expect(contentUrl({ kind: 'resource', label: 'Books & more' })).toBe(
    '/api/resources?label=Books+%26+more',
  );
});

test('the API URL of a list has the same query as its page', () => {
  expect(contentUrl({ kind: 'posts', list: 'thoughts', browse: { mode: 'all' } })).toBe(
    '/api/thoughts',
  );
  expect(
    contentUrl({ kind: 'posts', list: 'quotes', browse: { mode: 'label', label: 'Free Will' } }),
  ).toBe('/api/quotes?label=Free+Will');
  expect(
    contentUrl({
      kind: 'posts',
      list: 'articles',
      browse: { mode: 'search', q: 'God+flesh', pageToken: 't' },
    }),
  ).toBe('/api/articles?q=God%2Bflesh&pageToken=t');
});
