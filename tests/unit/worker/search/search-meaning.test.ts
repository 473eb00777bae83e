import { expect, test } from 'vitest';
import { normalizedLines } from '../../../../shared/text/search-words.ts';
import type { SearchEntry } from '../../../../worker/search/search-entries.ts';
import { searchMeaning } from '../../../../worker/search/search-meaning.ts';
import { WordIndex } from '../../../../worker/words/word-index.ts';

type Kind = 'label' | 'thesaurus' | 'title';

/**
 * The entries of an index of lines 'kind: words', or '+: words' for another line of the topic before. A topic is named by
 * its first line, and a post has its line as its id.
 */
function entriesOf(lines: readonly string[]) {
  const starts = lines.map((line) => line.split(': ')[0]);
  const kinds = starts.map((start) => (start === '+' ? 'thesaurus' : start) as Kind);
  const texts = lines.map((line) => line.split(': ')[1] ?? '');
  const entries: SearchEntry[] = [];
  for (const [i, text] of texts.entries()) {
    const before = starts[i] === '+' ? entries.at(-1) : undefined;
    const isPost = kinds[i] === 'title';
    entries.push(
      before ?? (isPost ? { kind: 'post', list: 'quotes', id: text } : { kind: 'topic', text }),
    );
  }
  const index = new WordIndex(normalizedLines(texts));
  const entryOf = (line: number) => entries[line] as SearchEntry;
  const size = new Set(entries).size;
  return { index, entryOf, kindOf: (line: number) => kinds[line] as Kind, size };
}

/** The names of what a search means, with 'near' if it is only near. */
function meant(q: string, lines: readonly string[]): string[] {
  const { subjects, posts } = searchMeaning(q, entriesOf(lines), false);
  return [
    ...subjects.map(({ entry, fit }) => `${entry.text}${fit === 'near' ? ' (near)' : ''}`),
    ...posts.map(({ entry: { id } }) => id),
  ];
}

test.each([
  ['half of a search', 'fern quagga', ['label: fern', 'title: fern'], ['fern (near)', 'fern']],
  ['more than half', 'fern quagga jar', ['label: fern jar'], ['fern jar']],
  [
    'half of the first eight words',
    'elm oak yew fir ivy ash fig box sloe',
    ['title: elm oak yew fir', 'title: ivy ash fig box', 'title: ash fig box sloe'],
    ['elm oak yew fir', 'ivy ash fig box'],
  ],
  [
    'a word for a topic, beside most and nearly all of a name',
    'ferns',
    ['label: fern 4 5', 'thesaurus: fern', 'label: fern 4'],
    ['fern 4', 'fern', 'fern 4 5'],
  ],
  [
    'the same words for a topic, beside a name',
    'fern jar',
    ['label: oak', '+: fern jar', '+: ferns', 'label: fern jar'],
    ['fern jar', 'oak'],
  ],
  [
    'a word that only another line of a topic has, beside two words of a longer name',
    'fern quagga',
    ['label: fern quagga jar 4', 'label: fern', '+: quagga', 'label: fern quagga box'],
    ['fern quagga box', 'fern (near)', 'fern quagga jar 4'],
  ],
  [
    '0.4 of the best score',
    'fern jar quagga',
    ['label: fern jar', 'label: jar', 'label: oak', 'label: yew'],
    ['fern jar', 'jar (near)'],
  ],
  [
    'less than 0.4 of the best score',
    'fern jar quagga',
    ['label: fern jar', 'label: jar', 'label: oak'],
    ['fern jar'],
  ],
])('%s: %j means', (_, q, lines, expected) => {
  expect(meant(q, lines)).toEqual(expected);
});
