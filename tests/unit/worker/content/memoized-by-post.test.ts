import { expect, test, vi } from 'vitest';
import { memoizedByPost } from '../../../../worker/content/memoized-by-post.ts';

function memoizedLength() {
  const compute = vi.fn((markup: string) => ({ content: String(markup.length) }));
  return { compute, contentOf: memoizedByPost(compute) };
}

test('the content of the same markup is computed once', () => {
  const { compute, contentOf } = memoizedLength();
  expect(contentOf('<p>Grace</p>', '1')).toEqual({ content: '12' });
  expect(contentOf(['<p>', 'Grace', '</p>'].join(''), '1')).toEqual({ content: '12' });
  expect(compute).toHaveBeenCalledTimes(1);
});

test('posts with the same markup have content of their own', () => {
  const contentOf = memoizedByPost((markup, id) => ({ content: id + markup }));
  expect(contentOf('Grace', '1')).toEqual({ content: '1Grace' });
  expect(contentOf('Grace', '2')).toEqual({ content: '2Grace' });
  expect(contentOf('Grace', '1')).toEqual({ content: '1Grace' });
});

test('the memory is bounded: content that was used least recently is computed again', () => {
  const { compute, contentOf } = memoizedLength();
  const load = (letter: string) => contentOf(letter.repeat(500_000), letter);
  for (const letter of 'abca') load(letter);
  expect(compute).toHaveBeenCalledTimes(3);
  load('d');
  load('a');
  expect(compute).toHaveBeenCalledTimes(4);
  load('b');
  expect(compute).toHaveBeenCalledTimes(5);
});
