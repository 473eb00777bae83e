import { expect, test } from 'vitest';
import { findTerms, searchTerms, searchWords } from '../../../../shared/text/search-words.ts';

test.each([
  ['Why does God allow suffering?', ['god', 'allow', 'suffering']],
  ["what's 'the' Péter’s 4th I doesn't", ['peters', '4']],
  ['resur\u00adrec\u200btion', ['resurrection']],
  ['title:"Proper 29" label:John', ['proper', '29', 'john']],
  ['hell, well, acts, 🙂', ['hell', 'well', 'acts']],
  ['Søren Cædmon Weißenborn Œcumenius', ['soren', 'caedmon', 'weissenborn', 'oecumenius']],
  ['Łukasz Þórlákr Đorđe', ['lukasz', 'thorlakr', 'dorde']],
])('%j has the words %j', (q, words) => {
  expect(searchWords(q)).toEqual(words);
});

test.each([
  ['resurrection', 'The Resur\u00adrec\u200btion is.', 'Resur\u00adrec\u200btion'],
  ['Messi\u00adah', 'the \ufeffMes\u2060siah', 'Mes\u2060siah'],
  ['peters', 'Peter’s boat', 'Peter’s'],
  ['disciples', 'the disciples’ boat', 'disciples'],
  ['Gödel', "Gödel's, Godel, Go\u0308del", 'Gödel, Godel, Go\u0308del'],
  ['godels', 'Gödel’s proof', 'Gödel’s'],
  ['λόγος', 'ὁ λόγος, ΛΟΓΟΣ', 'λόγος, ΛΟΓΟΣ'],
  ['בראשית', 'בְּרֵאשִׁית ברא', 'בְּרֵאשִׁית'],
  ['4th century', 'the 4th, a 4 and the fourth century', '4th, 4, century'],
  ['x2', 'x², ½', 'x²'],
  ['Søren', 'Søren and Soren', 'Søren, Soren'],
  ['hell', 'shells', ''],
  ['why', 'why', ''],
  ['"grace alone" faith', 'Grace, alone: grace; faith alone', 'Grace, alone, faith'],
  ['“out of the”', 'out, of the depths, out of the depths', 'out, of the, out of the'],
  ['title:"God’s work"', 'God works God’s work; God’s', 'God’s work'],
  ['"the lord my shepherd', 'my shepherd', 'shepherd'],
])('a search for %j marks in %j: %j', (q, text, marked) => {
  const found = [...findTerms(text, searchTerms(q))];
  const expected = found.map(({ start, end }) => text.slice(start, end)).join(', ');
  expect(expected).toBe(marked);
});
