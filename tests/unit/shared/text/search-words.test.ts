import { expect, test } from 'vitest';
import { searchWords } from '../../../../shared/text/search-words.ts';

test.each([
  ['Why does God allow suffering?', ['god', 'allow', 'suffering']],
  ["what's 'the' Péter’s 4th I doesn't", ['peters', '4']],
  ['resur\u00adrec\u200btion', ['resurrection']],
  ['title:"Proper 29" label:John', ['proper', '29', 'john']],
  ['hell, well, acts, 🙂', ['hell', 'well', 'acts']],
])('%j has the words %j', (q, words) => {
  expect(searchWords(q)).toEqual(words);
});
