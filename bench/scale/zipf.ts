/** So many things that are asked for equally often: `share` is that of each. */
export type Rank = { count: number; share: number };

/** How many ranks are told apart before they are put together; beyond, neighbours differ by little. */
const single = 1_000;
const growth = 1.05;

/**
 * Zipf's law: the thing of rank r is asked for r^-exponent as often as the first. The shares of all
 * things come to 1.
 */
export function zipf(things: number, exponent: number): Rank[] {
  const ranks: Rank[] = [];
  for (let from = 1; from <= things; ) {
    const to = from < single ? from : Math.min(things, Math.ceil(from * growth));
    ranks.push({ count: to - from + 1, share: ((from + to) / 2) ** -exponent });
    from = to + 1;
  }
  const total = ranks.reduce((sum, { count, share }) => sum + count * share, 0);
  return ranks.map(({ count, share }) => ({ count, share: share / total }));
}
