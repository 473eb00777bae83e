import { isNear } from '../../shared/text/near-words.ts';
import { isSmall } from '../../shared/text/search-words.ts';
import table from './irregular-words.txt?raw';
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
  // Not all forms of a word begin with its stem: 'copies' is of 'copy', and 'promising' of 'promise'.
  const beginnings = (irregularStems.get(stem) ?? [stem]).map((form) =>
    form.replace(/(?<=.)[ey]$/, ''),
  );
  const words = [...new Set(beginnings)].flatMap((beginning) => index.wordsFrom(beginning));
  // 'At' is no form of 'ate'.
  const isForm = ({ word }: WordLines) => uninflected(word) === stem && !isSmall(word);
  const whoDoes = stem.length > 3 && `${stem.replace(/e$/, '')}er`;
  if (words.some(isForm)) {
    const forms = words.filter((found) => isForm(found) || uninflected(found.word) === whoDoes);
    return { likeness: 'form', words: forms };
  }
  const isWord = typed.length > 2 && !/\d/.test(typed);
  const begun = words.filter(({ word }) => typed.length > 4 && word.startsWith(typed));
  if (isWord && begun.length > 0) return { likeness: 'beginning', words: begun };
  return { likeness: 'spelling', words: isWord ? misspelled(index, typed, count) : [] };
}

/** Words that are not forms of what they begin with. */
const wholeWords = ['being', 'changers', 'genesis', 'meaning'];

/** The stems of words and of their irregular forms, by each of them. */
const irregularStems = new Map(
  table
    .trim()
    .split('\n')
    .map((forms) => [...new Set(forms.split(' ').map(regularStem))])
    .flatMap((stems) => stems.map((stem) => [stem, stems] as const)),
);

/** Returns one stem for a word in the singular and the plural, and in all tenses: 'prophecy' for 'prophecies'. */
export function uninflected(word: string): string {
  const stem = regularStem(word);
  return irregularStems.get(stem)?.[0] ?? stem;
}

/** Takes the ending of the plural, and then that of a tense, until there is none: 'bless' for 'blessings'. */
function regularStem(word: string): string {
  if (wholeWords.includes(word)) return word;
  const singular = word
    .replace(/(?<=.{2})ie[sd]?$/, 'y')
    .replace(/(?<=[sx])is$/, 'e')
    .replace(/(?<=.{2})(?<![su])s$/, '');
  if (singular !== word) return regularStem(singular);
  const stem = word
    .replace(/(?<=[aeiouy].*)(?<=[^su]s)(?:ing|ed)$/, 'e')
    .replace(/(?<=[aeiouy].*)(?:ing|(?<!e)ed)$|(?<=.{2})(?<![^su]s|e)e$/, '')
    .replace(/([^aeious])\1$/, '$1');
  return stem === word ? stem : regularStem(stem);
}

/**
 * Returns the words that a typed one may be a misspelling of, with the same first sound: 'Josephus' for 'josefus'. A short
 * word is found only by its own letters: 'John' for 'jhon', but not 'Mark' for 'mork'. With other letters after it, a word
 * is another one, and so it is with several mistakes if it has other consonants and another end: 'romance' is no 'romans'.
 */
function misspelled(index: WordIndex, typed: string, count: number): WordLines[] {
  const heard = spoken(typed);
  const first = typed.slice(0, 1);
  const others = [...index.wordsFrom(first), ...(first === 'f' ? index.wordsFrom('ph') : [])]
    .map((found) => ({ found, word: spoken(found.word) }))
    .filter(({ word }) =>
      word.length > 4
        ? heard === word || !heard.startsWith(word)
        : word.length > 3 && sorted(heard) === sorted(word),
    );
  const most =
    (count > 3 ? 0 : count > 1 || typed.length < 5 ? 1 : 2) +
    Number(typed.length > (count > 3 ? 6 : 8));
  for (let mistakes = 0; mistakes <= most; mistakes++) {
    const isAlike = (word: string) =>
      mistakes < 2 ||
      consonants(heard) === consonants(word) ||
      (heard.length > 6 && ending(heard) === ending(word));
    const near = others.filter(({ word }) => isNear(heard, word, mistakes) && isAlike(word));
    if (near.length > 0) return near.map(({ found }) => found);
  }
  return [];
}

function spoken(word: string): string {
  return word
    .replace('ph', 'f')
    .replace('shun', 'tion')
    .replace(/(?<=.)z/g, 's');
}

/** Returns the first letter of a word, and the other consonants in the order of the alphabet. */
function consonants(word: string): string {
  const letters = word.replace(/(.)\1+/g, '$1').replace(/(?<=.)[aeiouy]/g, '');
  return sorted(letters);
}

function sorted(letters: string): string {
  return [...letters].sort().join('');
}

function ending(word: string): string {
  return word.replace(/s$/, '').slice(-1);
}
