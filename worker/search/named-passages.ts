import { searchWords, wordsOf } from '../../shared/text/search-words.ts';
import { noWords } from '../crawl/post-words.ts';
import { rankedEntries } from './ranked-entries.ts';
import { type SearchEntry, searchEntries, subjectsNamed } from './search-entries.ts';

const entries = searchEntries({ thoughts: noWords, quotes: noWords, articles: noWords });

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
  const { ranked } = rankedEntries(entries, searchWords(text));
  const passages = ranked.filter(({ entry }) => referencesOf([entry]).length > 0);
  const exact = passages.filter(({ share }) => share === 1);
  const named = exact.filter(({ part }) => part >= 0.5).map(({ entry }) => entry);
  const name = referencesOf([...subjectsNamed(wordsOf(text)), ...named]);
  if (name.length > 0) return { references: name, fit: 'name' };
  const nearest = (exact.length > 0 ? exact : passages).slice(0, maxNearest);
  return {
    references: referencesOf(nearest.map(({ entry }) => entry)),
    fit: exact.length > 0 ? 'words' : 'nearest',
  };
}

function referencesOf(entries: readonly SearchEntry[]): string[] {
  return entries.flatMap((entry) => (entry.kind === 'passage' ? [entry.references] : []));
}
