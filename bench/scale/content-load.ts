import type { Assumptions } from './assumptions.ts';
import type { DayLoad, Use } from './day-load.ts';
import { type Content, day } from './demand.ts';
import { content as kept } from './lifetimes.ts';
import { comesWithin, fillings, held, memoryTime } from './renewal.ts';

type ContentLoad = Pick<DayLoad, 'content' | 'searches' | 'kvKeys' | 'kvWritesToOneKey'>;

/** What worker/content/content-cache.ts asks of KV and the provider in a day, where each content is asked for so often (1/s). */
export function contentLoad(
  asked: ReadonlyMap<Content, number>,
  regions: readonly number[],
  assumed: Assumptions,
): ContentLoad {
  const { isolates, kvDelay } = assumed;
  const contents = [...asked];
  const inMemory = regions.map((share) =>
    memoryTime(
      contents.map(([{ count }, rate]) => ({ count, rate: (rate * share) / isolates })),
      kept.entries,
      kept.inMemory,
    ),
  );
  const content: Use = { kvReads: 0, kvWrites: 0, calls: 0 };
  const searches: Use = { kvReads: 0, kvWrites: 0, calls: 0 };
  let kvKeys = 2;
  let kvWritesToOneKey = 0;
  for (const [{ count, inKv }, rate] of contents) {
    const misses = regions.map(
      (share, i) => isolates * fillings((rate * share) / isolates, inMemory[i] ?? 0),
    );
    const perDay = count * day * misses.reduce((sum, miss) => sum + miss, 0);
    if (!inKv) {
      searches.calls += perDay;
      continue;
    }
    const late = regions.reduce(
      (sum, share, i) =>
        sum +
        lateRefreshes({
          rate: rate * share,
          misses: misses[i] ?? 0,
          inMemory: inMemory[i] ?? 0,
          firstHere: share,
          assumed,
        }),
      0,
    );
    const refreshes = (count * day * (1 + late)) / (kept.fresh + 1 / rate);
    content.kvReads += perDay;
    content.kvWrites += refreshes;
    content.calls += refreshes;
    kvKeys += count * Math.min(1, rate * day);
    kvWritesToOneKey = Math.max(kvWritesToOneKey, late / kvDelay);
  }
  return { content, searches, kvKeys, kvWritesToOneKey };
}

type Place = {
  /** How often the content is asked for here, and looked for in KV; 1/s. */
  rate: number;
  misses: number;
  inMemory: number;
  /** How likely the first refresh is made here. */
  firstHere: number;
  assumed: Assumptions;
};

/**
 * How many refreshes in one data centre follow the first. Who has looked into KV a short while ago
 * does not see there yet that another data centre has refreshed; and whose memory is older than the
 * refresh does not even look.
 */
function lateRefreshes({ rate, misses, inMemory, firstHere, assumed }: Place): number {
  const { isolates, kvDelay } = assumed;
  const one = rate / isolates;
  const behind = (1 - firstHere) * held(misses, kvDelay) * comesWithin(rate, kvDelay);
  const unaware = (isolates - 1) * held(one, inMemory) * comesWithin(one, inMemory);
  return behind + (firstHere + behind) * unaware;
}
