import {
  type BrowseState,
  browseAll,
  browseLabel,
  browseMore,
} from '../../shared/browse/browse-state.ts';
import { type ListName, listNames } from '../../shared/content/lists.ts';
import type { BlogIds, BlogName, BlogService } from '../provider/blog.ts';
import type { KeyValueStore } from '../provider/key-value-store.ts';
import { errorLine } from '../provider/provider-error.ts';
import type { ReceivedList } from '../provider/wire-schemas.ts';
import { readPost } from './crawled-post.ts';
import { type LabelPage, nextLabel, recordLabel, recordLabelFailure } from './label-crawl.ts';
import {
  isWalkDue,
  type ListCrawl,
  recordFailure,
  recordFirstPage,
  recordPage,
  type Walk,
} from './list-crawl.ts';
import { type CrawlPart, readLabels, readLists, writeCrawl } from './stored-crawl.ts';

/** The limits of a run. */
export const runLimits = {
  calls: 12,
  /** A failing provider is not called further. */
  failures: 3,
  /**
   * Of new and changed posts, in UTF-16 code units: after it, no walk goes on. Reading 1 kB takes up to 0.2 ms, and the
   * Workers Free plan allows a run 10 ms of CPU time.
   */
  markup: 50_000,
};

/** Calls to reload a list; the list of articles has the featured one, too. */
const reloadCalls = 2;

type CrawlOptions = {
  blogService: Pick<BlogService, 'posts'>;
  blogIds: BlogIds;
  store: Pick<KeyValueStore, 'read' | 'put'>;
  now: () => number;
  log: (event: object) => void;
  /** Loads the stored content of a list anew, after a run that found its first page changed. */
  reload: (list: ListName) => Promise<void>;
  /** The origin of a site whose posts are inspected for faults. */
  inspectedSite?: string | undefined;
};

/**
 * Finds all posts, and the labels that have posts. A run requests the first page of each list. With its
 * other calls it continues walks and requests labels in turn. It writes what it has changed. With pages of 10 posts
 * of 3 kB, 100 posts and all labels are found after 50 runs, 2,100 posts after 110.
 * @throws {Error} if KV cannot be read, because a part that was not read would be written as if it were new, or if all calls failed
 */
export async function crawlSite(options: CrawlOptions) {
  const { blogService, blogIds, store, now, log, reload, inspectedSite } = options;
  const [crawls, labels] = await Promise.all([readLists(store.read), readLabels(store.read)]);
  const startedAt = now();
  const written = new Set<CrawlPart>();
  const changed: ListName[] = [];
  let calls = 0;
  let failures = 0;
  let markup = 0;

  function logFailure(error: unknown) {
    log({ event: 'crawl-failed', error: errorLine(error) });
  }

  /** Requests a page and records it. Returns whether that succeeded. */
  async function request(
    blog: BlogName,
    browse: BrowseState,
    record: (page: ReceivedList) => Promise<void> | void,
  ): Promise<boolean> {
    calls++;
    try {
      await record(await blogService.posts(blogIds[blog], browse));
      return true;
    } catch (error) {
      failures++;
      logFailure(error);
      return false;
    }
  }

  async function readPage({ posts, nextPageToken }: ReceivedList, crawl: ListCrawl) {
    const read = posts.map(async (post) => {
      const known = crawl.posts.find(({ id }) => id === post.id);
      const read = await readPost(post, known, now(), inspectedSite);
      if (read.digest !== known?.digest) markup += post.content.length;
      return read;
    });
    return { posts: await Promise.all(read), nextPageToken };
  }

  function requestFirstPage(name: ListName) {
    return request(name, browseAll(), async (received) => {
      const crawl = crawls[name];
      const page = await readPage(received, crawl);
      const isDue = isWalkDue(crawl, startedAt);
      if (isDue) recordPage(crawl, page, { startedAt });
      const hasChanged = recordFirstPage(crawl, page);
      if (hasChanged) changed.push(name);
      if (isDue || hasChanged) written.add(name);
    });
  }

  /** Returns whether the walk goes on in this run. */
  async function continueWalk(name: ListName, walk: Walk): Promise<boolean> {
    const crawl = crawls[name];
    written.add(name);
    const browse = browseMore(browseAll(), walk.pageToken);
    const hasPage = await request(name, browse, async (received) =>
      recordPage(crawl, await readPage(received, crawl), walk),
    );
    if (!hasPage) recordFailure(crawl);
    return hasPage && crawl.walk !== undefined;
  }

  async function requestLabel(page: LabelPage) {
    written.add('labels');
    const hasPage = await request(page.blog, browseLabel(page.label), (received) =>
      recordLabel(labels, page, received, now()),
    );
    if (!hasPage) recordLabelFailure(labels, page, now());
  }

  for (const name of listNames) await requestFirstPage(name);
  const walking = listNames
    .filter((name) => crawls[name].walk)
    .sort((a, b) => crawls[a].walkedAt - crawls[b].walkedAt);
  const most = runLimits.calls - changed.length * reloadCalls;
  while (calls < most && failures < runLimits.failures) {
    const label = nextLabel(labels, now());
    // They take turns, so that a long list does not make the counts of labels too old.
    const walks = markup < runLimits.markup && (calls % 2 === 0 || !label);
    const name = walks ? walking.shift() : undefined;
    const walk = name && crawls[name].walk;
    if (walk) {
      if (await continueWalk(name, walk)) walking.push(name);
    } else if (label) {
      await requestLabel(label);
    } else {
      break;
    }
  }
  const found = { ...crawls, labels };
  await Promise.all([...written].map((part) => writeCrawl(store.put, part, found[part])));
  await Promise.all(changed.map((name) => reload(name).catch(logFailure)));
  if (failures === calls) throw new Error('All calls of the crawl failed.');
}
