/**
 * Computes how often a cache entry is filled per s, for independent requests (a Poisson process). Rates are
 * per s, times in s. The first request after the lifetime fills the entry again, so the interval
 * between fills is `time + 1/rate`.
 */
export function fillRate(rate: number, time: number): number {
  return rate / (1 + rate * time);
}

/** Returns the probability that an entry is filled and within its lifetime at any moment. */
export function filledShare(rate: number, time: number): number {
  return fillRate(rate, time) * time;
}

/**
 * Returns the number of additional fills that one purge causes. A purge ends the remaining lifetime of a
 * filled entry, which is half of it on average.
 */
export function refillsAfterPurge(rate: number, time: number): number {
  return filledShare(rate, time) ** 2 / 2;
}

/** Returns the probability of a request within an interval whose length is uniform between 0 and `time`. */
export function arrivalProbability(rate: number, time: number): number {
  const expected = rate * time;
  // The first term of the series: the difference of two numbers near 1 loses precision.
  if (expected < 1e-4) return expected / 2;
  return 1 - (1 - Math.exp(-expected)) / expected;
}

export type Kind = { count: number; rate: number };

/**
 * Computes how long an LRU cache with this number of entries holds an entry after its last use, by Che's
 * approximation: the time until that many distinct items are requested (H. Che, Y. Tung, Z. Wang:
 * Hierarchical Web Caching Systems, 2002). The result is at most `longest`.
 */
export function characteristicTime(
  kinds: readonly Kind[],
  entries: number,
  longest: number,
): number {
  const distinctRequests = (time: number) =>
    kinds.reduce((sum, { count, rate }) => sum + count * (1 - Math.exp(-rate * time)), 0);
  if (distinctRequests(longest) <= entries) return longest;
  let [short, long] = [0, longest];
  for (let step = 0; step < 30; step++) {
    const middle = (short + long) / 2;
    if (distinctRequests(middle) > entries) long = middle;
    else short = middle;
  }
  return short;
}
