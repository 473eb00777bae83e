import { expect, test } from 'vitest';
import { isNear } from '../../../../shared/text/near-words.ts';

test.each([
  ['same', 'james', 'james', 0],
  ['wrong', 'jamas', 'james', 1],
  ['swapped', 'jmaes', 'james', 1],
  ['extra and missing', 'ressurection', 'resurrection', 2],
  ['all missing', '', 'ab', 2],
])('%s: %s is %s with %i mistakes, in either direction', (_, a, b, mistakes) => {
  for (const allowed of [mistakes - 1, mistakes, mistakes + 1]) {
    expect(isNear(a, b, allowed)).toBe(allowed >= mistakes);
    expect(isNear(b, a, allowed)).toBe(allowed >= mistakes);
  }
});
