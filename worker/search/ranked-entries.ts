import { isNear } from '../../shared/text/near-words.ts';
import { isSmall } from '../../shared/text/search-words.ts';
import type { LineKind, SearchEntries, SearchEntry } from './search-entries.ts';
import { stemOf, uninflected } from './stem.ts';
import type { WordIndex } from './word-index.ts';

/** How much more a line counts. */
const weights = { book: 1.2, label: 1.2, passage: 1, thesaurus: 0.9, title: 1, names: 0.7 };

/** The likeness of a typed word and another one, from 0 to 1. */
const likeness = { same: 1, form: 0.9, start: 0.8, misspelled: [0.75, 0.7, 0.6, 0.5] };

/** The words like a typed one, with their lines. */
type LikeWords = { alike: number; words: [word: string, lines: readonly number[]][] };

/**
 * Returns the words most like a typed one: its forms, or else those that it begins, or else the nearest spellings. So
 * 'exist' does not find 'existentialism' if a text has 'exist' or 'existence'.
 */
function wordsLike(index: WordIndex, typed: string): LikeWords {
  const stem = stemOf(typed);
  // 'Copies' does not begin with the stem 'copy'.
  const words = index.wordsFrom(stem.replace(/(?<=.)y$/, ''));
  const forms = words.filter(([word]) => stemOf(word) === stem);
  if (forms.length > 0) return { alike: likeness.form, words: forms };
  if (typed.length < 3 || /\d/.test(typed)) return { alike: 0, words: [] };
  const begun = words.filter(([word]) => word.startsWith(typed));
  if (begun.length > 0) return { alike: likeness.start, words: begun };
  return misspelled(index, typed);
}

/** Returns the words that a typed one may be a misspelling of, with the same first letter: 'Josephus' for 'josefus'. */
function misspelled(index: WordIndex, typed: string): LikeWords {
  const heard = spoken(typed);
  const first = typed.slice(0, 1);
  const others = [...index.wordsFrom(first), ...(first === 'f' ? index.wordsFrom('ph') : [])]
    .map((found) => ({ found, word: spoken(found[0]) }))
    .filter(
      ({ word }) =>
        Math.max(word.length, heard.length) > 4 &&
        // A word with other letters after it is another word: 'hello' is no 'hell'.
        !(heard.startsWith(word) && heard.at(-1) !== word.at(-1)),
    );
  for (const mistakes of typed.length > 9 ? [0, 1, 2, 3] : [0, 1, 2]) {
    const near = others.filter(
      ({ word }) =>
        isNear(heard, word, mistakes) &&
        (mistakes < 2 ||
          consonants(word) === consonants(heard) ||
          (typed.length > 6 && lastOf(word) === lastOf(heard))),
    );
    if (near.length > 0)
      return { alike: likeness.misspelled[mistakes] ?? 0, words: near.map(({ found }) => found) };
  }
  return { alike: 0, words: [] };
}

/** Returns a word with other letters for the same sounds. */
function spoken(word: string): string {
  return word.replace('ph', 'f').replace(/(?<=.)z/g, 's');
}

/** Returns the first letter of a word, and the other consonants in the order of the alphabet. */
function consonants(word: string): string {
  const letters = word.replace(/(.)\1+/g, '$1').replace(/(?<=.)[aeiouy]/g, '');
  return [...letters].sort().join('');
}

/** Returns the last letter of a word, which a misspelling has, too, except for a possessive. */
function lastOf(word: string): string {
  return word.replace(/s$/, '').slice(-1);
}

/**
 * Whether a line of a kind is found by another form of its word. A book is found by its name alone, and a name by its
 * possessive. The thesaurus has the words that derive from others: 'university' is not 'universe'.
 */
function isForm(kind: LineKind, typed: string, word: string, hasInflected: boolean): boolean {
  if (kind === 'title') return true;
  if (kind === 'book') return false;
  if (kind === 'names') return typed === `${word}s`;
  return !hasInflected || uninflected(typed) === uninflected(word);
}

export type Ranked = {
  entry: SearchEntry;
  score: number;
  /** How many of the typed words the entry has, from 0 to 1, without those that are misspelled. */
  share: number;
  /** How many of the words of a line of it are typed, from 0 to 1. */
  part: number;
  /** Whether a line of it has no other words, except small ones. */
  isWhole: boolean;
};

const none = { score: 0, share: 0, part: 0, isWhole: false };

/**
 * Returns the entries that have typed words, the best first, and the typed words as most lines spell them. A word
 * counts more if few lines have it, and in a short line.
 * @param typed without small words
 */
export function rankedEntries(
  { index, entryOf, kindOf }: SearchEntries,
  typed: readonly string[],
): { ranked: Ranked[]; spelled: string[] } {
  const lines = new Map<number, { score: number; words: string[] }>();
  const spelled: string[] = [];
  for (const word of typed) {
    const { alike, words } = wordsLike(index, word);
    words.sort(([, a], [, b]) => b.length - a.length);
    spelled.push((alike < likeness.start && words[0]?.[0]) || word);
    const hasInflected = words.some(([other]) => uninflected(other) === uninflected(word));
    const having = new Map<number, number>();
    for (const [other, lines] of words) {
      for (const line of lines) {
        const isSame = other === word;
        if (isSame || alike < likeness.form || isForm(kindOf(line), word, other, hasInflected))
          having.set(line, isSame ? likeness.same : (having.get(line) ?? alike));
      }
    }
    const rarity = Math.log(1 + index.size / having.size);
    for (const [line, alike] of having) {
      const known = lines.get(line) ?? { score: 0, words: [] };
      known.score += rarity * alike;
      if (alike >= likeness.start) known.words.push(word);
      lines.set(line, known);
    }
  }
  const best = new Map<SearchEntry, Ranked & { words: Set<string> }>();
  for (const [line, { score, words }] of lines) {
    const entry = entryOf(line);
    const all = index.wordsOf(line);
    const length = all.filter((word) => !isSmall(word)).length;
    const known = best.get(entry) ?? { ...none, entry, words: new Set() };
    for (const word of words) known.words.add(word);
    known.score = Math.max(known.score, (score * weights[kindOf(line)]) / (6 + length));
    known.share = known.words.size / typed.length;
    known.part = Math.max(known.part, words.length / all.length);
    known.isWhole ||= words.length === length;
    best.set(entry, known);
  }
  return { ranked: [...best.values()].sort((a, b) => b.score - a.score), spelled };
}
