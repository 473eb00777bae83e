import { bibleBooks } from '../../shared/scripture/verses.ts';
import { normalizedLines, searchWords, wordsOf } from '../../shared/text/search-words.ts';
import { scoreLines } from '../words/score-lines.ts';
import { WordIndex } from '../words/word-index.ts';
import { nameLines, passagesWithNames } from './passages-with-names.ts';

const named = passagesWithNames.flatMap(({ references, names }) =>
  names.map((name) => ({ name, references })),
);

/** A line for each name, then those of books, which no name is found by: 'Luke' does not find 'Lukewarm church'. */
const lines = nameLines + normalizedLines(bibleBooks.map(({ name }) => name));
const index = new WordIndex(lines);
const lineList = lines.split('\n');

const maxNearest = 5;

/** The minimum length of a text that names may begin with, in UTF-16 code units. */
const minBeginning = 4;

type NamedPassages = {
  references: string[];
  /** Whether the text is their name, all of its words are in their names, or only the most of them. */
  fit: 'name' | 'words' | 'nearest';
  name?: string;
};

/**
 * Returns the references of the passages with a name, or else those whose names have the most words of a text. Half of
 * the words of a name, or its beginning, are enough for it if no other passage has them: 'prodigal', 'prodi'.
 */
export function namedPassages(text: string): NamedPassages {
  const words = wordsOf(text);
  const equal = index.linesOf(words);
  const ofName = equal.flatMap((line) => named[line] ?? []);
  const typed = [...new Set(searchWords(text))];
  const found = scoreLines(index, typed)
    .lines.flatMap(({ line, value, words, part }) => {
      const passage = named[line];
      if (!passage) return [];
      return {
        ...passage,
        score: value * (0.4 + 0.6 * part),
        hasAll: words.length === typed.length,
        isMost: part >= 0.5,
      };
    })
    .sort((a, b) => b.score - a.score);
  const exact = found.filter(({ hasAll }) => hasAll);
  const most = exact.filter(({ isMost }) => isMost);
  const start = words.join(' ');
  const mayBegin = equal.length === 0 && start.length >= minBeginning;
  const begun = mayBegin ? named.filter((_, line) => lineList[line]?.startsWith(` ${start}`)) : [];
  const candidates = [most, begun.length > 0 ? [...begun, ...exact] : []];
  const fitting =
    ofName.length > 0
      ? ofName
      : (candidates.find((it) => distinctReferences(it).length === 1) ?? []);
  const [best] = fitting;
  if (best) return { references: distinctReferences(fitting), fit: 'name', name: best.name };
  const near = exact.length > 0 ? exact : found;
  return {
    references: distinctReferences(near).slice(0, maxNearest),
    fit: exact.length > 0 ? 'words' : 'nearest',
  };
}

function distinctReferences(found: readonly { references: string }[]): string[] {
  return [...new Set(found.map(({ references }) => references))];
}
