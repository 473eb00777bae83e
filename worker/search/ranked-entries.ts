import { type LineScore, scoreLines } from '../../shared/text/score-lines.ts';
import type { SearchEntries, SearchEntry } from './search-entries.ts';

/** How much more a line counts. */
const weights = { book: 1.2, label: 1.2, passage: 1, thesaurus: 0.9, title: 1, names: 0.7 };

export type Ranked = {
  entry: SearchEntry;
  score: number;
  /** How much of what is typed the entry has, from 0 to 1, without misspelled words. */
  share: number;
  /** How much of it a line has. */
  lineShare: number;
  /** How much of a line of it is typed, from 0 to 1, without small words. */
  part: number;
};

/**
 * Returns the entries that have typed words, the best first, and what was typed as most lines spell it. A book and a
 * name are not found by other forms of their words.
 * @param typed without small words
 */
export function rankedEntries(entries: SearchEntries, typed: readonly string[]) {
  const hasForms = (line: number) => !['book', 'names'].includes(entries.kindOf(line));
  const { lines, values, spelled } = scoreLines(entries.index, typed, hasForms);
  const byEntry = Map.groupBy(lines, ({ line }) => entries.entryOf(line));
  const ranked = Array.from(byEntry, ([entry, lines]) => bestOf(entry, lines, entries, values));
  return { ranked: ranked.sort((a, b) => b.score - a.score), spelled };
}

/** A subject is as good as the best of its lines, and a post as its title and names. */
function bestOf(
  entry: SearchEntry,
  lines: readonly LineScore[],
  { kindOf }: SearchEntries,
  values: ReadonlyMap<string, number>,
): Ranked {
  const scores = lines.map(({ line, value, part }) => {
    const kind = kindOf(line);
    // Names are many or few, and each is its own.
    return value * weights[kind] * (kind === 'names' ? 1 : 0.4 + 0.6 * part);
  });
  const sumOf = (words: Iterable<string>) =>
    Array.from(words, (word) => Number(values.get(word))).reduce((a, b) => a + b, 0);
  const all = sumOf(values.keys());
  const share = sumOf(new Set(lines.flatMap(({ words }) => words))) / all;
  const lineShare = Math.max(...lines.map(({ words }) => sumOf(words))) / all;
  const score = entry.kind === 'post' ? scores.reduce((a, b) => a + b) : Math.max(...scores);
  return { entry, score, share, lineShare, part: Math.max(...lines.map(({ part }) => part)) };
}
