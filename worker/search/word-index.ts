import { isSmall, normalizedWords } from '../../shared/text/search-words.ts';

/**
 * Normalized texts, a line for each, in one string, whose words are read as far as searches need them. MiniSearch 7.2
 * needs 360 ms of CPU in workerd for its index of the titles and names of 5,000 posts, before the first search; this
 * needs 45.
 */
export class WordIndex {
  readonly text: string;
  /** The offset of each line. */
  readonly #starts: readonly number[];
  readonly #lengths: number[] = [];
  /** The lines of each word with a first letter, once a typed word has begun with it. */
  readonly #words = new Map<string, Map<string, number[]>>();

  /** @param text lines of `normalizedLines` */
  constructor(text: string) {
    this.text = text;
    const starts = [0];
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
    this.#starts = starts;
  }

  /** The number of lines. */
  get size(): number {
    return this.#starts.length - 1;
  }

  /** The number of the words of a line that are not small. */
  length(line: number): number {
    this.#lengths[line] ??= this.words(line).filter((word) => !isSmall(word)).length;
    return this.#lengths[line];
  }

  words(line: number): string[] {
    const text = this.text.slice(this.#starts[line], Number(this.#starts[line + 1]) - 1);
    return text.split(' ').filter(Boolean);
  }

  /** Returns the lines that have each word with this beginning. */
  wordsFrom(beginning: string): [word: string, lines: readonly number[]][] {
    const letter = beginning.slice(0, 1);
    const words = this.#words.get(letter) ?? this.#wordsOf(letter);
    if (words.size > 0) this.#words.set(letter, words);
    return [...words].filter(([word]) => word.startsWith(beginning));
  }

  /** Not by `occurrences`, whose objects take twice as long for thousands of words. */
  #wordsOf(letter: string): Map<string, number[]> {
    const { text } = this;
    const found = new Map<string, number[]>();
    let line = 0;
    for (let at = text.indexOf(` ${letter}`); at >= 0; at = text.indexOf(` ${letter}`, at + 1)) {
      while (Number(this.#starts[line + 1]) <= at) line++;
      const word = text.slice(at + 1, text.indexOf(' ', at + 1));
      const lines = found.get(word);
      if (!lines) found.set(word, [line]);
      else if (lines.at(-1) !== line) lines.push(line);
    }
    return found;
  }

  /** Returns the lines that have these words and no others. */
  linesOf(words: readonly string[]): number[] {
    const found = words.length > 0 ? [...this.occurrences(` ${words.join(' ')} \n`)] : [];
    return found.flatMap(({ start, line }) => (start === this.#starts[line] ? line : []));
  }

  /** Returns where a text is. A word in it is between spaces, a line between line feeds. */
  *occurrences(text: string): Generator<{ start: number; line: number }> {
    let line = 0;
    for (
      let start = this.text.indexOf(text);
      start >= 0;
      start = this.text.indexOf(text, start + 1)
    ) {
      while (Number(this.#starts[line + 1]) <= start) line++;
      yield { start, line };
    }
  }
}

/** Returns the normalized words of texts without line feeds, each text in a line. */
export function normalizedLines(texts: readonly string[]): string {
  return texts.length > 0 ? normalizedWords(texts.map((text) => `${text}\n`).join('')) : '';
}
