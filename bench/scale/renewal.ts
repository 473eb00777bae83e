/**
 * What a cache makes of requests that come independently of one another (a Poisson stream). Rates
 * are per second, times in seconds. Filled by a request, it is filled again by the first one after
 * its time: one filling in `time + 1/rate`.
 */
export function fillings(rate: number, time: number): number {
  return rate / (1 + rate * time);
}

/** How likely something that was filled is still within its time at any moment. */
export function held(rate: number, time: number): number {
  return fillings(rate, time) * time;
}

/**
 * How many fillings more one emptying brings: it cuts short the time that is left, half of it on
 * average, where there is some.
 */
export function fillingsByEmptying(rate: number, time: number): number {
  return held(rate, time) ** 2 / 2;
}

/** How likely a request comes within a while whose length lies anywhere from nothing to `time`. */
export function comesWithin(rate: number, time: number): number {
  const expected = rate * time;
  // The difference of two numbers near 1 says nothing any more: its series does.
  if (expected < 1e-4) return expected / 2;
  return 1 - (1 - Math.exp(-expected)) / expected;
}

export type Kind = { count: number; rate: number };

/**
 * For how long a memory of so many entries holds what was used, by Che's approximation: as long as
 * it takes until that many different things are asked for (H. Che, Y. Tung, Z. Wang: Hierarchical
 * Web Caching Systems, 2002). At most `longest`.
 */
export function memoryTime(kinds: readonly Kind[], entries: number, longest: number): number {
  const different = (time: number) =>
    kinds.reduce((sum, { count, rate }) => sum + count * (1 - Math.exp(-rate * time)), 0);
  if (different(longest) <= entries) return longest;
  let [short, long] = [0, longest];
  for (let step = 0; step < 30; step++) {
    const middle = (short + long) / 2;
    if (different(middle) > entries) long = middle;
    else short = middle;
  }
  return short;
}
