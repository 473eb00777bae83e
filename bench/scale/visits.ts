import { createRandom } from '../../sample-provider/random.ts';
import type { Assumptions } from './assumptions.ts';
import { demand, type UrlGroup } from './demand.ts';
import { zipf } from './zipf.ts';

export type Visit = {
  /** The time, in s. */
  at: number;
  /** Index of the data center. */
  region: number;
  /** Index of the isolate in the data center. */
  isolate: number;
  urls: UrlGroup;
  /** Index of the URL in its group. */
  index: number;
};

/** Generates independent visits for a number of seconds. The same seed generates the same visits. */
export function* visits(assumed: Assumptions, seconds: number, seed: number): Generator<Visit> {
  const resolution = 2 ** 32;
  const { below } = createRandom(seed);
  const random = () => below(resolution) / resolution;
  const urlGroups = demand(assumed).filter(({ count, rate }) => count * rate > 0);
  const regions = zipf(assumed.regions, assumed.regionSkew);
  const byRate = createWeightedChoice(urlGroups.map(({ count, rate }) => count * rate));
  const byShare = createWeightedChoice(regions.map(({ share }) => share));
  for (let at = 0; ; ) {
    at -= Math.log(1 - random()) / byRate.total;
    if (at > seconds) return;
    const urls = urlGroups[byRate.choose(random())];
    if (!urls) return;
    yield {
      at,
      region: byShare.choose(random()),
      isolate: Math.floor(random() * assumed.isolates),
      urls,
      index: Math.floor(random() * urls.count),
    };
  }
}

/** Creates a weighted random choice. `random` is from 0 to 1, exclusive. */
function createWeightedChoice(weights: readonly number[]) {
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
