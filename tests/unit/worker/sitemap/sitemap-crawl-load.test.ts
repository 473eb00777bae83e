import { expect, test } from 'vitest';
import {
  crawlProgress,
  newSitemapCrawl,
  runCrawl,
  runLimits,
  type SitemapCrawl,
} from '../../../../worker/sitemap/crawl-run.ts';

const minute = 60_000;
const runsPerDay = 96;
const postsPerPage = 10;

type Counts = { thoughts: number; quotes: number; articles: number };

/** A provider with so many posts, and the clock of wrangler.toml; what it returns makes a run and counts its calls. */
function clockOver(counts: Counts, crawl: SitemapCrawl) {
  let runStartsAt = Date.UTC(2026, 0, 1);
  return async () => {
    let calls = 0;
    const now = () => runStartsAt + calls * 200;
    await runCrawl(crawl, {
      now,
      isTokenRejected: () => false,
      async fetchPage(blog, browse) {
        calls++;
        if (browse.mode !== 'all' || blog === 'resources') return { posts: [] };
        const start = Number(browse.pageToken ?? 0);
        const end = Math.min(start + postsPerPage, counts[blog]);
        return {
          posts: Array.from({ length: end - start }, (_, i) => ({
            id: `${counts[blog] - start - i}`,
            published: null,
          })),
          ...(end < counts[blog] && { nextPageToken: `${end}` }),
        };
      },
    });
    runStartsAt += 15 * minute;
    return calls;
  };
}

function known({ lists: { thoughts, quotes, articles } }: SitemapCrawl): Counts {
  return {
    thoughts: thoughts.posts.size,
    quotes: quotes.posts.size,
    articles: articles.posts.size,
  };
}

/** The numbers that worker/sitemap/sitemap-crawl.ts and docs/scale.md state. */
test.each<[Counts, { runs: number; callsADay: number; onTheBusiestDay: number }]>([
  [
    { thoughts: 34, quotes: 33, articles: 33 },
    { runs: 11, callsADay: 477, onTheBusiestDay: 485 },
  ],
  [
    { thoughts: 1_667, quotes: 1_667, articles: 1_666 },
    { runs: 23, callsADay: 640, onTheBusiestDay: 974 },
  ],
  [
    { thoughts: 0, quotes: 0, articles: 5_000 },
    { runs: 23, callsADay: 640, onTheBusiestDay: 974 },
  ],
])(
  'with %j every post is known after so many runs, and then the calls are few: %j',
  async (counts, { runs, callsADay, onTheBusiestDay }) => {
    const crawl = newSitemapCrawl();
    const run = clockOver(counts, crawl);
    const calls: number[] = [];
    while (crawlProgress(crawl) !== 'complete') calls.push(await run());
    expect(calls).toHaveLength(runs);
    expect(Math.max(...calls)).toBeLessThanOrEqual(runLimits.calls);
    expect(known(crawl)).toEqual(counts);

    const days: number[] = [];
    for (let day = 0; day < 9; day++) {
      days.push(0);
      for (let i = 0; i < runsPerDay; i++) days[day] = Number(days[day]) + (await run());
    }
    expect(days.reduce((sum, day) => sum + day) / days.length).toBeLessThanOrEqual(callsADay);
    expect(Math.max(...days)).toBeLessThanOrEqual(onTheBusiestDay);
    expect(Math.min(...days)).toBeGreaterThan(400);
    expect(known(crawl)).toEqual(counts);
  },
);

test('what one run has found of each list and of the labels is known after it', async () => {
  const crawl = newSitemapCrawl();
  await clockOver({ thoughts: 1_667, quotes: 1_667, articles: 1_666 }, crawl)();
  expect(known(crawl)).toEqual({ thoughts: 100, quotes: 100, articles: 100 });
  expect(crawl.labels.size).toBe(10);
  expect(crawlProgress(crawl)).toBe('some');
});
