import { type ListName, listNames } from '../../shared/content/lists.ts';
import type { BlogService } from '../provider/blog.ts';
import { errorLine } from '../provider/provider-error.ts';
import type { ReceivedList } from '../provider/wire-schemas.ts';
import type { KeyValueStore } from '../runtime/key-value-store.ts';
import { readPost } from './crawled-post.ts';
import { recordLabel, recordLabelFailure } from './label-crawl.ts';
import {
  isRecent,
  isWalkDue,
  recordChange,
  recordFailure,
  recordFirstPage,
  recordPage,
} from './list-crawl.ts';
import { type Call, type CrawlRun, nextCall } from './next-call.ts';
import { type PostNames, updateWords } from './post-words.ts';
import { type Crawl, type CrawlPart, readLabels, readLists, writeCrawl } from './stored-crawl.ts';

/** What has changed in a list: its first page, or posts with these ids. */
export type ListChange = { list: ListName; postIds: readonly string[] };

type CrawlOptions = {
  blogService: Pick<BlogService, 'posts'>;
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
  const { blogService, store, now, log, reload, invalidate } = options;
  const [lists, labels] = await Promise.all([readLists(store.read), readLabels(store.read)]);
  const crawl: Crawl = { ...lists, labels };
  const startedAt = now();
  const run: CrawlRun = { crawl, calls: [], changed: new Set(), markup: 0 };
  const written = new Set<CrawlPart>();
  /** The names in new and changed posts of the lists whose words are written. */
  const names: Partial<Record<ListName, PostNames>> = {};

  function logFailure(error: unknown) {
    log({ event: 'crawl-failed', error: errorLine(error) });
  }

  async function readPage(name: ListName, { posts, nextPageToken }: ReceivedList) {
    const list = crawl[name];
    const read = posts.map(async (received) => {
      const known = list.posts.find(({ id }) => id === received.id);
      const { post, names: ofPost } = await readPost(received, known, now());
      if (ofPost !== undefined) {
        names[name] = { ...names[name], [post.id]: ofPost };
        run.markup += received.content.length;
        if (known) recordChange(list, [post.id], now());
      }
      return post;
    });
    return { posts: await Promise.all(read), nextPageToken };
  }

  async function record(call: Call, received: ReceivedList) {
    if (call.kind === 'label') {
      recordLabel(labels, call.path, received, now());
      written.add('labels');
      return;
    }
    const { kind, blog: name } = call;
    const list = crawl[name];
    const page = await readPage(name, received);
    if (kind === 'walk' || isWalkDue(list, startedAt)) {
      recordPage(list, page, list.walk ?? { startedAt });
      // After the last page, the posts that are gone are known.
      if (!list.walk) names[name] ??= {};
      written.add(name);
    }
    if (kind === 'first-page' && recordFirstPage(list, page)) {
      recordChange(list, [], now());
      run.changed.add(name);
      written.add(name);
    }
  }

  function recordFailed(call: Call) {
    if (call.kind === 'label') {
      recordLabelFailure(labels, call.path, now());
      written.add('labels');
    } else if (call.kind === 'walk') {
      recordFailure(crawl[call.blog]);
      written.add(call.blog);
    }
  }

  const next = () => nextCall(run, now());
  for (let call = next(); call; call = next()) {
    const made = { call, hasFailed: false };
    try {
      await record(call, await blogService.posts(call.blog, call.browse));
    } catch (error) {
      made.hasFailed = true;
      logFailure(error);
      recordFailed(call);
    }
    run.calls.push(made);
  }
  for (const list of listNames) {
    const ofList = names[list];
    if (ofList) await updateWords(store, list, lists[list], ofList);
  }
  for (const part of written) await writeCrawl(store.put, crawl, part);
  for (const list of run.changed) await reload(list).catch(logFailure);
  const changes = listNames.flatMap((list) => {
    const { change } = lists[list];
    return change && isRecent(lists[list], startedAt) ? { list, postIds: change.postIds } : [];
  });
  if (changes.length > 0) {
    await invalidate(changes).catch((error) => {
      log({ event: 'invalidate-failed', error: errorLine(error) });
    });
  }
  if (run.calls.every(({ hasFailed }) => hasFailed))
    throw new Error('All calls of the crawl failed.');
}
