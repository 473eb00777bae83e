import { type ListName, listNames } from '../../shared/content/lists.ts';
import type { PostReference } from '../../shared/content/post.ts';
import { type BlogIds, type BlogService, PostNotFound } from '../provider/blog.ts';
import type { KeyValueStore } from '../provider/key-value-store.ts';
import { errorLine } from '../provider/provider-error.ts';
import type { ReceivedList } from '../provider/wire-schemas.ts';
import { readPost } from './crawled-post.ts';
import { labelPages, recordLabel, recordLabelFailure } from './label-crawl.ts';
import {
  isRecent,
  isWalkDue,
  recordChange,
  recordFailure,
  recordFirstPage,
  recordPage,
  recordPost,
} from './list-crawl.ts';
import { type Call, type CompletedCall, nextCall } from './next-call.ts';
import { type PostNames, updateWords } from './post-words.ts';
import { type CrawlPart, readLabels, readLists, writeCrawl } from './stored-crawl.ts';

/** What has changed in a list: its first page, or posts with these ids. */
export type ListChange = { list: ListName; postIds: readonly string[] };

type CrawlOptions = {
  blogService: BlogService;
  blogIds: BlogIds;
  store: Pick<KeyValueStore, 'read' | 'put'>;
  now: typeof Date.now;
  log: (event: object) => void;
  /** Loads the stored content of a list anew, after a run that found its first page changed. */
  reload: (list: ListName) => Promise<void>;
  /** Makes caches in front of the site revalidate what depends on the changes, which have been loaded. Called once a run at most. */
  invalidate: (changes: ListChange[]) => Promise<void>;
  /** The origin of a site whose posts are inspected for faults. */
  inspectedSite?: string | undefined;
  /** What is read again beyond the limits of a run. */
  recheck?: Recheck | undefined;
};

/** Posts, and labels of thoughts, that the crawl has found. */
export type Recheck = { posts: readonly PostReference[]; labels: readonly string[] };

/**
 * Finds all posts, and the labels that have posts. A run requests the first page of each list. With its
 * other calls it continues walks and requests labels in turn. It writes what it has changed. With pages of 10 posts
 * of 3 kB, 100 posts and all labels are found after 50 runs, 2,100 posts after 110.
 * @throws {Error} if KV cannot be read, because a part that was not read would be written as if it were new, or if all calls failed
 */
export async function crawlSite(options: CrawlOptions) {
  const { blogService, blogIds, store, now, log, reload, invalidate, inspectedSite, recheck } =
    options;
  const [lists, labels] = await Promise.all([readLists(store.read), readLabels(store.read)]);
  const startedAt = now();
  const written = new Set<CrawlPart>();
  const calls: CompletedCall[] = [];
  const changed: ListName[] = [];
  /** The names in the posts that were read, of the lists whose words are written. */
  const names = new Map<ListName, PostNames>();
  let markup = 0;

  function logFailure(error: unknown) {
    log({ event: 'crawl-failed', error: errorLine(error) });
  }

  async function request(call: Call): Promise<ReceivedList> {
    switch (call.kind) {
      case 'label':
        return blogService.posts(blogIds[call.page.blog], { label: call.page.label });
      case 'walk':
        return blogService.posts(blogIds[call.list], { pageToken: call.walk.pageToken });
      case 'first-page':
        return blogService.posts(blogIds[call.list], {});
      case 'post':
        return { posts: await requestPost(call) };
    }
  }

  async function requestPost({ list, postId }: PostReference) {
    try {
      return [await blogService.post(blogIds[list], postId)];
    } catch (error) {
      if (error instanceof PostNotFound) return [];
      throw error;
    }
  }

  async function readPage({ posts, nextPageToken }: ReceivedList, name: ListName) {
    const read = posts.map(async (post) => {
      const known = lists[name].posts.find(({ id }) => id === post.id);
      const read = await readPost(post, known, now(), inspectedSite);
      if (read.names !== undefined) {
        markup += post.content.length;
        names.set(name, { ...names.get(name), [post.id]: read.names });
      }
      if (known && read.post.digest !== known.digest) recordChange(lists[name], [post.id], now());
      return read.post;
    });
    return { posts: await Promise.all(read), nextPageToken };
  }

  async function recordCall(call: Call, received: ReceivedList) {
    if (call.kind === 'label') {
      recordLabel(labels, call.page, received, now());
      written.add('labels');
      return;
    }
    const list = lists[call.list];
    const page = await readPage(received, call.list);
    if (call.kind === 'post') {
      recordPost(list, call.postId, page.posts[0]);
      written.add(call.list);
      return;
    }
    if (call.kind === 'walk') {
      recordPage(list, page, call.walk);
      // The posts that are gone are known now.
      if (!list.walk) names.set(call.list, { ...names.get(call.list) });
      written.add(call.list);
      return;
    }
    const isDue = isWalkDue(list, startedAt);
    if (isDue) recordPage(list, page, { startedAt });
    const hasChanged = recordFirstPage(list, page);
    if (hasChanged) {
      changed.push(call.list);
      recordChange(list, [], now());
    }
    if (isDue || hasChanged) written.add(call.list);
  }

  function recordFailedCall(call: Call) {
    if (call.kind === 'first-page' || call.kind === 'post') return;
    if (call.kind === 'label') recordLabelFailure(labels, call.page, now());
    else recordFailure(lists[call.list]);
    written.add(call.kind === 'label' ? 'labels' : call.list);
  }

  async function make(call: Call) {
    try {
      await recordCall(call, await request(call));
      calls.push({ ...call, hasFailed: false });
    } catch (error) {
      logFailure(error);
      recordFailedCall(call);
      calls.push({ ...call, hasFailed: true });
    }
  }

  const next = () => nextCall({ lists, labels, calls, changed, markup }, now());
  for (let call = next(); call; call = next()) await make(call);
  for (const call of recheckCalls(recheck)) await make(call);
  await Promise.all(
    Array.from(names, ([list, read]) => updateWords(store, list, lists[list], read)),
  );
  const found = { ...lists, labels };
  await Promise.all(Array.from(written, (part) => writeCrawl(store.put, part, found[part])));
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

function recheckCalls({ posts, labels }: Recheck = { posts: [], labels: [] }): Call[] {
  const pages = labelPages.filter(
    ({ blog, label }) => blog === 'thoughts' && labels.includes(label),
  );
  return [
    ...posts.map((post) => ({ kind: 'post' as const, ...post })),
    ...pages.map((page) => ({ kind: 'label' as const, page })),
  ];
}
