import { expect, test } from 'vitest';
import { type Handout, handoutLimits } from '../../../../shared/handout/handout.ts';
import { movePostDown, movePostUp } from '../../../../shared/handout/move-post.ts';
import {
  addPost,
  includesPost,
  isFull,
  removePost,
} from '../../../../shared/handout/transitions.ts';

const post = (postId: string) => ({ list: 'quotes' as const, postId });
const handoutOf = (...ids: string[]): Handout => ({ title: 'Advent', posts: ids.map(post) });
const idsOf = ({ posts }: Handout) => posts.map(({ postId }) => postId).join('');

test('a post is added at the end, once', () => {
  const handout = addPost(handoutOf('a', 'b'), post('c'));
  expect(idsOf(handout)).toBe('abc');
  expect(addPost(handout, post('a'))).toBe(handout);
  expect(includesPost(handout, post('c'))).toBe(true);
  expect(includesPost(handout, { list: 'thoughts', postId: 'c' })).toBe(false);
});

test('a full handout stays the same', () => {
  const ids = Array.from({ length: handoutLimits.posts }, (_, i) => `${i}`);
  const handout = handoutOf(...ids);
  expect(isFull(handout)).toBe(true);
  expect(addPost(handout, post('one-more'))).toBe(handout);
  expect(isFull(removePost(handout, post('0')))).toBe(false);
});

test('a post is removed, and one that is not there is ignored', () => {
  expect(idsOf(removePost(handoutOf('a', 'b', 'c'), post('b')))).toBe('ac');
  expect(idsOf(removePost(handoutOf('a'), post('z')))).toBe('a');
});

test('a post moves by one place, and stays at the ends', () => {
  const handout = handoutOf('a', 'b', 'c');
  expect(idsOf(movePostUp(handout, post('b')))).toBe('bac');
  expect(idsOf(movePostDown(handout, post('b')))).toBe('acb');
  expect(movePostUp(handout, post('a'))).toBe(handout);
  expect(movePostDown(handout, post('c'))).toBe(handout);
  expect(movePostUp(handout, post('z'))).toBe(handout);
  expect(movePostDown(handout, post('z'))).toBe(handout);
  expect(handout).toEqual(handoutOf('a', 'b', 'c'));
});
