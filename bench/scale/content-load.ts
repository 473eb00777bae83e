import type { Assumptions } from './assumptions.ts';
import type { DayLoad, Use } from './day-load.ts';
import { type ContentGroup, day } from './demand.ts';
import { content as lifetimes } from './lifetimes.ts';
import { arrivalProbability, characteristicTime, filledShare, fillRate } from './renewal.ts';

type ContentLoad = Pick<DayLoad, 'content' | 'searches' | 'kvKeys' | 'kvWritesToOneKey'>;

/** Computes the daily load of worker/content/content-cache.ts on KV and the provider. `contentRates` are requests per s. */
export function contentLoad(
  contentRates: ReadonlyMap<ContentGroup, number>,
  regions: readonly number[],
  assumed: Assumptions,
): ContentLoad {
  const { isolates, kvDelay } = assumed;
  const contents = [...contentRates];
  const inMemory = regions.map((share) =>
    characteristicTime(
      contents.map(([{ count }, rate]) => ({ count, rate: (rate * share) / isolates })),
      lifetimes.entries,
      lifetimes.inMemory,
    ),
  );
  const content: Use = { kvReads: 0, kvWrites: 0, calls: 0 };
  const searches: Use = { kvReads: 0, kvWrites: 0, calls: 0 };
  let kvKeys = 2;
  let kvWritesToOneKey = 0;
  for (const [{ count, inKv }, rate] of contents) {
    const misses = regions.map(
      (share, i) => isolates * fillRate((rate * share) / isolates, inMemory[i] ?? 0),
    );
    const perDay = count * day * misses.reduce((sum, miss) => sum + miss, 0);
    if (!inKv) {
      searches.calls += perDay;
      continue;
    }
    const repeated = regions.reduce(
      (sum, share, i) =>
        sum +
        repeatedRefreshes({
          rate: rate * share,
          misses: misses[i] ?? 0,
          inMemory: inMemory[i] ?? 0,
          firstShare: share,
          assumed,
        }),
      0,
    );
    const refreshes = (count * day * (1 + repeated)) / (lifetimes.fresh + 1 / rate);
    content.kvReads += perDay;
    content.kvWrites += refreshes;
    content.calls += refreshes;
    kvKeys += count * Math.min(1, rate * day);
    kvWritesToOneKey = Math.max(kvWritesToOneKey, repeated / kvDelay);
  }
  return { content, searches, kvKeys, kvWritesToOneKey };
}

type DataCenter = {
  /** Requests for the content in this data center, per s. */
  rate: number;
  /** Requests that miss the memory of an isolate and read KV, per s. */
  misses: number;
  /** Lifetime in the memory of an isolate, in s. */
  inMemory: number;
  /** The probability that the first refresh happens in this data center. */
  firstShare: number;
  assumed: Assumptions;
};

/**
 * Computes the number of refreshes in one data center after the first one. A data center that read KV a
 * short time ago does not see the refresh of another one. An isolate whose memory is older than the
 * refresh does not read KV.
 */
function repeatedRefreshes({ rate, misses, inMemory, firstShare, assumed }: DataCenter): number {
  const { isolates, kvDelay } = assumed;
  const one = rate / isolates;
  const outdated =
    (1 - firstShare) * filledShare(misses, kvDelay) * arrivalProbability(rate, kvDelay);
  const unaware = (isolates - 1) * filledShare(one, inMemory) * arrivalProbability(one, inMemory);
  return outdated + (firstShare + outdated) * unaware;
}
