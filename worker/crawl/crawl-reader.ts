import type { ListName } from '../../shared/content/content-request.ts';
import { type LabelCounts, unknown } from '../../shared/content/label-counts.ts';
import { type List, lists } from '../../shared/content/lists.ts';
import { digestOf } from '../digest.ts';
import type { KeyValueStore } from '../provider/key-value-store.ts';
import { singleFlight } from '../provider/single-flight.ts';
import { crawledCounts, type LabelCrawl, labelCrawlSchema, labelsKey } from './label-crawl.ts';
import { type ListCrawl, listCrawlSchema, listKey, newListCrawl } from './list-crawl.ts';
import type { PostIndex } from './post-index.ts';

/** KV is read again after this time; ms. */
const readIntervals = { complete: 60 * 60_000, incomplete: 5 * 60_000 };

/** What the crawl has found, as an isolate last read it. If KV fails, it has what was read before, or nothing. */
export type CrawlReader = {
  /** The counts of a list's labels, as the crawl found them within a day. */
  labelCounts(list: ListName): Promise<{ value: LabelCounts; version: string }>;
  index(): Promise<PostIndex>;
  /** After a run of the crawl in this isolate, KV is read again. */
  expire(): void;
};

type CrawlReaderOptions = {
  store: KeyValueStore;
  now: () => number;
  waitUntil: (promise: Promise<unknown>) => void;
};

type Labels = {
  crawl: LabelCrawl;
  counts: ReadonlyMap<ListName, { value: LabelCounts; version: string }>;
  isComplete: boolean;
};

type Index = {
  crawls: Record<List['name'], ListCrawl>;
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
    const crawl = (await store.get(labelsKey, labelCrawlSchema)) ?? last?.crawl ?? new Map();
    const counts = await Promise.all(
      lists.map(async ({ name }) => {
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
    const readList = async (name: List['name']) =>
      (await store.get(listKey(name), listCrawlSchema)) ?? last?.crawls[name] ?? newListCrawl();
    const [thoughts, quotes, articles, { crawl }] = await Promise.all([
      readList('thoughts'),
      readList('quotes'),
      readList('articles'),
      labels(),
    ]);
    const crawls = { thoughts, quotes, articles };
    const index = await postIndex(crawls, crawl);
    return { crawls, index, isComplete: index.isComplete };
  });

  return {
    labelCounts: async (list) => (await labels()).counts.get(list) ?? { value: [], version: '' },
    index: async () => (await index()).index,
    expire() {
      ranAt = now();
    },
  };
}
