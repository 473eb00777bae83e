import type * as z from 'zod/mini';
import { siteToday } from '../../worker/calendar/civil-day.ts';
import { crawlSite } from '../../worker/crawl/crawl.ts';
import { areLabelsComplete } from '../../worker/crawl/label-crawl.ts';
import { postIndex } from '../../worker/crawl/post-index.ts';
import { readLabels, readLists } from '../../worker/crawl/stored-crawl.ts';
import { comingWeeks, type Faults, siteFaults } from '../../worker/report/site-faults.ts';
import type { Settings } from '../../worker/settings.ts';
import { createSundays } from '../../worker/sundays/sundays.ts';
import { createSitePosts } from './site-posts.ts';

/** The maximum number of faults of each kind. */
const maxShown = 20;

/** A run of the crawl makes up to twelve calls. */
const maxRuns = 1_000;

const blogIds = {
  thoughts: 'thoughts',
  quotes: 'quotes',
  articles: 'articles',
  resources: 'resources',
};

/**
 * Crawls a deployed site as the Worker crawls its provider, and returns what may be wrong in the posts as Markdown; empty
 * if nothing was found.
 */
export async function siteReport(
  site: string,
  { lectionary }: { lectionary: Settings['LECTIONARY'] },
): Promise<string> {
  const stored = new Map<string, unknown>();
  const store = {
    read: async <T>(key: string, schema: z.ZodMiniType<T>) =>
      schema.safeParse(stored.get(key)).data,
    put: async (key: string, value: unknown) => void stored.set(key, value),
  };
  for (let runs = 0; runs < maxRuns; runs++) {
    await crawlSite({
      ...{ blogService: createSitePosts(site), blogIds, store, now: Date.now },
      log: fail,
      reload: async () => {},
      invalidate: async () => {},
      inspectedSite: site,
    });
    const labels = await readLabels(store.read);
    const index = postIndex(await readLists(store.read), labels);
    if (!index.isComplete || !areLabelsComplete(labels)) continue;
    const today = siteToday(Date.now);
    const settings = { LECTIONARY: lectionary, PRODUCT_NAME: '', SITE_URL: site };
    const sundays = createSundays({ settings, today, now: Date.now });
    return markdown(site, siteFaults({ index, labels, days: comingWeeks(sundays, today()) }));
  }
  throw new Error(`Not all posts were read in ${maxRuns} runs.`);
}

/** A report without some of the posts would say that their faults are mended. */
function fail(event: object): never {
  throw new Error(JSON.stringify(event));
}

function markdown(site: string, faults: readonly Faults[]): string {
  return faults
    .filter(({ found }) => found.length > 0)
    .map(({ kind, found }) => {
      const shown = found.slice(0, maxShown).map(({ text, href, problem }) => {
        const title = text.replace(/[\\[\]]/g, '\\$&');
        return `- [${title}](${site}${href}) ${problem}`;
      });
      const more = found.length - shown.length;
      const lines = more > 0 ? [...shown, `- and ${more} more`] : shown;
      return `## ${kind} (${found.length})\n\n${lines.join('\n')}\n`;
    })
    .join('\n');
}
