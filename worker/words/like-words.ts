import { isNear } from '../../shared/text/near-words.ts';
import type { WordIndex, WordLines } from './word-index.ts';

/** The words of an index that a typed one may mean, with their lines. */
type LikeWords = {
  likeness: 'form' | 'beginning' | 'spelling';
  words: WordLines[];
};

/**
 * Returns the words most like a typed one: its forms, or else those that it begins, or else the nearest spellings. So
 * 'exist' does not find 'existentialism' if a text has 'exist' or 'exists'.
 * @param count the number of the typed words. The more there are, the less likely one is misspelled that no text has
 */
export function wordsLike(index: WordIndex, typed: string, count: number): LikeWords {
  const stem = uninflected(typed);
  // 'Copies' does not begin with the stem 'copy'.
  const words = (irregularStems.get(stem) ?? [stem]).flatMap((form) =>
    index.wordsFrom(form.replace(/(?<=.)y$/, '')),
  );
  const isForm = ({ word }: WordLines) => uninflected(word) === stem;
  const whoDoes = stem.length > 3 && `${stem}er`;
  if (words.some(isForm)) {
    const forms = words.filter((found) => isForm(found) || uninflected(found.word) === whoDoes);
    return { likeness: 'form', words: forms };
  }
  const isWord = typed.length > 2 && !/\d/.test(typed);
  const begun = words.filter(({ word }) => typed.length > 4 && word.startsWith(typed));
  if (isWord && begun.length > 0) return { likeness: 'beginning', words: begun };
  return { likeness: 'spelling', words: isWord ? misspelled(index, typed, count) : [] };
}

/** The stems of words and of their irregular forms, by each of them. */
const irregularStems = new Map(
  `become became, begin began begun, break broke broken, bring brought, build built, buy bought, child children,
  choose chose chosen, come came, drink drank drunk, eat ate eaten, fall fell fallen, feel felt, fight fought,
  find found, flee fled, foot feet, forget forgot forgotten, forgive forgave forgiven, give gave given, go went gone,
  hear heard, hide hid hidden, know knew known, lead led, leave left, life lives, loaf loaves, lose lost, man men,
  meet met, rise rose risen, see saw seen, seek sought, sell sold, send sent, shake shook shaken, sing sang sung,
  slay slew slain, sleep slept, speak spoke spoken, stand stood, steal stole stolen, swear swore sworn,
  take took taken, teach taught, tear tore torn, tell told, thief thieves, think thought, throw threw thrown,
  understand understood, weep wept, wife wives, win won, wolf wolves, woman women, write wrote written`
    .split(/,\s+/)
    .map((forms) => forms.split(' ').map(regularStem))
    .flatMap((stems) => stems.map((stem) => [stem, stems] as const)),
);

/** Words that are not forms of what they begin with. */
const wholeWords = ['being', 'changers', 'meaning', 'one', 'ones'];

/** Returns what a word begins with in the singular and the plural, and in all tenses: 'prophecy' for 'prophecies'. */
export function uninflected(word: string): string {
  const stem = wholeWords.includes(word) ? word : regularStem(word);
  return irregularStems.get(stem)?.[0] ?? stem;
}

function regularStem(word: string): string {
  return word
    .replace(/(?<=.{2})ie[sd]$/, 'y')
    .replace(/(?<=.{2})(?:(?<=ss|sh|ch|x)es|(?<![su])e?s|(?<=.{3})ing|(?<!e)ed|e)$/, '')
    .replace(/([^aeiou])\1$/, '$1');
}

/** Returns the words that a typed one may be a misspelling of, with the same first sound: 'Josephus' for 'josefus'. */
function misspelled(index: WordIndex, typed: string, count: number): WordLines[] {
  const heard = spoken(typed);
  const first = typed.slice(0, 1);
  const others = [...index.wordsFrom(first), ...(first === 'f' ? index.wordsFrom('ph') : [])]
    .filter(({ word }) => Math.abs(word.length - typed.length) < 5)
    .map((found) => ({ found, word: spoken(found.word) }))
    .filter(
      ({ word }) =>
        Math.max(word.length, heard.length) > (count > 1 ? 4 : 3) && !isLonger(heard, word),
    );
  const long = count > 3 ? 6 : 8;
  const most =
    (count > 3 ? 0 : count > 1 || typed.length < 5 ? 1 : 2) + Number(typed.length > long);
  for (let mistakes = 0; mistakes <= most; mistakes++) {
    const near = others.filter(
      ({ word }) => isNear(heard, word, mistakes) && (mistakes < 2 || areAlike(heard, word)),
    );
    if (near.length > 0) return near.map(({ found }) => found);
  }
  return [];
}

/** Returns a word with other letters for the same sounds. */
function spoken(word: string): string {
  return word
    .replace('ph', 'f')
    .replace('shun', 'tion')
    .replace(/(?<=.)z/g, 's');
}

/** A word with other letters after it is another word: 'hello' is no 'hell'. */
function isLonger(heard: string, word: string): boolean {
  return heard.startsWith(word) && heard.at(-1) !== word.at(-1);
}

/** Whether words have the same consonants, or end alike if they are long: 'romance' is no 'romans'. */
function areAlike(heard: string, word: string): boolean {
  const last = (of: string) => of.replace(/s$/, '').slice(-1);
  return consonants(heard) === consonants(word) || (heard.length > 6 && last(heard) === last(word));
}

/** Returns the first letter of a word, and the other consonants in the order of the alphabet. */
function consonants(word: string): string {
  const letters = word.replace(/(.)\1+/g, '$1').replace(/(?<=.)[aeiouy]/g, '');
  return [...letters].sort().join('');
}
