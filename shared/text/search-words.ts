/** Letters that Unicode does not decompose, as they are typed without them. */
const plainLetters: Record<string, string> = Object.fromEntries(
  'æ ae, œ oe, ø o, ß ss, ł l, đ d, ð d, þ th, ħ h, ı i'.split(', ').map((pair) => pair.split(' ')),
);

/** Normalizes “Péter’s 4th” to ' peters 4 ' and 'Jesus’s' to 'jesus', with spaces around each word and each line feed. */
function normalizedWords(text: string): string {
  return ` ${text} `
    .normalize('NFKD')
    .replace(/(?<=s)['‘’ʼ]s\b|[\p{M}\p{Cf}'‘’ʼ]/giu, '')
    .toLowerCase()
    .replace(/[æœøßłđðþħı]/g, (letter) => plainLetters[letter] ?? '')
    .replace(/(\d)(?:st|nd|rd|th)\b/g, '$1')
    .replace(/ *[^\p{L}\p{N}\n ][^\p{L}\p{N}\n]*| {2,}/gu, ' ')
    .replace(/ ?\n ?/g, ' \n ');
}

/** Returns the normalized words of texts without line feeds, each text in a line: ' peters 4 \n'. */
export function normalizedLines(texts: readonly string[]): string {
  return normalizedWords(texts.map((text) => `${text}\n`).join('')).slice(0, -1);
}

/** Normalizes “Péter’s 4th” to 'peters', '4'. */
export function wordsOf(text: string): string[] {
  return normalizedWords(text).match(/[^ \n]+/g) ?? [];
}

const smallWords =
  `about also am an and any are as at be because been but by can cant could did do does even ever for
  from get had has have he her him his how if in into is it its just know like made make may me more most
  much must my no nor not of on one only or our really say says shall she should so some st such sunday tell than
  that the their them then there these they thing this those three to too true us very want was we were what
  when where whether which who whom whose why will with wont would you your`.split(/\s+/);

const smallForms = new Set(smallWords.flatMap((word) => [word, `${word}s`, `${word}nt`]));

/** Whether a word says little of what is looked for: 'why', 'doesnt', 'whats', 'one', a single letter. */
export function isSmall(word: string): boolean {
  return smallForms.has(word) || (word.length < 3 && /^\p{L}$/u.test(word));
}

/** Reads the syntax of the provider's search, such as `title:"Proper 29"`, as its words. */
export function withoutOperators(q: string): string {
  return q.replace(/\b(?:title|label):/gi, ' ');
}

/** The words of a search that are not small. */
export function searchWords(q: string): string[] {
  return wordsOf(withoutOperators(q)).filter((word) => !isSmall(word));
}

const quoted = /["“”]([^"“”]+)["“”]/g;

/** The terms of a search, as normalized words: each quoted phrase, and each other word that is not small. */
export function searchTerms(q: string): string[][] {
  const text = withoutOperators(q);
  const phrases = Array.from(text.matchAll(quoted), ([, phrase = '']) => wordsOf(phrase));
  const words = searchWords(text.replace(quoted, ' ')).map((word) => [word]);
  return [...phrases.filter(({ length }) => length > 0), ...words];
}

const wordInText = /[\p{L}\p{N}][\p{L}\p{M}\p{N}\p{Cf}'‘’ʼ]*/gu;

/**
 * Finds the terms of a search in a text, with their accents, apostrophes and invisible characters there. `start` and `end`
 * are offsets in UTF-16 code units.
 * @param terms those of `searchTerms`
 */
export function* findTerms(
  text: string,
  terms: readonly string[][],
): Generator<{ start: number; end: number }> {
  if (terms.length === 0) return;
  const words = [...text.matchAll(wordInText)];
  for (let i = 0; i < words.length; i++) {
    for (const term of terms) {
      const lengths = term.map((word, j) => lengthOf(word, words[i + j]?.[0] ?? ''));
      const [first, last] = [words[i], words[i + term.length - 1]];
      if (!first || !last || lengths.includes(0)) continue;
      yield { start: first.index, end: last.index + Number(lengths.at(-1)) };
      i += term.length - 1;
      break;
    }
  }
}

/** Returns how much of a word of a text is a normalized word, with or without its possessive 's'; 0 if it is another one. */
function lengthOf(word: string, inText: string): number {
  // Most words are plain, and normalization takes a microsecond.
  if (/^[a-z]+$/i.test(inText)) return inText.toLowerCase() === word ? inText.length : 0;
  const parts = [inText.replace(/['‘’ʼ]s?$/, ''), inText];
  return parts.find((part) => wordsOf(part).join(' ') === word)?.length ?? 0;
}
