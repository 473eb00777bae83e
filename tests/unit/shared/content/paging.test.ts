import { expect, test } from 'vitest';
import { withoutRepeats } from '../../../../shared/content/paging.ts';
import type { PostPage } from '../../../../shared/content/post.ts';

function page(ids: string, nextPageToken?: string): PostPage {
  const posts = [...ids].map((id) => ({ id, title: id, published: '', content: '' }));
  return nextPageToken === undefined ? { posts } : { posts, nextPageToken };
}

const first = { page: page('abc', 'second'), pageToken: undefined };

test('a next page that is new stays', () => {
  expect(withoutRepeats(page('abc', 'second'), undefined, [])).toEqual(page('abc', 'second'));
  expect(withoutRepeats(page('def', 'third'), 'second', [first])).toEqual(page('def', 'third'));
});

test('the last page stays as it is', () => {
  expect(withoutRepeats(page('abc'), 'second', [first])).toEqual(page('abc'));
});

test('a page that names itself as the next is the last', () => {
  expect(withoutRepeats(page('def', 'second'), 'second', [])).toEqual(page('def'));
});

test('a page whose next one was already seen is the last', () => {
  const second = { page: page('def', 'third'), pageToken: 'second' };
  expect(withoutRepeats(page('ghi', 'second'), 'third', [first, second])).toEqual(page('ghi'));
});

test('a page with the posts of an earlier one is the last, whatever its token', () => {
  expect(withoutRepeats(page('abc', 'new'), 'second', [first])).toEqual(page('abc'));
});

test.each([
  ['fewer posts', 'ab'],
  ['more posts', 'abcd'],
  ['another order', 'acb'],
  ['some posts of an earlier page', 'cde'],
])('a page with %s is another page', (_, ids) => {
  expect(withoutRepeats(page(ids, 'third'), 'second', [first]).nextPageToken).toBe('third');
});

test('nothing but the token is taken away', () => {
  const shown = { ...page('abc', 'second'), extra: 1 };
  expect(withoutRepeats(shown, 'second', [])).toEqual({ ...page('abc'), extra: 1 });
  expect(shown.nextPageToken).toBe('second');
});
