import { expect, test } from 'vitest';
import { isNear } from '../../../../shared/text/near-words.ts';

test.each([
  ['same', 'james', 'james', 0],
  ['wrong', 'jamas', 'james', 1],
  ['missing', 'jams', 'james', 1],
  ['extra', 'jamees', 'james', 1],
  ['swapped', 'jmaes', 'james', 1],
  ['extra and missing', 'ressurection', 'resurrection', 2],
])('%s: %s is %s with %i mistakes, in either direction', (_, a, b, mistakes) => {
  for (const [from, to] of [
    [a, b],
    [b, a],
  ] as const) {
    expect(isNear(from, to, mistakes)).toBe(true);
    expect(isNear(from, to, mistakes + 1)).toBe(true);
    if (mistakes > 0) expect(isNear(from, to, mistakes - 1)).toBe(false);
  }
});

test('words that differ more are not near', () => {
  expect(isNear('', 'ab', 1)).toBe(false);
  expect(isNear('names', 'jonah', 2)).toBe(false);
});
