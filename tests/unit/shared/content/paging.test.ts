import { expect, test } from 'vitest';
import { withoutRepeats } from '../../../../shared/content/paging.ts';
import type { PostPage } from '../../../../shared/content/post.ts';

function page(ids: string, nextPageToken?: string): PostPage {
  const posts = [...ids].map((id) => ({ id, title: id, published: '', content: '' }));
  return nextPageToken === undefined ? { posts } : { posts, nextPageToken };
}

const cutOff = (page: PostPage): PostPage => ({ ...page, isCutOff: true });

const first = { page: page('abc', 'second'), pageToken: undefined };

test('a new next page keeps its token', () => {
  expect(withoutRepeats(page('abc', 'second'), undefined, [])).toEqual(page('abc', 'second'));
  expect(withoutRepeats(page('def', 'third'), 'second', [first])).toEqual(page('def', 'third'));
});

test('the last page is unchanged', () => {
  expect(withoutRepeats(page('abc'), 'second', [first])).toEqual(page('abc'));
});

test('a page whose token is its own is the last', () => {
  expect(withoutRepeats(page('def', 'second'), 'second', [])).toEqual(cutOff(page('def')));
});

test('a page whose next page was already shown is the last', () => {
  const second = { page: page('def', 'third'), pageToken: 'second' };
  expect(withoutRepeats(page('ghi', 'second'), 'third', [first, second])).toEqual(
    cutOff(page('ghi')),
  );
});

test('a page with the same posts as an earlier one is the last, whatever its token', () => {
  expect(withoutRepeats(page('abc', 'new'), 'second', [first])).toEqual(cutOff(page('abc')));
});

test.each([
  ['fewer posts', 'ab'],
  ['more posts', 'abcd'],
  ['another order', 'acb'],
  ['some posts of an earlier page', 'cde'],
])('a page with %s is a different page', (_, ids) => {
  expect(withoutRepeats(page(ids, 'third'), 'second', [first]).nextPageToken).toBe('third');
});

test('the token is removed, and nothing else', () => {
  const original = { ...page('abc', 'second'), extra: 1 };
  expect(withoutRepeats(original, 'second', [])).toEqual({ ...cutOff(page('abc')), extra: 1 });
  expect(original.nextPageToken).toBe('second');
});
