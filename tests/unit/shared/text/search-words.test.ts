import { expect, test } from 'vitest';
import { searchedWords, searchWords } from '../../../../shared/text/search-words.ts';

test.each([
  ['Why does God allow suffering?', ['god', 'allow', 'suffering']],
  ["what's 'the' Péter’s 4th I doesn't", ['peters', '4']],
  ['resur\u00adrec\u200btion', ['resurrection']],
  ['title:"Proper 29" label:John', ['proper', '29', 'john']],
  ['hell, well, acts, 🙂', ['hell', 'well', 'acts']],
])('%j has the words %j', (q, words) => {
  expect(searchWords(q)).toEqual(words);
});

test.each([
  ['resurrection', 'The Resur\u00adrec\u200btion is.', 'Resur\u00adrec\u200btion'],
  ['Messi\u00adah', 'the \ufeffMes\u2060siah', 'Mes\u2060siah'],
  ['peters', 'Peter’s boat', 'Peter’s'],
  ['hell', 'shells', undefined],
])('a search for %j marks in %j: %j', (q, text, marked) => {
  expect(text.match(searchedWords(q) ?? '')?.[0]).toBe(marked);
});
