import type { BlogIds, BlogService } from '../provider/blog.ts';
import type { KeyValueStore } from '../provider/key-value-store.ts';
import { errorLine, ProviderError } from '../provider/provider-error.ts';
import { createRequestContext, runInContext } from '../request-context.ts';
import { runCrawl } from './crawl-run.ts';
import { listCrawlOf } from './list-crawl.ts';
import { readLabels, readLists, writePart } from './stored-crawl.ts';

type CrawlOptions = {
  blogService: BlogService;
  blogIds: BlogIds;
  store: Pick<KeyValueStore, 'read' | 'put'>;
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
 * The scheduled handler alone makes runs and writes to KV: only the parts that the run has changed.
 * @throws {Error} if KV fails, because a part that was not read would be written as if it were new, or if all calls failed
 */
export async function crawlSite({ blogService, blogIds, store, now, log }: CrawlOptions) {
  const [lists, labels] = await Promise.all([readLists(store.read), readLabels(store.read)]);
  const crawl = {
    lists: {
      thoughts: listCrawlOf(lists.thoughts),
      quotes: listCrawlOf(lists.quotes),
      articles: listCrawlOf(lists.articles),
    },
    labels,
  };
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
  await Promise.all([...changed].map((part) => writePart(crawl, part, store.put)));
}
