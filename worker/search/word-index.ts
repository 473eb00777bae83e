import { isNear } from '../../shared/text/near-words.ts';
import { isSmall, wordsOf } from '../../shared/text/search-words.ts';

/** The entries, their normalized words, and where each word and each stem is. */
export type WordIndex<T> = {
  entries: readonly T[];
  texts: readonly string[];
  /** The numbers of words that are not small. */
  lengths: readonly number[];
  /** The positions of the entries that have a word. */
  positions: ReadonlyMap<string, readonly number[]>;
  /** The words with a stem, without small words. */
  stems: ReadonlyMap<string, readonly string[]>;
};

export function wordIndex<T extends { text: string }>(entries: readonly T[]): WordIndex<T> {
  const positions = new Map<string, number[]>();
  const lengths = new Array<number>(entries.length).fill(0);
  const texts = entries.map(({ text }, i) => {
    const words = wordsOf(text);
    for (const word of words) addTo(positions, word, i);
    return spaced(words);
  });
  const stems = new Map<string, string[]>();
  for (const [word, having] of positions) {
    if (isSmall(word)) continue;
    addTo(stems, stemOf(word), word);
    for (const i of having) lengths[i] = (lengths[i] ?? 0) + 1;
  }
  return { entries, texts, lengths, positions, stems };
}

function addTo<T>(lists: Map<string, T[]>, key: string, value: T) {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
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

/** How alike a typed word and another one are, from 0 to 1. */
const likeness = { same: 1, form: 0.9, start: 0.8, near: 0.7, similar: 0.6, related: 0.5 };

/** The words most like a typed one: its forms, else those that it begins, else the nearest spellings. */
function wordsLike({ stems }: WordIndex<unknown>, typed: string) {
  const stem = stemOf(typed);
  const forms = stems.get(stem);
  if (forms) return { alike: likeness.form, words: forms };
  const found = { alike: 0, words: [] as string[] };
  if (typed.length < 3 || /\d/.test(typed)) return found;
  for (const [other, words] of stems) {
    for (const word of words) {
      const alike = other[0] === stem[0] ? likenessOf(typed, word, stem, other) : 0;
      if (alike === 0 || alike < found.alike) continue;
      if (alike > found.alike) found.words = [];
      found.alike = alike;
      found.words.push(word);
    }
  }
  return found;
}

/**
 * Returns how like a word is to a typed one.
 * @param stem of the typed word; `other` is the stem of the word
 */
function likenessOf(typed: string, word: string, stem: string, other: string): number {
  if (word.startsWith(typed)) return likeness.start;
  if (Math.max(typed.length, word.length) > 4 && isNear(typed, word, 1)) return likeness.near;
  if (typed.length > 6 && isNear(typed, word, 2)) return likeness.similar;
  const mistakes = other.startsWith(stem.slice(0, 4)) ? 2 : 1;
  return stem.length > 4 && isNear(stem, other, mistakes) ? likeness.related : 0;
}

/** The word of the most entries that a typed word may be a misspelling of, or else the word itself. */
export function respelled(index: WordIndex<unknown>, typed: string): string {
  const { alike, words } = wordsLike(index, typed);
  if (alike !== likeness.near && alike !== likeness.similar) return typed;
  const count = (word: string) => index.positions.get(word)?.length ?? 0;
  return words.reduce((best, word) => (count(word) > count(best) ? word : best));
}

/**
 * The entries with typed words, the best first. A word counts more if few entries have it, and in a short text.
 * `share` is how many of the typed words an entry has, from 0 to 1, without those that are misspelled.
 */
export function rankedEntries<T>(
  index: WordIndex<T>,
  typed: readonly string[],
  weightOf: (entry: T) => number,
) {
  const { entries, lengths, positions } = index;
  const found = new Map<number, { score: number; count: number }>();
  for (const word of typed) {
    const { alike, words } = wordsLike(index, word);
    const having = new Set(words.flatMap((other) => positions.get(other) ?? []));
    const same = new Set(positions.get(word));
    const rarity = Math.log(1 + entries.length / having.size);
    for (const i of having) {
      const { score, count } = found.get(i) ?? { score: 0, count: 0 };
      const counted = rarity * (same.has(i) ? likeness.same : alike);
      found.set(i, { score: score + counted, count: count + Number(alike >= likeness.start) });
    }
  }
  return Array.from(found, ([i, { score, count }]) => {
    const entry = entries[i] as T;
    const weight = weightOf(entry) / (6 + (lengths[i] ?? 0));
    return { entry, score: score * weight, share: count / typed.length };
  }).sort((a, b) => b.score - a.score);
}

/** The ends of words that inflect or derive them: 'allows', 'doubters', 'Christianity', 'marriage'. */
const suffix =
  /(?<=.{3})(?:age|al|an|at|e|e[drs]|ence|ent|ian|ic|ies|ing|ion|ism|ist|ity|ly|ment|ness|ous|(?<!s)s|i|y)$/;

/** A common beginning of the forms of an English word. It need not be a word. */
export function stemOf(word: string): string {
  const shorter = word.replace(/^ph/, 'f').replace(suffix, '');
  return shorter === word ? word : stemOf(shorter);
}
