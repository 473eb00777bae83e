import { expect, test } from 'vitest';
import { lists } from '../../../../shared/content/lists.ts';
import { readPassage, readPassages } from '../../../../shared/scripture/passage.ts';
import { referencesText } from '../../../../shared/scripture/verses.ts';
import passageNames from '../../../../worker/readings/passage-names.txt?raw';
import thesaurus from '../../../../worker/search/thesaurus.txt?raw';

const rows = (table: string, separator: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', texts = ''] = line.split(' | ');
      return { name, texts: texts.split(separator) };
    });

test('the thesaurus has a line for each topic and group, with its words once and no name of a passage', () => {
  const lines = rows(thesaurus, ', ');
  expect(lines.map(({ name }) => name).sort()).toEqual([...lists.quotes.labels].sort());
  const names = new Set(rows(passageNames.toLowerCase(), '; ').flatMap(({ texts }) => texts));
  for (const { name, texts } of lines) {
    expect(new Set([name, ...texts]).size).toBe(texts.length + 1);
    expect(texts.filter((text) => names.has(text.toLowerCase()))).toEqual([]);
  }
});

test('each passage with a name exists, and no name is of two passages, or is read as another one', () => {
  const passages = rows(passageNames, '; ');
  for (const { name, texts } of passages) {
    const verses = readPassages(name).passages;
    expect(referencesText(verses)).toBe(name);
    for (const text of texts) expect([text, readPassage(text)]).toEqual([text, undefined]);
  }
  const names = passages.flatMap(({ texts }) => texts);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  expect(passageNames.length).toBeLessThanOrEqual(295_000);
});
