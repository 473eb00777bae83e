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

/**
 * Returns the entries that have typed words, the best first, and the typed words as most lines spell them. A word
 * counts more if few lines have it, and in a short line. A book and a name are not found by other forms of their words.
 * @param typed without small words
 */
export function rankedEntries(
  { index, entryOf, kindOf }: SearchEntries,
  typed: readonly string[],
): { ranked: Ranked[]; spelled: string[] } {
  const found = new Map<number, { score: number; words: string[] }>();
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
      const known = found.get(line) ?? { score: 0, words: [] };
      known.score += isMisspelled ? rarity * misspelledWeight : rarity;
      if (!isMisspelled) known.words.push(word);
      found.set(line, known);
    }
  }
  const best = new Map<SearchEntry, Ranked & { words: Set<string> }>();
  for (const [line, { score, words }] of found) {
    const entry = entryOf(line);
    const known = best.get(entry) ?? { entry, score: 0, share: 0, part: 0, words: new Set() };
    for (const word of words) known.words.add(word);
    const text = index.lineAt(line);
    // Names are many or few, and each is its own.
    const length = kindOf(line) === 'names' ? 0 : text.length;
    const weighted = (score * weights[kindOf(line)]) / (50 + length);
    known.share = known.words.size / typed.length;
    if ('kind' in entry) {
      const own = text
        .trim()
        .split(' ')
        .filter((word) => !isSmall(word));
      known.score = Math.max(known.score, weighted);
      known.part = Math.max(known.part, words.length / own.length);
    } else {
      // A title and names.
      known.score += weighted;
    }
    best.set(entry, known);
  }
  return { ranked: [...best.values()].sort((a, b) => b.score - a.score), spelled };
}
