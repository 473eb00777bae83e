import { type LabelCounts, unknown } from '../../shared/content/label-counts.ts';
import { type ListName, listNames } from '../../shared/content/lists.ts';
import { digestOf } from '../digest.ts';
import type { KeyValueStore } from '../provider/key-value-store.ts';
import { singleFlight } from '../provider/single-flight.ts';
import { crawledCounts } from './label-crawl.ts';
import type { PostIndex } from './post-index.ts';
import { type Crawled, readLabels, readLists } from './stored-crawl.ts';

/** KV is read again after this time; ms. */
const readIntervals = { complete: 60 * 60_000, incomplete: 5 * 60_000 };

/** What the crawl has found, as an isolate last read it. If KV fails, it has what was read before, or nothing. */
export type CrawlReader = {
  /** The counts of a list's labels, as the crawl found them within a day. */
  labelCounts(list: ListName): Promise<{ value: LabelCounts; version: string }>;
  index(): Promise<PostIndex>;
  crawl(): Promise<Crawled>;
  /** After a run of the crawl in this isolate, KV is read again. */
  expire(): void;
};

type CrawlReaderOptions = {
  store: Pick<KeyValueStore, 'get'>;
  now: () => number;
  waitUntil: (promise: Promise<unknown>) => void;
};

type Labels = {
  crawl: Crawled['labels'];
  counts: ReadonlyMap<ListName, { value: LabelCounts; version: string }>;
  isComplete: boolean;
};

type Index = {
  crawls: Crawled['lists'];
  index: PostIndex;
  isComplete: boolean;
};

export function createCrawlReader({ store, now, waitUntil }: CrawlReaderOptions): CrawlReader {
  const flights = singleFlight(waitUntil);
  let ranAt = 0;

  function readAtIntervals<T extends { isComplete: boolean }>(
    name: string,
    read: (last: T | undefined) => Promise<T>,
  ): () => Promise<T> {
    let last: { value: T; readAt: number; expiresAt: number } | undefined;
    return async () => {
      if (last && now() < last.expiresAt && last.readAt >= ranAt) return last.value;
      return flights(name, async () => {
        const readAt = now();
        const value = await read(last?.value);
        const interval = readIntervals[value.isComplete ? 'complete' : 'incomplete'];
        last = { value, readAt, expiresAt: readAt + interval };
        return value;
      });
    };
  }

  const labels = readAtIntervals<Labels>('labels', async (last) => {
    const crawl = await readLabels(store.get, last?.crawl);
    const counts = await Promise.all(
      listNames.map(async (name) => {
        const value = crawledCounts(crawl, name, now());
        return [name, { value, version: await digestOf(value) }] as const;
      }),
    );
    const isComplete = counts.every(
      ([name, { value }]) => name === 'articles' || (value.length > 0 && !value.includes(unknown)),
    );
    return { crawl, counts: new Map(counts), isComplete };
  });

  const index = readAtIntervals<Index>('index', async (last) => {
    const { postIndex } = await import('./post-index.ts');
    const [crawls, { crawl }] = await Promise.all([readLists(store.get, last?.crawls), labels()]);
    const index = await postIndex(crawls, crawl);
    return { crawls, index, isComplete: index.isComplete };
  });

  return {
    labelCounts: async (list) => (await labels()).counts.get(list) ?? { value: [], version: '' },
    index: async () => (await index()).index,
    crawl: async () => ({ lists: (await index()).crawls, labels: (await labels()).crawl }),
    expire() {
      ranAt = now();
    },
  };
}
