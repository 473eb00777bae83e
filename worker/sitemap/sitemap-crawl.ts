import { lists } from '../../shared/content/lists.ts';
import { postHref } from '../../shared/routes.ts';
import { cachePolicy } from '../content/cache-policy.ts';
import type { BlogIds } from '../content/content-loaders.ts';
import {
  crawlLifetime,
  labelCrawlSchema,
  labelsKey,
  mergeLabelCrawl,
  storedLabelCrawl,
} from '../content/crawled-labels.ts';
import { abortable } from '../provider/abortable.ts';
import type { BlogService } from '../provider/blog.ts';
import type { KeyValueStore } from '../provider/key-value-store.ts';
import { errorLine, ProviderError } from '../provider/provider-error.ts';
import { singleFlight } from '../provider/single-flight.ts';
import { createRequestContext, requestContext, runInContext } from '../request-context.ts';
import {
  crawlProgress,
  newSitemapCrawl,
  type PartName,
  runCrawl,
  runLimits,
  type SitemapCrawl,
} from './crawl-run.ts';
import { labelPages } from './label-crawl.ts';
import { mergeListCrawl } from './list-crawl.ts';
import { listCrawlSchema, storedListCrawl } from './stored-crawl.ts';

/** The pages found so far. Dates are RFC 3339, null if unknown. */
export type CrawledPages = {
  /** The thoughts, quotes and articles found so far. */
  posts: { path: string; published: string | null }[];
  /** The pages of labels with posts. */
  labelPages: { path: string; newest: string | null }[];
  progress: ReturnType<typeof crawlProgress>;
};

export type SitemapCrawler = ReturnType<typeof createSitemapCrawl>;

type SitemapCrawlOptions = {
  blogService: BlogService;
  blogIds: BlogIds;
  store: KeyValueStore;
  now: () => number;
  waitUntil: (promise: Promise<unknown>) => void;
  log: (event: object) => void;
};

/**
 * Finds all posts, and the labels that have posts, with at most 40 calls per run. A cron trigger
 * starts a run every 15 minutes, and each request for the sitemap starts one after its response.
 * The provider's pages have 10 posts:
 *
 * | posts | runs until all are found | calls per day then, on average | on the busiest day |
 * |---|---|---|---|
 * | 100 | 11 | 530 | 872 |
 * | 5,000 | 23 | 693 | 1,160 |
 *
 * Of the calls per day, some 460 are for labels, every 20 hours, and 72 for new posts, for any number
 * of posts. Each list is walked to its end every three days.
 *
 * All isolates read and write the same keys of KV. Before a write, an isolate merges the stored
 * value into its own. A read may return an old value, and a write may then overwrite a newer one.
 * Each value is consistent in itself, so the walk is then a few pages behind but misses no post.
 */
export function createSitemapCrawl(options: SitemapCrawlOptions) {
  const { blogService, blogIds, store, now, waitUntil, log } = options;
  const flights = singleFlight(waitUntil, { timeout: 2 * runLimits.duration });
  const crawl = newSitemapCrawl();
  let failedAt = Number.NEGATIVE_INFINITY;

  const parts = partsOf(crawl, store);

  async function load(names: Iterable<PartName> = parts.keys()) {
    await Promise.all([...names].map((name) => parts.get(name)?.load()));
  }

  async function run() {
    const { succeeded, changed } = await runCrawl(crawl, {
      now,
      isTokenRejected: (error) => error instanceof ProviderError && error.status === 400,
      async fetchPage(blog, browse) {
        try {
          // Each call has its own deadline, independent of the request that started the run.
          return await runInContext(createRequestContext(), () =>
            blogService.posts(blogIds[blog], browse),
          );
        } catch (error) {
          failedAt = now();
          log({ event: 'sitemap-crawl-failed', error: errorLine(error) });
          throw error;
        }
      },
    });
    if (succeeded === 0) return;
    await load(changed);
    await Promise.all([...changed].map((name) => parts.get(name)?.save()));
  }

  const refresh = () => flights('run', run);

  return {
    /**
     * Returns the pages found so far and starts a run after the response. If no page was found yet,
     * waits for the first run.
     */
    async read(): Promise<CrawledPages> {
      await load();
      if (crawlProgress(crawl) === 'nothing') {
        await abortable(refresh(), requestContext().deadline).catch(() => {});
      } else if (now() - failedAt >= cachePolicy.retryInterval) {
        waitUntil(refresh());
      }
      return pagesOf(crawl);
    },
    /** Makes one run, for the cron trigger. */
    async refresh() {
      await load();
      await refresh();
    },
  };
}

/** A part is stored under its own key, so that a run writes only the parts that it has changed. */
type Part = { load: () => Promise<void>; save: () => Promise<void> };

function partsOf({ lists, labels }: SitemapCrawl, store: KeyValueStore): Map<PartName, Part> {
  const parts = new Map<PartName, Part>();
  for (const [name, list] of Object.entries(lists)) {
    const key = `sitemap ${name}`;
    parts.set(name as PartName, {
      async load() {
        const stored = await store.get(key, listCrawlSchema);
        if (stored) mergeListCrawl(list, stored);
      },
      save: () => store.put(key, storedListCrawl(list), crawlLifetime),
    });
  }
  return parts.set('labels', {
    async load() {
      const stored = await store.get(labelsKey, labelCrawlSchema);
      if (stored) mergeLabelCrawl(labels, stored);
    },
    save: () => store.put(labelsKey, storedLabelCrawl(labels), crawlLifetime),
  });
}

function pagesOf(crawl: SitemapCrawl): CrawledPages {
  return {
    posts: lists.flatMap((list) =>
      [...crawl.lists[list.name].posts]
        .map(([id, { published }]) => ({ path: postHref(list, id), published }))
        .toSorted((a, b) => Number(b.published) - Number(a.published))
        .map(({ path, published }) => ({ path, published: dateOf(published) })),
    ),
    labelPages: labelPages.flatMap(({ path }) => {
      const newest = crawl.labels.get(path)?.newest;
      return newest === undefined ? [] : [{ path, newest: dateOf(newest) }];
    }),
    progress: crawlProgress(crawl),
  };
}

function dateOf(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}
