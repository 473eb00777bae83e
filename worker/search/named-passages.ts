import { searchWords, wordsOf } from '../../shared/text/search-words.ts';
import { PostIndex } from '../crawl/post-index.ts';
import { rankedEntries } from './ranked-entries.ts';
import { placesNamed, type SearchEntry, searchEntries } from './search-entries.ts';

const entries = searchEntries(new PostIndex([], false), { thoughts: {}, quotes: {}, articles: {} });

type NamedPassages = {
  references: string[];
  /** Whether the text is their name, all of its words are in their names, or only the most of them. */
  fit: 'name' | 'words' | 'nearest';
};

/**
 * Returns the references of the passages with a name, or else those whose names have the most words of a text. Half of
 * the words of a name are enough for it, so 'nothing' is not read as 'nothing new under the sun'.
 */
export function namedPassages(text: string): NamedPassages {
  const { ranked } = rankedEntries(entries, searchWords(text));
  const passages = ranked.filter(({ entry }) => referencesOf(entry).length > 0);
  const exact = passages.filter(({ share }) => share === 1);
  const whole = placesNamed(entries, wordsOf(text)).flatMap(referencesOf);
  const named = exact.filter(({ part }) => part >= 0.5).flatMap(({ entry }) => referencesOf(entry));
  const name = whole.length > 0 ? whole : named;
  if (name.length > 0) return { references: name, fit: 'name' };
  const nearest = exact.length > 0 ? exact : passages;
  return {
    references: nearest.slice(0, maxNearest).flatMap(({ entry }) => referencesOf(entry)),
    fit: exact.length > 0 ? 'words' : 'nearest',
  };
}

const maxNearest = 5;

function referencesOf(entry: SearchEntry): string[] {
  return 'kind' in entry && entry.kind === 'passage' ? [entry.references] : [];
}
