/** `count` items with the same share of all requests; `share` is that of each item. */
export type Rank = { count: number; share: number };

/** Ranks up to this one are separate. Higher ranks are grouped because neighbors differ little. */
const singleRanks = 1_000;
const growth = 1.05;

/**
 * Returns shares by Zipf's law: the item of rank r is requested r^-exponent times as often as the first.
 * The shares of all items add up to 1.
 */
export function zipf(items: number, exponent: number): Rank[] {
  const ranks: Rank[] = [];
  for (let from = 1; from <= items; ) {
    const to = from < singleRanks ? from : Math.min(items, Math.ceil(from * growth));
    ranks.push({ count: to - from + 1, share: ((from + to) / 2) ** -exponent });
    from = to + 1;
  }
  const total = ranks.reduce((sum, { count, share }) => sum + count * share, 0);
  return ranks.map(({ count, share }) => ({ count, share: share / total }));
}
