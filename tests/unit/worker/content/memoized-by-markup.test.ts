import { expect, test, vi } from 'vitest';
import { memoizedByMarkup } from '../../../../worker/content/memoized-by-markup.ts';

function memoizedLength() {
  const compute = vi.fn((markup: string) => ({ content: String(markup.length) }));
  return { compute, contentOf: memoizedByMarkup(compute) };
}

test('the content of the same markup is computed once', () => {
  const { compute, contentOf } = memoizedLength();
  expect(contentOf('<p>Grace</p>')).toEqual({ content: '12' });
  expect(contentOf(['<p>', 'Grace', '</p>'].join(''))).toEqual({ content: '12' });
  expect(compute).toHaveBeenCalledTimes(1);
});

test('other markup has other content, even if only one character differs', () => {
  const { contentOf } = memoizedLength();
  expect(contentOf('')).toEqual({ content: '0' });
  expect(contentOf('a')).toEqual({ content: '1' });
  expect(contentOf('a ')).toEqual({ content: '2' });
});

test('the memory is bounded: content that was used least recently is computed again', () => {
  const { compute, contentOf } = memoizedLength();
  const megabyte = (letter: string) => letter.repeat(500_000);
  for (const letter of 'abca') contentOf(megabyte(letter));
  expect(compute).toHaveBeenCalledTimes(3);
  contentOf(megabyte('d'));
  contentOf(megabyte('a'));
  expect(compute).toHaveBeenCalledTimes(4);
  contentOf(megabyte('b'));
  expect(compute).toHaveBeenCalledTimes(5);
});

test('content that is larger than the memory is computed each time', () => {
  const { compute, contentOf } = memoizedLength();
  const markup = 'a'.repeat(2_500_000);
  expect([contentOf(markup), contentOf(markup)]).toEqual([
    { content: '2500000' },
    { content: '2500000' },
  ]);
  expect(compute).toHaveBeenCalledTimes(2);
});
