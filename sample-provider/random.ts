export type Random = {
  /** Returns an integer from 0 to `limit`, exclusive. */
  below(limit: number): number;
  pick<T>(choices: readonly T[]): T;
};

/** Creates a seeded random number generator (mulberry32). The same seed gives the same sequence. */
export const createRandom = (seed: number): Random => {
  let state = seed >>> 0;

  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);

  return {
    below,
    pick(choices) {
      const choice = choices[below(choices.length)];
      if (choice === undefined) throw new RangeError('There are no choices.');
      return choice;
    },
  };
};
