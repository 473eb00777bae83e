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

test('another post, and markup that differs in one character, have other content', () => {
  const contentOf = memoizedByPost((markup, id) => ({ content: id + markup }));
  for (const [markup, id] of [
    ['Grace', '1'],
    ['Grace', '2'],
    ['Grace ', '2'],
    ['', '2'],
  ] as const) {
    expect(contentOf(markup, id)).toEqual({ content: id + markup });
  }
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
