import { expect, test } from 'vitest';
import { namedPassages } from '../../../../worker/readings/named-passages.ts';

test.each([
  ['Prodigal Son', 'name', ['Luke 15:11-32']],
  ['prodigal', 'name', ['Luke 15:11-32']],
  ['lazarus', 'name', ['Luke 16:19-31', 'John 11:1-44']],
  ['sycamore', 'words', ['Luke 19:1-10']],
  ['sycamore xyzzy', 'nearest', ['Luke 19:1-10']],
  ['luke', 'nearest', []],
  ['zzz', 'nearest', []],
])('the passages with the name %j are by %s: %j', (text, fit, references) => {
  expect(namedPassages(text)).toEqual({ references, fit });
});

test('at most five passages are near to a text', () => {
  expect(namedPassages('lost coin of the bread').references).toHaveLength(5);
});
