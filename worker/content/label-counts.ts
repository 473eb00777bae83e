import type { ListName } from '../../shared/content/content-request.ts';
import { type LabelCounts, unknown } from '../../shared/content/label-counts.ts';
import { crawledCounts, labelCrawlSchema, labelsKey } from '../crawl/label-crawl.ts';
import { digestOf } from '../digest.ts';
import type { KeyValueStore } from '../provider/key-value-store.ts';
import { singleFlight } from '../provider/single-flight.ts';

/** KV is read again after this time; ms. Counts may be a day old, and each read counts. */
const readIntervals = { allKnown: 60 * 60_000, someUnknown: 5 * 60_000 };

export type LabelCountsStore = (list: ListName) => Promise<{ value: LabelCounts; version: string }>;

type LabelCountsOptions = {
  store: KeyValueStore;
  now: () => number;
  waitUntil: (promise: Promise<unknown>) => void;
};

/** The counts of labels, as the crawl found them within a day. If KV fails, nothing is shown. */
export function createLabelCounts({ store, now, waitUntil }: LabelCountsOptions): LabelCountsStore {
  const known = new Map<ListName, { value: LabelCounts; version: string; readAt: number }>();
  const flights = singleFlight(waitUntil);

  async function read(list: ListName) {
    const crawl = await store.get(labelsKey, labelCrawlSchema);
    const value = crawl ? crawledCounts(crawl, list, now()) : [];
    const counts = { value, version: await digestOf(value), readAt: now() };
    known.set(list, counts);
    return counts;
  }

  return async (list) => {
    const last = known.get(list);
    if (last) {
      const hasUnknown = last.value.length === 0 || last.value.includes(unknown);
      const interval = readIntervals[hasUnknown ? 'someUnknown' : 'allKnown'];
      if (now() - last.readAt < interval) return last;
    }
    return flights(list, () => read(list));
  };
}
