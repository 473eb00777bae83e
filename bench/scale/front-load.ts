import type { Assumptions } from './assumptions.ts';
import { type ContentGroup, day, type UrlGroup } from './demand.ts';
import { fillRate, refillsAfterPurge } from './renewal.ts';

type FrontLoad = { runs: number; awaited: number };

/** Computes the daily requests to the front cache and the runs of the Worker. */
export function frontLoad(
  urls: readonly UrlGroup[],
  regions: readonly number[],
  assumed: Assumptions,
) {
  const load = { requests: 0, runs: 0, awaited: 0 };
  for (const url of urls) {
    const { runs, awaited } = loadOf(url, regions, assumed);
    load.requests += url.count * url.rate * day;
    load.runs += url.count * runs * day;
    load.awaited += url.count * awaited * day;
  }
  return load;
}

/** Computes the requests for each piece of content in the Worker, per s. */
export function contentRates(
  urls: readonly UrlGroup[],
  regions: readonly number[],
  assumed: Assumptions,
): Map<ContentGroup, number> {
  const rates = new Map<ContentGroup, number>();
  for (const url of urls) {
    const { runs } = loadOf(url, regions, assumed);
    for (const content of url.contents) {
      // Content that many URLs share has the sum of their rates.
      const rate = (runs * url.count) / content.count;
      rates.set(content, (rates.get(content) ?? 0) + rate);
    }
  }
  return rates;
}

/** The load of one URL, per s. */
function loadOf(url: UrlGroup, regions: readonly number[], assumed: Assumptions): FrontLoad {
  const { rate } = url;
  if (assumed.frontCache === 'none') return { runs: rate, awaited: rate };
  // A response has the same age in all data centers (RFC 9111, Age). It becomes stale everywhere at the
  // same time, and the first request in any of them revalidates it, so they are modeled as one cache.
  if (assumed.frontCache === 'tiered') return cacheLoad(rate, url, assumed);
  return regions
    .map((share) => cacheLoad(rate * share, url, assumed))
    .reduce((sum, { runs, awaited }) => ({
      runs: sum.runs + runs,
      awaited: sum.awaited + awaited,
    }));
}

function cacheLoad(
  rate: number,
  { lifetime }: UrlGroup,
  { deploysPerDay }: Assumptions,
): FrontLoad {
  if (rate === 0) return { runs: 0, awaited: 0 };
  const { fresh, whileRevalidating } = lifetime;
  // A deployment without requests before the next one has no effect.
  const deploys =
    deploysPerDay === 0 ? 0 : (deploysPerDay / day) * (1 - Math.exp((-rate * day) / deploysPerDay));
  const awaited = fillRate(rate, fresh) * Math.exp(-rate * whileRevalidating);
  return {
    runs: fillRate(rate, fresh) + deploys * refillsAfterPurge(rate, fresh),
    // The first request after a deployment waits. It may also have waited without the deployment.
    awaited: awaited + deploys * (1 - awaited / rate),
  };
}
