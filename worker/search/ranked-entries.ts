import { isSmall } from '../../shared/text/search-words.ts';
import { wordsLike } from './like-words.ts';
import type { SearchEntries, SearchEntry } from './search-entries.ts';

/** How much more a line counts. */
const weights = { book: 1.2, label: 1.2, passage: 1, thesaurus: 0.9, title: 1, names: 0.7 };

/** How much less a misspelled word counts. */
const misspelledWeight = 0.6;

export type Ranked = {
  entry: SearchEntry;
  score: number;
  /** How many of the typed words the entry has, from 0 to 1, without those that are misspelled. */
  share: number;
  /** How many of the words of a line of it are typed, from 0 to 1, without small ones; 0 for a post. */
  part: number;
};

/** A line with typed words: how rare they are, and which of them are not misspelled. */
type LineScore = { line: number; rarity: number; words: string[] };

/**
 * Returns the entries that have typed words, the best first, and the typed words as most lines spell them.
 * @param typed without small words
 */
export function rankedEntries(
  entries: SearchEntries,
  typed: readonly string[],
): { ranked: Ranked[]; spelled: string[] } {
  const { lines, spelled } = scoreLines(entries, typed);
  const byEntry = Map.groupBy(lines, ({ line }) => entries.entryOf(line));
  const ranked = Array.from(byEntry, ([entry, lines]) => bestOf(entry, lines, entries, typed));
  return { ranked: ranked.sort((a, b) => b.score - a.score), spelled };
}

/** A word counts more if few lines have it. A book and a name are not found by other forms of their words. */
function scoreLines({ index, kindOf }: SearchEntries, typed: readonly string[]) {
  const lines = new Map<number, LineScore>();
  const spelled: string[] = [];
  for (const word of typed) {
    const { likeness, words } = wordsLike(index, word);
    const isMisspelled = likeness === 'spelling';
    const [most] = words.toSorted((a, b) => b.lines.length - a.lines.length);
    spelled.push(isMisspelled && most ? most.word : word);
    const having = words.flatMap((other) =>
      other.word === word || likeness !== 'form'
        ? other.lines
        : other.lines.filter((line) => !['book', 'names'].includes(kindOf(line))),
    );
    const rarity = Math.log(1 + index.size / having.length);
    for (const line of new Set(having)) {
      const score = lines.get(line) ?? { line, rarity: 0, words: [] };
      score.rarity += isMisspelled ? rarity * misspelledWeight : rarity;
      if (!isMisspelled) score.words.push(word);
      lines.set(line, score);
    }
  }
  return { lines: lines.values(), spelled };
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
  const parts = lines.map(({ line, words }) => words.length / ownWords(index.lineAt(line)));
  return { entry, score: Math.max(...scores), share, part: Math.max(...parts) };
}

/** The number of words of a line that are not small. */
function ownWords(line: string): number {
  return line
    .trim()
    .split(' ')
    .filter((word) => !isSmall(word)).length;
}
