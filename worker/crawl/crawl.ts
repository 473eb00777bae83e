import { type ListName, listNames } from '../../shared/content/lists.ts';
import type { BlogService } from '../provider/blog.ts';
import { errorLine } from '../provider/provider-error.ts';
import type { KeyValueStore } from '../runtime/key-value-store.ts';
import type { Platform } from '../runtime/platform.ts';
import { type Crawl, type CrawlOutcome, failureOf, outcomeOf } from './crawl-outcome.ts';
import { crawlKey, readLabels } from './label-crawl.ts';
import { isRecent, lifetime, readLists } from './list-crawl.ts';
import { nextCall } from './next-call.ts';
import { updateWords } from './post-words.ts';

/** What has changed in a list: its first page, its posts, or the counts of its labels. Of posts that were known, it has the ids. */
export type ListChange = { list: ListName; postIds: readonly string[] };

type CrawlOptions = Pick<Platform, 'now' | 'log'> & {
  blogService: Pick<BlogService, 'posts'>;
  store: Pick<KeyValueStore, 'read' | 'put'>;
  /** Loads the stored content of a list anew, after a run that found its first page changed. */
  reload: (list: ListName) => Promise<void>;
  /** Makes caches in front of the site revalidate what depends on the changes, which have been loaded. Called once a run at most. */
  invalidate: (changes: ListChange[]) => Promise<void>;
};

/**
 * Finds all posts, and the labels that have posts. A run requests the first page of each list. With its
 * other calls it continues walks and requests labels in turn. It writes what it has changed.
 * @throws {Error} if KV cannot be read, because a part that was not read would be written as if it were new, or if all calls failed
 */
export async function crawlSite(options: CrawlOptions) {
  const { blogService, store, now, log, reload, invalidate } = options;
  const [lists, labels] = await Promise.all([readLists(store.read), readLabels(store.read)]);
  let crawl: Crawl = { ...lists, labels };
  const startedAt = now();
  const outcomes: CrawlOutcome[] = [];
  const logFailure = (error: unknown) => log({ event: 'crawl-failed', error: errorLine(error) });

  for (;;) {
    const call = nextCall(crawl, outcomes, startedAt);
    if (!call) break;
    const outcome = await blogService
      .posts(call.blog, call.browse)
      .then((received) => outcomeOf(crawl, call, received, startedAt))
      .catch((error) => {
        logFailure(error);
        return failureOf(crawl, call, startedAt);
      });
    outcomes.push(outcome);
    crawl = { ...crawl, ...outcome.parts };
  }

  for (const list of listNames) {
    const names = outcomes.flatMap(({ call, names }) =>
      call.blog === list && names ? [names] : [],
    );
    if (names.length > 0) await updateWords(store, list, crawl[list], Object.assign({}, ...names));
  }
  const written = new Set(outcomes.flatMap(({ parts }) => Object.keys(parts) as (keyof Crawl)[]));
  for (const part of written) await store.put(crawlKey(part), crawl[part], lifetime);
  for (const { changed } of outcomes) if (changed) await reload(changed).catch(logFailure);
  const changes = listNames.flatMap((list) => {
    const { change } = crawl[list];
    return change && isRecent(crawl[list], startedAt) ? { list, postIds: change.postIds } : [];
  });
  if (changes.length > 0) {
    await invalidate(changes).catch((error) => {
      log({ event: 'invalidate-failed', error: errorLine(error) });
    });
  }
  if (outcomes.every(({ hasFailed }) => hasFailed))
    throw new Error('All calls of the crawl failed.');
}
