import { type List, lists } from '../../shared/content/lists.ts';
import { postHref } from '../../shared/routes.ts';
import type { BlogIds, BlogService } from '../provider/blog.ts';
import type { KeyValueStore } from '../provider/key-value-store.ts';
import { errorLine, ProviderError } from '../provider/provider-error.ts';
import { createRequestContext, runInContext } from '../request-context.ts';
import { type Crawl, crawlProgress, newCrawl, type PartName, runCrawl } from './crawl-run.ts';
import { labelCrawlSchema, labelPages, labelsKey, storedLabelCrawl } from './label-crawl.ts';
import { listCrawlSchema, listKey, storedListCrawl } from './list-crawl.ts';
import { type PostIndex, postIndex } from './post-index.ts';

/** The lifetime in KV of a value that nothing changes; ms. */
const lifetime = 30 * 24 * 60 * 60_000;

/** The pages found so far. Dates are RFC 3339, null if unknown. */
export type CrawledPages = {
  posts: { path: string; published: string | null }[];
  labelPages: { path: string; newest: string | null }[];
  progress: ReturnType<typeof crawlProgress>;
  index: PostIndex;
};

export type SiteCrawl = ReturnType<typeof createCrawl>;

type CrawlOptions = {
  blogService: BlogService;
  blogIds: BlogIds;
  store: KeyValueStore;
  now: () => number;
  log: (event: object) => void;
};

/**
 * Finds all posts, and the labels that have posts, with at most 10 calls per run. The provider's pages
 * have 10 posts, of 3 kB here:
 *
 * | posts | runs until all are found | calls per day then, on average | on the busiest day |
 * |---|---|---|---|
 * | 100 | 45 | 532 | 872 |
 * | 5,000 | 270 | 702 | 960 |
 *
 * Of the calls per day, some 460 are for labels, every 20 hours, and 72 for new posts, for any number
 * of posts. Each list is walked to its end every three days.
 *
 * The scheduled handler alone makes runs and writes to KV. A part is stored under its own key, so that a
 * run writes only the parts that it has changed.
 */
export function createCrawl({ blogService, blogIds, store, now, log }: CrawlOptions) {
  async function read(): Promise<Crawl> {
    const crawl = newCrawl();
    async function readList(name: List['name']) {
      crawl.lists[name] = (await store.get(listKey(name), listCrawlSchema)) ?? crawl.lists[name];
    }
    async function readLabels() {
      crawl.labels = (await store.get(labelsKey, labelCrawlSchema)) ?? crawl.labels;
    }
    await Promise.all([...lists.map(({ name }) => readList(name)), readLabels()]);
    return crawl;
  }

  function write({ lists, labels }: Crawl, part: PartName): Promise<void> {
    return part === 'labels'
      ? store.put(labelsKey, storedLabelCrawl(labels), lifetime)
      : store.put(listKey(part), storedListCrawl(lists[part]), lifetime);
  }

  return {
    /** @throws {Error} if all of its calls failed */
    async run(): Promise<void> {
      const crawl = await read();
      const { calls, failures, changed } = await runCrawl(crawl, {
        now,
        isTokenRejected: (error) => error instanceof ProviderError && error.status === 400,
        async fetchPage(blog, browse) {
          try {
            // Each call has its own deadline.
            return await runInContext(createRequestContext(), () =>
              blogService.posts(blogIds[blog], browse),
            );
          } catch (error) {
            log({ event: 'sitemap-crawl-failed', error: errorLine(error) });
            throw error;
          }
        },
      });
      if (calls > 0 && calls === failures) throw new Error('All calls of the crawl failed.');
      await Promise.all([...changed].map((part) => write(crawl, part)));
    },

    pages: async () => pagesOf(await read()),
  };
}

async function pagesOf(crawl: Crawl): Promise<CrawledPages> {
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
    index: await postIndex(crawl.lists, crawl.labels),
  };
}

function dateOf(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString();
}
