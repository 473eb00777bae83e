import { wordsLike } from './like-words.ts';
import { isSmall } from './search-words.ts';
import type { WordIndex } from './word-index.ts';

/** How much less a misspelled word counts. */
const misspelledWeight = 0.6;

/** A line with typed words. */
export type LineScore = {
  line: number;
  /** How rare its typed words are. */
  rarity: number;
  /** Its typed words that are not misspelled. */
  words: string[];
};

/**
 * Returns the lines that have typed words, and the typed words as most lines spell them. A word counts more if few
 * lines have it.
 * @param typed without small words
 * @param hasForms whether a line is found by other forms of its words
 */
export function scoreLines(
  index: WordIndex,
  typed: readonly string[],
  hasForms: (line: number) => boolean = () => true,
): { lines: LineScore[]; spelled: string[] } {
  const lines = new Map<number, LineScore>();
  const spelled: string[] = [];
  for (const word of typed) {
    const { likeness, words } = wordsLike(index, word);
    const isMisspelled = likeness === 'spelling';
    const [most] = words.toSorted((a, b) => b.lines.length - a.lines.length);
    spelled.push(isMisspelled && most ? most.word : word);
    const having = words.flatMap((other) =>
      other.word === word || likeness !== 'form' ? other.lines : other.lines.filter(hasForms),
    );
    const rarity = Math.log(1 + index.size / having.length);
    for (const line of new Set(having)) {
      const score = lines.get(line) ?? { line, rarity: 0, words: [] };
      score.rarity += isMisspelled ? rarity * misspelledWeight : rarity;
      if (!isMisspelled) score.words.push(word);
      lines.set(line, score);
    }
  }
  return { lines: [...lines.values()], spelled };
}

/** Returns how many of the words of a line are typed, from 0 to 1, without small ones. */
export function typedPart(index: WordIndex, { line, words }: LineScore): number {
  const own = index.lineAt(line).trim().split(' ');
  return words.length / own.filter((word) => !isSmall(word)).length;
}
