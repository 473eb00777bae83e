import { isSmall } from '../../shared/text/search-words.ts';
import table from './light-words.txt?raw';
import { uninflected, wordsLike } from './like-words.ts';
import type { WordIndex } from './word-index.ts';

const lightWords = new Set(table.trim().split(/\s+/).map(uninflected));

/** How much a word says of what is looked for, from 0 to 1. A number says little without other words. */
function wordWeight(word: string): number {
  if (isSmall(word)) return 0;
  if (/^\d+$/.test(word)) return 0.1;
  return lightWords.has(uninflected(word)) ? 0.3 : 1;
}

/** How much of its value a word has that a line has in another form. */
const qualities = { form: 1, beginning: 0.7, spelling: 0.6 };

type LineScore = {
  line: number;
  /** The sum of the values of its typed words. */
  value: number;
  /** Its typed words that are not misspelled. */
  words: string[];
  /** How much of what is typed the line has, and how much of the line is typed; from 0 to 1, by what the words say. */
  share: number;
  part: number;
};

type ScoreOptions = {
  /** Whether a line is found by other forms of its words. */
  hasForms?: (line: number) => boolean;
  /** Returns what a line names, which may have several lines. */
  entryOf?: (line: number) => unknown;
  size?: number;
};

/**
 * Returns the lines that have typed words, the values of these, and the misspelled ones as most lines spell them. A word
 * counts more if few entries have it, and less if it says little.
 * @param typed without small words
 */
export function scoreLines(
  index: WordIndex,
  typed: readonly string[],
  { hasForms = () => true, entryOf = (line) => line, size = index.size }: ScoreOptions = {},
) {
  const lines = new Map<number, LineScore>();
  const weights = typed.map(wordWeight);
  // Words that say little say nothing together.
  const all = weights.includes(1) ? weights.reduce((sum, weight) => sum + weight) : typed.length;
  const values = new Map<string, number>();
  const spelled = new Map<string, string>();
  for (const word of typed) {
    const { likeness, words } = wordsLike(index, word, typed.length);
    const weight = wordWeight(word);
    const isMisspelled = likeness === 'spelling';
    if (likeness !== 'form' && weight < 1) continue;
    const [most] = words.toSorted((a, b) => b.lines.length - a.lines.length);
    if (isMisspelled && most) spelled.set(word, most.word);
    const isExact = (other: string) => other === word || likeness !== 'form';
    const having = new Set(
      words.flatMap(({ word, lines }) => (isExact(word) ? lines : lines.filter(hasForms))),
    );
    const entries = new Set(Array.from(having, entryOf)).size || 1;
    const value = weight * qualities[likeness] * Math.log(1 + size / entries);
    values.set(word, value);
    for (const line of having) {
      const score = lines.get(line) ?? { line, value: 0, words: [], share: 0, part: 0 };
      score.value += value;
      score.share += weight;
      score.part += weight * qualities[likeness];
      if (!isMisspelled) score.words.push(word);
      lines.set(line, score);
    }
  }
  // A number is read only beside other words.
  const found = [...lines.values()].filter(({ part }) => part > 0.2);
  // The sums are rounded, so that all of a line is 1.
  for (const score of found) {
    score.share = Math.fround(score.share / all);
    score.part = Math.min(1, Math.fround(score.part / index.weightOf(score.line, wordWeight)));
  }
  return { lines: found, values, spelled };
}
