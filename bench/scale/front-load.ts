import type { Assumptions } from './assumptions.ts';
import { type ContentGroup, day, type UrlGroup } from './demand.ts';
import { filledShare, fillRate, refillsAfterPurge } from './renewal.ts';

type FrontLoad = { runs: number; awaited: number };

/** Requests per s in the Worker. */
export type ContentRates = { visitors: number; crawlers: number };

/** Computes the daily requests to the front cache and the runs of the Worker. */
export function frontLoad(
  urls: readonly UrlGroup[],
  regions: readonly number[],
  assumed: Assumptions,
) {
  const load = { requests: 0, runs: 0, awaited: 0 };
  for (const [url, { runs, awaited }] of loadsOf(urls, regions, assumed)) {
    load.requests += url.count * url.rate * day;
    load.runs += url.count * runs * day;
    load.awaited += url.count * awaited * day;
  }
  return load;
}

/** Computes the requests for each piece of content in the Worker. */
export function contentRates(
  urls: readonly UrlGroup[],
  regions: readonly number[],
  assumed: Assumptions,
): Map<ContentGroup, ContentRates> {
  const rates = new Map<ContentGroup, ContentRates>();
  for (const [url, { runs }] of loadsOf(urls, regions, assumed)) {
    for (const content of url.contents) {
      const { visitors, crawlers } = rates.get(content) ?? { visitors: 0, crawlers: 0 };
      // Content that many URLs share has the sum of their rates.
      const rate = (runs * url.count) / content.count;
      rates.set(
        content,
        url.byCrawlers
          ? { visitors, crawlers: crawlers + rate }
          : { visitors: visitors + rate, crawlers },
      );
    }
  }
  return rates;
}

/** The load of each group of URLs, per s and URL. */
function loadsOf(
  urls: readonly UrlGroup[],
  regions: readonly number[],
  assumed: Assumptions,
): [UrlGroup, FrontLoad][] {
  const ofVisitors = new Map(
    urls.filter(({ byCrawlers }) => !byCrawlers).map((url) => [url.name, url]),
  );
  return urls.map((url) => [
    url,
    loadOf(url, ofVisitors.get(url.name)?.rate ?? 0, regions, assumed),
  ]);
}

function loadOf(
  url: UrlGroup,
  visitorRate: number,
  regions: readonly number[],
  assumed: Assumptions,
): FrontLoad {
  const { rate } = url;
  if (assumed.frontCache === 'none') return { runs: rate, awaited: rate };
  const load = url.byCrawlers ? crawlerLoad : visitorLoad;
  // A response has the same age in all data centers (RFC 9111, Age). It becomes stale everywhere at the
  // same time, and the first request in any of them revalidates it, so they are modeled as one cache.
  if (assumed.frontCache === 'tiered') return load(url, rate, visitorRate, assumed);
  return regions
    .map((share) => load(url, rate * share, visitorRate * share, assumed))
    .reduce((sum, { runs, awaited }) => ({
      runs: sum.runs + runs,
      awaited: sum.awaited + awaited,
    }));
}

function visitorLoad(
  { lifetime }: UrlGroup,
  rate: number,
  _: number,
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

/** Crawlers get what visitors have filled. Their own responses may be too old to be stored. */
function crawlerLoad({ lifetime }: UrlGroup, rate: number, visitorRate: number): FrontLoad {
  const runs = rate * (1 - filledShare(visitorRate, lifetime.fresh));
  return { runs, awaited: runs * Math.exp(-visitorRate * lifetime.whileRevalidating) };
}
