import { type ListName, listNames } from '../../shared/content/lists.ts';
import type { BlogIds, BlogService } from '../provider/blog.ts';
import type { KeyValueStore } from '../provider/key-value-store.ts';
import { errorLine } from '../provider/provider-error.ts';
import { callKinds } from './call-kinds.ts';
import { isRecent } from './list-crawl.ts';
import { type Call, type CompletedCall, nextCall } from './next-call.ts';
import { updateWords } from './post-words.ts';
import { type CrawlPart, readLabels, readLists, writeCrawl } from './stored-crawl.ts';

/** What has changed in a list: its first page, or posts with these ids. */
export type ListChange = { list: ListName; postIds: readonly string[] };

type CrawlOptions = {
  blogService: Pick<BlogService, 'posts'>;
  blogIds: BlogIds;
  store: Pick<KeyValueStore, 'read' | 'put'>;
  now: typeof Date.now;
  log: (event: object) => void;
  /** Loads the stored content of a list anew, after a run that found its first page changed. */
  reload: (list: ListName) => Promise<void>;
  /** Makes caches in front of the site revalidate what depends on the changes, which have been loaded. Called once a run at most. */
  invalidate: (changes: ListChange[]) => Promise<void>;
};

/**
 * Finds all posts, and the labels that have posts. A run requests the first page of each list. With its
 * other calls it continues walks and requests labels in turn. It writes what it has changed. With pages of 10 posts
 * of 3 kB, 100 posts and all labels are found after 50 runs, 2,100 posts after 110.
 * @throws {Error} if KV cannot be read, because a part that was not read would be written as if it were new, or if all calls failed
 */
export async function crawlSite(options: CrawlOptions) {
  const { blogService, blogIds, store, now, log, reload, invalidate } = options;
  const [lists, labels] = await Promise.all([readLists(store.read), readLabels(store.read)]);
  const crawl = { ...lists, labels };
  const startedAt = now();
  const calls: CompletedCall[] = [];

  function logFailure(error: unknown) {
    log({ event: 'crawl-failed', error: errorLine(error) });
  }

  async function make<K extends Call['kind']>(call: Call<K>) {
    const { query, record, recordFailure } = callKinds[call.kind];
    const state = { crawl, startedAt, now };
    try {
      const { blog, browse } = query(call);
      const received = await blogService.posts(blogIds[blog], browse);
      return { ...(await record(call, received, state)), hasFailed: false };
    } catch (error) {
      logFailure(error);
      return { ...recordFailure(call, state), hasFailed: true };
    }
  }

  const next = () => nextCall({ lists, labels, calls }, now());
  for (let call = next(); call; call = next()) calls.push({ call, ...(await make(call)) });
  await Promise.all(
    listNames.map(async (list) => {
      const read = calls.filter(({ call, names }) => names && partOf(call) === list);
      const names = Object.assign({}, ...read.map(({ names }) => names));
      if (read.length > 0) await updateWords(store, list, lists[list], names);
    }),
  );
  const written = new Set(
    calls.filter(({ isWritten }) => isWritten).map(({ call }) => partOf(call)),
  );
  await Promise.all(Array.from(written, (part) => writeCrawl(store.put, part, crawl[part])));
  const changed = listNames.filter((list) =>
    calls.some(({ call, isChanged }) => isChanged && partOf(call) === list),
  );
  await Promise.all(changed.map((list) => reload(list).catch(logFailure)));
  const changes = listNames.flatMap((list) => {
    const { change } = lists[list];
    return change && isRecent(lists[list], startedAt) ? { list, postIds: change.postIds } : [];
  });
  if (changes.length > 0) {
    await invalidate(changes).catch((error) => {
      log({ event: 'invalidate-failed', error: errorLine(error) });
    });
  }
  if (calls.every(({ hasFailed }) => hasFailed)) throw new Error('All calls of the crawl failed.');
}

/** The value in KV that a call may change. */
function partOf(call: Call): CrawlPart {
  return call.kind === 'label' ? 'labels' : call.list;
}
