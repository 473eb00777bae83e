import { bibleBooks } from '../../shared/scripture/verses.ts';
import { scoreLines } from '../../shared/text/score-lines.ts';
import { normalizedLines, searchWords, wordsOf } from '../../shared/text/search-words.ts';
import { WordIndex } from '../../shared/text/word-index.ts';
import table from './passage-names.txt?raw';

/** The passages with names. A line of the table is 'Luke 15:11-32 | prodigal son; lost son'. */
export const passagesWithNames = table
  .trim()
  .split('\n')
  .map((line) => {
    const [references = '', names = ''] = line.split(' | ');
    return { references, names: names.split('; ') };
  });

const named = passagesWithNames.flatMap(({ references, names }) =>
  names.map((name) => ({ name, references })),
);

/** A line for each name, then those of books, which no name is found by: 'Luke' does not find 'Lukewarm church'. */
const index = new WordIndex(normalizedLines([...named, ...bibleBooks].map(({ name }) => name)));

const maxNearest = 5;

type NamedPassages = {
  references: string[];
  /** Whether the text is their name, all of its words are in their names, or only the most of them. */
  fit: 'name' | 'words' | 'nearest';
};

/**
 * Returns the references of the passages with a name, or else those whose names have the most words of a text. Half of
 * the words of a name are enough for it: 'prodigal'.
 */
export function namedPassages(text: string): NamedPassages {
  const ofName = index.linesOf(wordsOf(text)).flatMap((line) => named[line] ?? []);
  const typed = [...new Set(searchWords(text))];
  const found = scoreLines(index, typed)
    .lines.flatMap(({ line, value, words, part }) => {
      const passage = named[line];
      if (!passage) return [];
      return {
        references: passage.references,
        score: value * (0.4 + 0.6 * part),
        hasAll: words.length === typed.length,
        isMost: part >= 0.5,
      };
    })
    .sort((a, b) => b.score - a.score);
  const exact = found.filter(({ hasAll }) => hasAll);
  const fitting = [ofName, exact.filter(({ isMost }) => isMost)].flat();
  const near = exact.length > 0 ? exact : found;
  return fitting.length > 0
    ? { references: referencesOf(fitting), fit: 'name' }
    : {
        references: referencesOf(near).slice(0, maxNearest),
        fit: exact.length > 0 ? 'words' : 'nearest',
      };
}

function referencesOf(found: readonly { references: string }[]): string[] {
  return [...new Set(found.map(({ references }) => references))];
}
