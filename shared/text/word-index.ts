/** A word, and the lines that have it. */
export type WordLines = { word: string; lines: number[] };

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

  lineAt(line: number): string {
    return this.#text.slice(this.#starts[line], Number(this.#starts[line + 1]) - 1);
  }

  /** Returns the words with this beginning. */
  wordsFrom(beginning: string): WordLines[] {
    const text = this.#text;
    const found = new Map<string, number[]>();
    let line = 0;
    // A search for the space before it would stop at each word.
    for (let at = text.indexOf(beginning); at >= 0; at = text.indexOf(beginning, at + 1)) {
      if (text[at - 1] !== ' ') continue;
      while (Number(this.#starts[line + 1]) <= at) line++;
      const word = text.slice(at, text.indexOf(' ', at));
      const lines = found.get(word);
      if (!lines) found.set(word, [line]);
      else if (lines.at(-1) !== line) lines.push(line);
    }
    return Array.from(found, ([word, lines]) => ({ word, lines }));
  }
}
