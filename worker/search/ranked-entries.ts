import { type LineScore, scoreLines, typedPart } from '../../shared/text/score-lines.ts';
import type { SearchEntries, SearchEntry } from './search-entries.ts';

/** How much more a line counts. */
const weights = { book: 1.2, label: 1.2, passage: 1, thesaurus: 0.9, title: 1, names: 0.7 };

export type Ranked = {
  entry: SearchEntry;
  score: number;
  /** How many of the typed words the entry has, from 0 to 1, without those that are misspelled. */
  share: number;
  /** How many of the words of a line of it are typed, from 0 to 1, without small ones; 0 for a post. */
  part: number;
};

/**
 * Returns the entries that have typed words, the best first, and the typed words as most lines spell them. A book and a
 * name are not found by other forms of their words.
 * @param typed without small words
 */
export function rankedEntries(
  entries: SearchEntries,
  typed: readonly string[],
): { ranked: Ranked[]; spelled: string[] } {
  const hasForms = (line: number) => !['book', 'names'].includes(entries.kindOf(line));
  const { lines, spelled } = scoreLines(entries.index, typed, hasForms);
  const byEntry = Map.groupBy(lines, ({ line }) => entries.entryOf(line));
  const ranked = Array.from(byEntry, ([entry, lines]) => bestOf(entry, lines, entries, typed));
  return { ranked: ranked.sort((a, b) => b.score - a.score), spelled };
}

/** A word counts more in a short line. A subject is as good as the best of its lines, and a post as its title and names. */
function bestOf(
  entry: SearchEntry,
  lines: readonly LineScore[],
  { index, kindOf }: SearchEntries,
  typed: readonly string[],
): Ranked {
  const scores = lines.map(({ line, rarity }) => {
    const kind = kindOf(line);
    // Names are many or few, and each is its own.
    const length = kind === 'names' ? 0 : index.lineAt(line).length;
    return (rarity * weights[kind]) / (50 + length);
  });
  const share = new Set(lines.flatMap(({ words }) => words)).size / typed.length;
  if (entry.kind === 'post') {
    return { entry, score: scores.reduce((sum, score) => sum + score), share, part: 0 };
  }
  const parts = lines.map((score) => typedPart(index, score));
  return { entry, score: Math.max(...scores), share, part: Math.max(...parts) };
}
