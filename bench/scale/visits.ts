import { createRandom } from '../../sample-provider/random.ts';
import type { Assumptions } from './assumptions.ts';
import { type Address, demand } from './demand.ts';
import { zipf } from './zipf.ts';

export type Visit = {
  /** When; s. */
  at: number;
  /** Numbers of data centre and isolate. */
  region: number;
  isolate: number;
  address: Address;
  /** Which of the addresses that are alike. */
  index: number;
};

/** Visits that come independently of one another, for so many seconds. The same seed makes the same. */
export function* visits(assumed: Assumptions, seconds: number, seed: number): Generator<Visit> {
  const resolution = 2 ** 32;
  const { below } = createRandom(seed);
  const random = () => below(resolution) / resolution;
  const addresses = demand(assumed).filter(({ count, rate }) => count * rate > 0);
  const regions = zipf(assumed.regions, assumed.regionSkew);
  const byRate = chooser(addresses.map(({ count, rate }) => count * rate));
  const byShare = chooser(regions.map(({ share }) => share));
  for (let at = 0; ; ) {
    at -= Math.log(1 - random()) / byRate.total;
    if (at > seconds) return;
    const address = addresses[byRate.choose(random())];
    if (!address) return;
    yield {
      at,
      region: byShare.choose(random()),
      isolate: Math.floor(random() * assumed.isolates),
      address,
      index: Math.floor(random() * address.count),
    };
  }
}

/** Chooses by weight; `random` is from 0 up to, not including, 1. */
function chooser(weights: readonly number[]) {
  let total = 0;
  const sums = weights.map((weight) => (total += weight));
  return {
    total,
    choose(random: number): number {
      let [low, high] = [0, sums.length - 1];
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((sums[middle] ?? 0) > random * total) high = middle;
        else low = middle + 1;
      }
      return low;
    },
  };
}
