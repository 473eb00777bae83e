import type { KeyValueStore } from '../provider/key-value-store.ts';
import { singleFlight } from '../provider/single-flight.ts';
import {
  areLabelsComplete,
  type CountsByList,
  crawledCounts,
  type LabelCrawl,
} from './label-crawl.ts';
import type { PostIndex } from './post-index.ts';
import { readWords, type WordsByList } from './post-words.ts';
import { type ListCrawls, readLabels, readLists } from './stored-crawl.ts';

/** KV is read again after this time; ms. */
const readIntervals = { complete: 60 * 60_000, incomplete: 5 * 60_000 };

/** The results of the crawl as an isolate last read them. If KV fails, they are those that were read before, or empty. */
export type CrawlReader = {
  labels(): Promise<LabelCrawl>;
  /** The numbers of posts with labels, as the crawl found them. */
  labelCounts(): Promise<CountsByList>;
  /** The same object until KV is read again. */
  index(): Promise<PostIndex>;
  /** The words of posts, which only a search needs. */
  words(): Promise<WordsByList>;
  /** The numbers of posts and labels that have been found, and whether these are all. */
  progress(): Promise<{ isComplete: boolean; posts: number; labels: number }>;
  /** Makes the next call read KV again, after a run of the crawl in this isolate. */
  expire(): void;
};

type CrawlReaderOptions = {
  store: Pick<KeyValueStore, 'get'>;
  now: typeof Date.now;
  waitUntil: (promise: Promise<unknown>) => void;
};

export function createCrawlReader({ store, now, waitUntil }: CrawlReaderOptions): CrawlReader {
  const flights = singleFlight(waitUntil);
  /** The number of runs in this isolate. */
  let runs = 0;

  function readAtIntervals<T extends { isComplete: boolean }>(
    name: string,
    read: (last: T | undefined) => Promise<T>,
  ): () => Promise<T> {
    let last: { value: T; readAt: number; runs: number } | undefined;
    return async () => {
      const interval = readIntervals[last?.value.isComplete ? 'complete' : 'incomplete'];
      if (last && now() < last.readAt + interval && last.runs === runs) return last.value;
      return flights(name, async () => {
        const started = { readAt: now(), runs };
        const value = await read(last?.value);
        last = { value, ...started };
        return value;
      });
    };
  }

  const labels = readAtIntervals('labels', async (last: Labels | undefined) => {
    const crawl = await readLabels(store.get, last?.crawl);
    return { crawl, counts: crawledCounts(crawl), isComplete: areLabelsComplete(crawl) };
  });

  const index = readAtIntervals('index', async (last: Index | undefined) => {
    const { postIndex } = await import('./post-index.ts');
    const [crawls, { crawl }] = await Promise.all([readLists(store.get, last?.crawls), labels()]);
    const index = postIndex(crawls, crawl);
    return { crawls, index, isComplete: index.isComplete };
  });

  const words = readAtIntervals('words', async () => ({
    words: await readWords(store.get),
    isComplete: (await index()).isComplete,
  }));

  return {
    labels: async () => (await labels()).crawl,
    labelCounts: async () => (await labels()).counts,
    index: async () => (await index()).index,
    words: async () => (await words()).words,
    async progress() {
      const [ofPosts, ofLabels] = [await index(), await labels()];
      return {
        isComplete: ofPosts.isComplete && ofLabels.isComplete,
        posts: ofPosts.index.posts.length,
        labels: Object.keys(ofLabels.crawl).length,
      };
    },
    expire() {
      runs += 1;
    },
  };
}

type Labels = { crawl: LabelCrawl; counts: CountsByList; isComplete: boolean };

type Index = { crawls: ListCrawls; index: PostIndex; isComplete: boolean };
