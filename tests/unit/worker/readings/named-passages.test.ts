import { expect, test } from 'vitest';
import { namedPassages } from '../../../../worker/readings/named-passages.ts';

test.each([
  ['prodigal SON', 'name', ['Luke 15:11-32'], 'Prodigal son'],
  ['prod', 'name', ['Luke 15:11-32'], 'Prodigal son'],
  ['pro', 'nearest', []],
  ['abraham', 'name', ['Genesis 12:1-9'], 'Abraham'],
  ['lazarus', 'words', ['Luke 16:19-31', 'John 11:1-44']],
  ['samaria', 'words', ['2 Kings 6:24-7:20', '2 Kings 17', 'Acts 8:1-8']],
  ['sycamore', 'words', ['Luke 19:1-10']],
  ['sycamore xyzzy', 'nearest', ['Luke 19:1-10']],
  ['luke', 'nearest', []],
])('the passages with the name %j are by %s: %j', (text, fit, references, name?: string) => {
  expect(namedPassages(text)).toEqual({ references, fit, name });
});

test('at most five passages are near to a text', () => {
  expect(namedPassages('lost coin of the bread').references).toHaveLength(5);
});
