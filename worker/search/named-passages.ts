import { isSmall, wordsOf } from '../../shared/text/search-words.ts';
import { PostIndex } from '../crawl/post-index.ts';
import { type SearchEntry, searchEntries } from './search-entries.ts';
import { searchMeaning } from './search-meaning.ts';
import { stemOf } from './stem.ts';

const entries = searchEntries(new PostIndex([], false), { thoughts: {}, quotes: {}, articles: {} });

type NamedPassages = {
  references: string[];
  /** Whether the text is their name, all of its words are in their names, or only the most of them. */
  fit: 'name' | 'words' | 'nearest';
};

/** Returns the references of the passages with a name, or else those whose names have the most words of a text. */
export function namedPassages(text: string): NamedPassages {
  const named = linesNamed(wordsOf(text)).map(entries.entryOf);
  const references = [...new Set(named)].flatMap(referencesOf);
  if (references.length > 0) return { references, fit: 'name' };
  const { places, isExact } = searchMeaning(text, undefined, entries);
  return { references: places.flatMap(referencesOf), fit: isExact ? 'words' : 'nearest' };
}

/**
 * Returns the lines of passages with exactly the typed words, or else those that have all of them except small ones, and at least
 * half of whose words are typed. So 'nothing' is not read as 'nothing new under the sun'.
 */
function linesNamed(typed: readonly string[]): number[] {
  const { index } = entries;
  const whole = index.linesOf(typed).filter(isPassage);
  if (whole.length > 0) return whole;
  const stems = new Set(typed.map(stemOf));
  const [first, ...others] = typed.filter((word) => !isSmall(word)).map(linesWith);
  return [...(first ?? [])].filter(isPassage).filter((line) => {
    if (!others.every((lines) => lines.has(line))) return false;
    const words = index.words(line);
    return words.filter((word) => stems.has(stemOf(word))).length * 2 >= words.length;
  });
}

function isPassage(line: number): boolean {
  return referencesOf(entries.entryOf(line)).length > 0;
}

/** Returns the lines that have a form of a word. */
function linesWith(typed: string): Set<number> {
  const stem = stemOf(typed);
  const forms = entries.index.wordsFrom(stem).filter(([word]) => stemOf(word) === stem);
  return new Set(forms.flatMap(([, lines]) => lines));
}

function referencesOf(entry: SearchEntry): string[] {
  return 'kind' in entry && entry.kind === 'passage' ? [entry.references] : [];
}
