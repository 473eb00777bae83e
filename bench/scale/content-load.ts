import { writePolicies } from '../../worker/content/write-policy.ts';
import type { Assumptions } from './assumptions.ts';
import type { DayLoad, Use } from './day-load.ts';
import { type ContentGroup, day } from './demand.ts';
import type { ContentRates } from './front-load.ts';
import { content as lifetimes } from './lifetimes.ts';
import { arrivalProbability, characteristicTime, filledShare, fillRate } from './renewal.ts';

type ContentLoad = Pick<DayLoad, 'content' | 'searches' | 'kvKeys' | 'kvWritesToOneKey'>;

/** Computes the daily load of worker/content/content-cache.ts on KV and the provider. */
export function contentLoad(
  contentRates: ReadonlyMap<ContentGroup, ContentRates>,
  regions: readonly number[],
  assumed: Assumptions,
): ContentLoad {
  const { isolates, kvDelay, changes } = assumed;
  const contents = [...contentRates].map(([group, rates]) => ({
    ...group,
    ...rates,
    rate: rates.visitors + rates.crawlers,
  }));
  const timesInMemory = (kind: 'inKv' | 'notInKv') =>
    regions.map((share) =>
      characteristicTime(
        contents
          .filter(({ inKv }) => inKv === (kind === 'inKv'))
          .map(({ count, rate }) => ({ count, rate: (rate * share) / isolates })),
        lifetimes.entries[kind],
        lifetimes.inMemory,
      ),
    );
  const times = { inKv: timesInMemory('inKv'), notInKv: timesInMemory('notInKv') };
  const content: Use = { kvReads: 0, kvWrites: Math.min(changes, assumed.viewsPerDay), calls: 0 };
  const searches: Use = { kvReads: 0, kvWrites: 0, calls: 0 };
  let kvKeys = 3;
  let kvWritesToOneKey = 0;
  for (const { count, inKv, rate, visitors, crawlers } of contents) {
    if (rate === 0) continue;
    const inMemory = times[inKv ? 'inKv' : 'notInKv'];
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
          rate: visitors * share,
          misses: misses[i] ?? 0,
          inMemory: inMemory[i] ?? 0,
          firstShare: share,
          assumed,
        }),
      0,
    );
    const refreshes = refreshesOf({ visitors, crawlers, repeated }, regions, assumed);
    content.kvReads += perDay;
    content.kvWrites += count * day * refreshes.writes;
    content.calls += count * day * refreshes.calls;
    kvKeys += count * Math.min(1, rate * day);
    kvWritesToOneKey = Math.max(kvWritesToOneKey, (repeated / kvDelay) * refreshes.sharedShare);
  }
  content.kvReads += gonePostReads(contents, regions, assumed);
  return { content, searches, kvKeys, kvWritesToOneKey };
}

type Refreshes = { writes: number; calls: number; sharedShare: number };

/**
 * The refreshes of one piece of content, per s. Visitors' requests refresh it in turns of two kinds:
 * while it is popular, its entry in KV is written each time and serves all isolates; in between, each
 * isolate refreshes its own copy, until one of them writes it again.
 */
function refreshesOf(
  { visitors, crawlers, repeated }: ContentRates & { repeated: number },
  regions: readonly number[],
  { plan, isolates }: Assumptions,
): Refreshes {
  const { popularAge, chance, renewalAge } = writePolicies[plan];
  const interval = renewalInterval({ visitors, crawlers }, renewalAge / 1000);
  const inIsolates = (rate: number, lifetime: number) =>
    regions.reduce(
      (sum, share) => sum + isolates * fillRate((rate * share) / isolates, lifetime),
      0,
    );
  const apart = inIsolates(visitors, lifetimes.fresh);
  // Crawlers refresh what is too old for them in KV.
  const byCrawlers =
    inIsolates(crawlers, lifetimes.forCrawlers) * Math.max(0, 1 - lifetimes.forCrawlers / interval);
  const renewed = { writes: 1 / interval, calls: apart + byCrawlers, sharedShare: 0 };
  if (popularAge === 0 || visitors === 0) return renewed;
  const unpopular = Math.exp(-visitors * (popularAge / 1000 - lifetimes.fresh));
  const sharedTime = lifetimes.fresh + 1 / visitors;
  // In units of turns: one write, and with the probability `unpopular` refreshes without a write.
  const unwritten = unpopular * (1 / chance - 1);
  const turn = sharedTime + unwritten / apart;
  const shared = (1 + repeated) / turn;
  return {
    writes: Math.max(shared, renewed.writes),
    calls: shared + unwritten / turn + byCrawlers,
    sharedShare: sharedTime / turn,
  };
}

/**
 * The time in s between two writes of unchanged content: visitors renew it from an age on, and crawlers
 * store it when KV has deleted it.
 */
function renewalInterval({ visitors, crawlers }: ContentRates, renewalAge: number): number {
  const deleted = Math.exp(-visitors * lifetimes.stale);
  const untilRenewed = visitors === 0 ? lifetimes.stale : (1 - deleted) / visitors;
  return renewalAge + untilRenewed + deleted / (visitors + crawlers);
}

/** worker/content/gone-posts.ts: each isolate reads the records as often as it reads content again. */
function gonePostReads(
  contents: readonly { count: number; rate: number }[],
  regions: readonly number[],
  { isolates }: Assumptions,
): number {
  const rate = contents.reduce((sum, content) => sum + content.count * content.rate, 0);
  return regions.reduce(
    (sum, share) => sum + day * isolates * fillRate((rate * share) / isolates, lifetimes.inMemory),
    0,
  );
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
