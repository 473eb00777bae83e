import { isNear } from '../../shared/text/near-words.ts';
import { stemOf } from './stem.ts';
import type { WordIndex } from './word-index.ts';

/** The likeness of a typed word and another one, from 0 to 1. */
const likeness = { same: 1, form: 0.9, start: 0.8, misspelled: [0.75, 0.7, 0.6] };

/** The words like a typed one, with their lines. */
type LikeWords = { alike: number; words: [word: string, lines: readonly number[]][] };

/**
 * Returns the words most like a typed one: its forms, or else those that it begins, or else the nearest spellings. So
 * 'exist' does not find 'existentialism' if a text has 'exist' or 'existence'.
 */
function wordsLike(index: WordIndex, typed: string): LikeWords {
  const stem = stemOf(typed);
  const words = index.wordsFrom(stem);
  const forms = words.filter(([word]) => stemOf(word) === stem);
  if (forms.length > 0) return { alike: likeness.form, words: forms };
  if (typed.length < 3 || /\d/.test(typed)) return { alike: 0, words: [] };
  const begun = words.filter(([word]) => word.startsWith(typed));
  if (begun.length > 0) return { alike: likeness.start, words: begun };
  return misspelled(index, typed);
}

/** Returns the words that a typed one may be a misspelling of, with the same first letter: 'Josephus' for 'josefus'. */
function misspelled(index: WordIndex, typed: string): LikeWords {
  const sound = (word: string) => word.replaceAll('ph', 'f');
  const heard = sound(typed);
  const first = heard.slice(0, 1);
  const others = [...index.wordsFrom(first), ...(first === 'f' ? index.wordsFrom('ph') : [])]
    .filter(([{ length }]) => Math.abs(length - typed.length) < 4)
    .map(([word, lines]) => ({ word, lines, sound: sound(word) }))
    .filter(({ sound }) => Math.max(sound.length, heard.length) > 4);
  for (const mistakes of typed.length > 6 ? [0, 1, 2] : [0, 1]) {
    const near = others.filter(({ sound }) => isNear(heard, sound, mistakes));
    if (near.length > 0)
      return {
        alike: likeness.misspelled[mistakes] ?? 0,
        words: near.map(({ word, lines }) => [word, lines]),
      };
  }
  return { alike: 0, words: [] };
}

export type Ranked<T> = {
  entry: T;
  score: number;
  /** How many of the typed words the entry has, from 0 to 1, without those that are misspelled. */
  share: number;
  /** Whether a line of it has no other words, except small ones. */
  isWhole: boolean;
};

/**
 * Returns the entries that have typed words, the best first, and the typed words as most lines spell them. A word
 * counts more if few lines have it, and in a short line.
 * @param entryOf returns the entry of a line. An entry may have several lines
 * @param typed without small words
 */
export function rankedEntries<T>(
  index: WordIndex,
  entryOf: (line: number) => T,
  typed: readonly string[],
  weightOf: (entry: T, line: number) => number,
): { ranked: Ranked<T>[]; spelled: string[] } {
  const lines = new Map<number, { sum: number; count: number }>();
  const words = new Map<T, Set<string>>();
  const spelled: string[] = [];
  for (const word of typed) {
    const { alike, words: found } = wordsLike(index, word);
    found.sort(([, a], [, b]) => b.length - a.length);
    spelled.push((alike < likeness.start && found[0]?.[0]) || word);
    const same = new Set(found.find(([other]) => other === word)?.[1]);
    const having = new Set(found.flatMap(([, lines]) => lines));
    const rarity = Math.log(1 + index.size / having.size);
    for (const line of having) {
      const { sum, count } = lines.get(line) ?? { sum: 0, count: 0 };
      const isCounted = alike >= likeness.start;
      lines.set(line, {
        sum: sum + rarity * (same.has(line) ? likeness.same : alike),
        count: count + Number(isCounted),
      });
      const entry = entryOf(line);
      if (isCounted) words.set(entry, (words.get(entry) ?? new Set()).add(word));
    }
  }
  const best = new Map<T, Ranked<T>>();
  for (const [line, { sum, count }] of lines) {
    const entry = entryOf(line);
    const length = index.length(line);
    const score = (sum * weightOf(entry, line)) / (6 + length);
    const { score: last = 0, isWhole = false } = best.get(entry) ?? {};
    best.set(entry, {
      entry,
      score: Math.max(score, last),
      share: (words.get(entry)?.size ?? 0) / typed.length,
      isWhole: isWhole || count === length,
    });
  }
  return { ranked: [...best.values()].sort((a, b) => b.score - a.score), spelled };
}
