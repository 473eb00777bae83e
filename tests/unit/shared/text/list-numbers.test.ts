import { expect, test } from 'vitest';
import { listNumber } from '../../../../shared/text/list-numbers.ts';

test.each([
  [27, 'A', 'AA'],
  [1949, 'I', 'MCMXLIX'],
  [3999, 'i', 'mmmcmxcix'],
  [4000, 'i', '4000'],
  [0, 'a', '0'],
])('item %s of a list of type %j has the number %s', (count, type, number) => {
  expect(listNumber(count, type)).toBe(number);
});
