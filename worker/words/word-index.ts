export type WordLines = { word: string; lines: number[] };

/**
 * Normalized texts, a line for each, in one string. Its preparation takes 10 ms of CPU for the titles and names of 5,000
 * posts. MiniSearch 7.2 needs 360 ms in workerd.
 */
export class WordIndex {
  readonly size: number;
  readonly #text: string;
  readonly #starts: readonly number[];
  /** The offsets of the words by their first letters, until these are looked for. */
  readonly #offsets = new Map<string, number[]>();
  /** The lines of each word, by the first letters that were looked for. */
  readonly #words = new Map<string, WordLines[]>();
  readonly #weights: number[] = [];

  /** @param text lines of `normalizedLines` */
  constructor(text: string) {
    this.#text = text;
    const starts = [0];
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
    this.#starts = starts;
    this.size = starts.length - 1;
    for (let at = text.indexOf(' ') + 1; at > 0; at = text.indexOf(' ', at) + 1) {
      const first = text.slice(at, at + 1);
      const offsets = this.#offsets.get(first);
      if (offsets) offsets.push(at);
      else this.#offsets.set(first, [at]);
    }
  }

  linesOf(words: readonly string[]): number[] {
    const text = this.#text;
    const line = ` ${words.join(' ')} \n`;
    const found: number[] = [];
    for (let at = text.indexOf(line); at >= 0; at = text.indexOf(line, at + 1))
      if (at === 0 || text[at - 1] === '\n') found.push(this.#starts.indexOf(at));
    return found;
  }

  /** Returns the sum of the weights of a line's words. It is computed once for each line. */
  weightOf(line: number, weigh: (word: string) => number): number {
    const [start, end] = [this.#starts[line], this.#starts[line + 1]];
    const words = () => this.#text.slice(start, end).trim().split(' ');
    this.#weights[line] ??= words().reduce((sum, word) => sum + weigh(word), 0);
    return this.#weights[line];
  }

  wordsFrom(beginning: string): WordLines[] {
    const first = beginning.slice(0, 1);
    const words = this.#words.get(first) ?? this.#wordsOf(this.#offsets.get(first) ?? []);
    this.#words.set(first, words);
    return words.filter(({ word }) => word.startsWith(beginning));
  }

  #wordsOf(offsets: readonly number[]): WordLines[] {
    const text = this.#text;
    const found = new Map<string, number[]>();
    let line = 0;
    for (const at of offsets) {
      while (Number(this.#starts[line + 1]) <= at) line++;
      const word = text.slice(at, text.indexOf(' ', at));
      const lines = found.get(word);
      if (!lines) found.set(word, [line]);
      else if (lines.at(-1) !== line) lines.push(line);
    }
    return Array.from(found, ([word, lines]) => ({ word, lines }));
  }
}
