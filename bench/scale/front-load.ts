import type { Assumptions } from './assumptions.ts';
import { type Address, type Content, day } from './demand.ts';
import { fillings, fillingsByEmptying } from './renewal.ts';

type FrontLoad = { runs: number; awaited: number };

/** What the cache in front gets and leaves to the Worker; a day. */
export function frontLoad(
  addresses: readonly Address[],
  regions: readonly number[],
  assumed: Assumptions,
) {
  const load = { requests: 0, runs: 0, awaited: 0 };
  for (const address of addresses) {
    const { runs, awaited } = loadOf(address, regions, assumed);
    load.requests += address.count * address.rate * day;
    load.runs += address.count * runs * day;
    load.awaited += address.count * awaited * day;
  }
  return load;
}

/** How often each content is asked for in the Worker; 1/s. */
export function askedOfWorker(
  addresses: readonly Address[],
  regions: readonly number[],
  assumed: Assumptions,
): Map<Content, number> {
  const asked = new Map<Content, number>();
  for (const address of addresses) {
    const { runs } = loadOf(address, regions, assumed);
    for (const content of address.needs) {
      // What many addresses need is asked for by all of them.
      const rate = (runs * address.count) / content.count;
      asked.set(content, (asked.get(content) ?? 0) + rate);
    }
  }
  return asked;
}

/** Of one address; 1/s. */
function loadOf(address: Address, regions: readonly number[], assumed: Assumptions): FrontLoad {
  const { rate } = address;
  if (assumed.frontCache === 'none') return { runs: rate, awaited: rate };
  // A copy is as old in each data centre as where it was made (RFC 9111, Age), so that all of them
  // end at once, and the first request for it anywhere renews it: together they are one cache.
  if (assumed.frontCache === 'tiered') return cacheLoad(rate, address, assumed);
  return regions
    .map((share) => cacheLoad(rate * share, address, assumed))
    .reduce((sum, { runs, awaited }) => ({
      runs: sum.runs + runs,
      awaited: sum.awaited + awaited,
    }));
}

function cacheLoad(rate: number, { lifetime }: Address, { deploysPerDay }: Assumptions): FrontLoad {
  if (rate === 0) return { runs: 0, awaited: 0 };
  const { fresh, whileRevalidating } = lifetime;
  // A deployment that nobody comes after before the next one costs nothing.
  const deploys =
    deploysPerDay === 0 ? 0 : (deploysPerDay / day) * (1 - Math.exp((-rate * day) / deploysPerDay));
  const awaited = fillings(rate, fresh) * Math.exp(-rate * whileRevalidating);
  return {
    runs: fillings(rate, fresh) + deploys * fillingsByEmptying(rate, fresh),
    // The next request after a deployment waits, which it might have done anyway.
    awaited: awaited + deploys * (1 - awaited / rate),
  };
}
