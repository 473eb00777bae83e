import { normalizedWords } from '../../shared/text/search-words.ts';

/**
 * Normalized texts, a line for each, in one string, which is read as far as searches need it. MiniSearch 7.2 needs
 * 360 ms of CPU in workerd for its index of the titles and names of 5,000 posts, before the first search.
 */
export class WordIndex {
  readonly #text: string;
  /** The offset of each line. */
  readonly #starts: readonly number[];

  /** @param text lines of `normalizedLines` */
  constructor(text: string) {
    this.#text = text;
    const starts = [0];
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
    this.#starts = starts;
  }

  /** The number of lines. */
  get size(): number {
    return this.#starts.length - 1;
  }

  wordsOf(line: number): string[] {
    const text = this.#text.slice(this.#starts[line], Number(this.#starts[line + 1]) - 1);
    return text.split(' ').filter(Boolean);
  }

  /** Returns the words with this beginning, and the lines that have them. */
  wordsFrom(beginning: string): [word: string, lines: readonly number[]][] {
    const found = new Map<string, number[]>();
    for (const [at, line] of this.#places(beginning)) {
      if (this.#text[at - 1] !== ' ') continue;
      const word = this.#text.slice(at, this.#text.indexOf(' ', at));
      const lines = found.get(word);
      if (!lines) found.set(word, [line]);
      else if (lines.at(-1) !== line) lines.push(line);
    }
    return [...found];
  }

  /** Returns the lines that have these words side by side. */
  linesWith(words: readonly string[]): number[] {
    return [...this.#places(` ${words.join(' ')} `)].map(([, line]) => line);
  }

  *#places(text: string): Generator<[at: number, line: number]> {
    let line = 0;
    for (let at = this.#text.indexOf(text); at >= 0; at = this.#text.indexOf(text, at + 1)) {
      while (Number(this.#starts[line + 1]) <= at) line++;
      yield [at, line];
    }
  }
}

/** Returns the normalized words of texts without line feeds, each text in a line. */
export function normalizedLines(texts: readonly string[]): string {
  return texts.length > 0 ? normalizedWords(texts.map((text) => `${text}\n`).join('')) : '';
}
