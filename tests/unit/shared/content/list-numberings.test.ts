import { expect, test } from 'vitest';
import { listNumber } from '../../../../shared/content/list-numberings.ts';

test.each([
  [1, 'a', 'a'],
  [26, 'a', 'z'],
  [27, 'A', 'AA'],
  [52, 'a', 'az'],
  [702, 'a', 'zz'],
  [703, 'a', 'aaa'],
  [4, 'i', 'iv'],
  [1949, 'I', 'MCMXLIX'],
  [3999, 'i', 'mmmcmxcix'],
  [4000, 'i', '4000'],
  [0, 'a', '0'],
  [-2, 'I', '-2'],
  [12, '1', '12'],
  [12, '', '12'],
])('item %s of a list of type %j has the number %s', (count, type, number) => {
  expect(listNumber(count, type)).toBe(number);
});
