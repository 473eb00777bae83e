import { isNear } from '../../shared/text/near-words.ts';

/** The entries, their normalized words, and the positions of those that have a word. */
export type WordIndex<T> = {
  entries: readonly T[];
  texts: readonly string[];
  positions: ReadonlyMap<string, readonly number[]>;
};

export function wordIndex<T extends { text: string }>(entries: readonly T[]): WordIndex<T> {
  const positions = new Map<string, number[]>();
  const texts = entries.map(({ text }, i) => {
    const words = wordsOf(text);
    for (const word of words) {
      const having = positions.get(word);
      if (having) having.push(i);
      else positions.set(word, [i]);
    }
    return spaced(words);
  });
  return { entries, texts, positions };
}

/** The entries that have these words side by side, and no number after them: 'Epiphany', not 'Epiphany 2'. */
export function entriesNaming<T>(
  { entries, texts, positions }: WordIndex<T>,
  words: readonly string[],
): T[] {
  const having = words.map((word) => positions.get(word) ?? []);
  const [rarest = []] = having.sort((a, b) => a.length - b.length);
  const name = new RegExp(`${spaced(words)}(?!\\d{1,2} )`);
  return rarest.flatMap((i) => (name.test(texts[i] ?? '') ? (entries[i] ?? []) : []));
}

function spaced(words: readonly string[]): string {
  return ` ${words.join(' ')} `;
}

/** Normalizes “Péter’s 4th” to 'peters', '4'. */
export function wordsOf(text: string): string[] {
  const letters = text.normalize('NFKD').replace(/[\p{M}'‘’ʼ]/gu, '');
  const normalized = letters.toLowerCase().replace(/(\d)(?:st|nd|rd|th)\b/g, '$1');
  return normalized.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/**
 * The entries that have the most of the typed words, in any order, and at least the required number.
 * The first ones have them spelled most alike, and the shortest text.
 * @param mistakes how many letters of a long word may be wrong, missing, extra or swapped
 */
export function entriesWith<T extends { text: string }>(
  { entries, positions }: WordIndex<T>,
  typed: readonly string[],
  mistakes: 0 | 1 | 2,
  required = typed.length,
): T[] {
  const scores = new Uint16Array(entries.length);
  for (const word of typed) {
    const best = new Uint8Array(entries.length);
    for (const [other, having] of positions) {
      const score = scoreOf(word, other, mistakes);
      if (score > 0) for (const i of having) best[i] = Math.max(best[i] ?? 0, score);
    }
    if (required === typed.length && best.every((score) => score === 0)) return [];
    best.forEach((score, i) => {
      scores[i] = (scores[i] ?? 0) + score;
    });
  }
  const wordsFound = (score = 0) => Math.floor(score / 100);
  const most = wordsFound(scores.reduce((a, b) => Math.max(a, b), 0));
  if (most === 0 || most < required) return [];
  return entries
    .map((entry, i) => ({ entry, score: scores[i] ?? 0 }))
    .filter(({ score }) => wordsFound(score) === most)
    .sort((a, b) => b.score - a.score || a.entry.text.length - b.entry.text.length)
    .map(({ entry }) => entry);
}

/** 100 for a typed word, and 3 if it is the same word, 2 if its beginning, 1 with one mistake. A number is no beginning. */
function scoreOf(typed: string, word: string, mistakes: number): number {
  if (word === typed) return 103;
  if (word.startsWith(typed) && !/\d/.test(typed)) return 102;
  if (mistakes === 0 || typed.length < 5) return 0;
  if (isNear(typed, word, 1)) return 101;
  const mayDifferMore = mistakes > 1 && typed.length >= 7 && typed[0] === word[0];
  return mayDifferMore && isNear(typed, word, 2) ? 100 : 0;
}
