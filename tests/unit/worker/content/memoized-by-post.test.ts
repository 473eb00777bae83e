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

test('other markup has other content, even if only one character differs', () => {
  const { contentOf } = memoizedLength();
  expect(contentOf('', '1')).toEqual({ content: '0' });
  expect(contentOf('a', '1')).toEqual({ content: '1' });
  expect(contentOf('a ', '1')).toEqual({ content: '2' });
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

test('content that is larger than the memory is computed each time', () => {
  const { compute, contentOf } = memoizedLength();
  const markup = 'a'.repeat(2_500_000);
  expect([contentOf(markup, '1'), contentOf(markup, '1')]).toEqual([
    { content: '2500000' },
    { content: '2500000' },
  ]);
  expect(compute).toHaveBeenCalledTimes(2);
});
