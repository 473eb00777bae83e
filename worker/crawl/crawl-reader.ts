import type { KeyValueStore } from '../runtime/key-value-store.ts';
import type { Platform } from '../runtime/platform.ts';
import { singleFlight } from '../runtime/single-flight.ts';
import { areLabelsComplete, type LabelCrawl, readLabels } from './label-crawl.ts';
import type { ListCrawls } from './list-crawl.ts';
import type { PostIndex } from './post-index.ts';

/** KV is read again after this time; ms. */
const readIntervals = { complete: 60 * 60_000, incomplete: 5 * 60_000 };

type CrawlReaderOptions = Pick<Platform, 'now' | 'waitUntil'> & { store: KeyValueStore };

export type CrawlReader = ReturnType<typeof createCrawlReader>;

/** The results of the crawl as an isolate last read them. If KV fails, they are those that were read before, or empty. */
export function createCrawlReader({ store, now, waitUntil }: CrawlReaderOptions) {
  const flights = singleFlight(waitUntil);
  let runs = 0;

  function readAtIntervals<T>(
    name: string,
    read: (last: T | undefined) => Promise<{ value: T; isComplete: boolean }>,
  ): () => Promise<T> {
    let last: { value: T; isComplete: boolean; readAt: number; runs: number } | undefined;
    return async () => {
      const interval = readIntervals[last?.isComplete ? 'complete' : 'incomplete'];
      if (last && now() < last.readAt + interval && last.runs === runs) return last.value;
      return flights(name, async () => {
        const started = { readAt: now(), runs };
        last = { ...(await read(last?.value)), ...started };
        return last.value;
      });
    };
  }

  const labels = readAtIntervals('labels', async (last?: LabelCrawl) => {
    const value = await readLabels(store.get, last);
    return { value, isComplete: areLabelsComplete(value) };
  });

  const found = readAtIntervals(
    'index',
    async (last?: { crawls: ListCrawls; index: PostIndex }) => {
      const [{ readLists }, { postIndex }] = await Promise.all([
        import('./list-crawl.ts'),
        import('./post-index.ts'),
      ]);
      const [crawls, ofLabels] = await Promise.all([readLists(store.get, last?.crawls), labels()]);
      const index = postIndex(crawls, ofLabels);
      return { value: { crawls, index }, isComplete: index.isComplete };
    },
  );

  const index = async () => (await found()).index;

  const words = readAtIntervals('words', async () => {
    const { readWords } = await import('./post-words.ts');
    return { value: await readWords(store.get), isComplete: (await index()).isComplete };
  });

  return {
    labels,
    index,
    /** The words of posts, which only a search needs. */
    words,
    /** The numbers of posts and labels that have been found, and whether these are all. */
    async progress() {
      const { isComplete, posts } = await index();
      return { isComplete, posts: posts.length, labels: Object.keys(await labels()).length };
    },
    /** Makes the next call read KV again, after a run of the crawl in this isolate. */
    expire() {
      runs += 1;
    },
  };
}
