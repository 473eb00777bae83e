import { expect, test } from 'vitest';
import { runCrawl, runLimits } from '../../../../worker/crawl/crawl-run.ts';
import {
  type Crawl,
  type CrawlPart,
  crawlProgress,
  newCrawl,
} from '../../../../worker/crawl/stored-crawl.ts';

const minute = 60_000;
const runsPerDay = 96;
const postsPerPage = 10;
/** 3 kB. */
const content = '<p>In the beginning was the Word, and the Word was with God.</p>\n'.repeat(48);

type Counts = { thoughts: number; quotes: number; articles: number };

/** A provider with `counts` posts, and the cron schedule of wrangler.toml. Returns a function that makes a run and returns what each call requested. */
function scheduleRuns(counts: Counts, crawl: Crawl) {
  let runStartsAt = Date.UTC(2026, 0, 1);
  return async () => {
    const requests: CrawlPart[] = [];
    const now = () => runStartsAt + requests.length * 200;
    await runCrawl(crawl, {
      now,
      isTokenRejected: () => false,
      async fetchPage(blog, browse) {
        const isLabel = browse.mode !== 'all' || blog === 'resources';
        requests.push(isLabel ? 'labels' : blog);
        if (isLabel) return { posts: [] };
        const start = Number(browse.pageToken ?? 0);
        const end = Math.min(start + postsPerPage, counts[blog]);
        return {
          posts: Array.from({ length: end - start }, (_, i) => ({
            id: `${counts[blog] - start - i}`,
            title: '',
            content,
            published: null,
          })),
          ...(end < counts[blog] && { nextPageToken: `${end}` }),
        };
      },
    });
    runStartsAt += 15 * minute;
    return requests;
  };
}

function countPosts({ lists: { thoughts, quotes, articles } }: Crawl): Counts {
  return {
    thoughts: thoughts.posts.size,
    quotes: quotes.posts.size,
    articles: articles.posts.size,
  };
}

test('a run requests no further list page after the limit of new markup, and goes on with labels', async () => {
  const counts = { thoughts: 60, quotes: 60, articles: 60 };
  const crawl = newCrawl();
  const run = scheduleRuns(counts, crawl);
  const listPages = (requests: readonly string[]) =>
    requests.filter((part) => part !== 'labels').length;
  const first = await run();
  const pages = Math.ceil(runLimits.markup / (postsPerPage * content.length));
  expect(listPages(first)).toBe(pages);
  // The labels keep their half of the calls: their counts would be too old if they bunched up.
  expect(first).toHaveLength(pages + runLimits.calls / 2);
  while (crawlProgress(crawl) !== 'complete') await run();
  expect(countPosts(crawl)).toEqual(counts);
  // Posts that have not changed do not count: a run has as many list pages as labels.
  const laterPages: number[] = [];
  for (let i = 0; i < 3 * runsPerDay; i++) laterPages.push(listPages(await run()));
  expect(Math.max(...laterPages)).toBeGreaterThanOrEqual(5);
});

/** The numbers that worker/crawl/crawl.ts and docs/scale.md state. */
test.each<[Counts, { runs: number; callsPerDay: number; onBusiestDay: number }]>([
  [
    { thoughts: 34, quotes: 33, articles: 33 },
    { runs: 45, callsPerDay: 535, onBusiestDay: 872 },
  ],
  [
    { thoughts: 1_667, quotes: 1_667, articles: 1_666 },
    { runs: 252, callsPerDay: 705, onBusiestDay: 960 },
  ],
  [
    { thoughts: 0, quotes: 0, articles: 5_000 },
    { runs: 270, callsPerDay: 705, onBusiestDay: 960 },
  ],
])(
  'with %j, the runs until all posts are found and the calls afterwards are %j',
  async (counts, { runs, callsPerDay, onBusiestDay }) => {
    const crawl = newCrawl();
    const run = scheduleRuns(counts, crawl);
    const calls: number[] = [];
    while (crawlProgress(crawl) !== 'complete') calls.push((await run()).length);
    expect(calls).toHaveLength(runs);
    expect(Math.max(...calls)).toBeLessThanOrEqual(runLimits.calls);
    expect(countPosts(crawl)).toEqual(counts);

    const days: number[] = [];
    let oldestLabel = 0;
    for (let day = 0; day < 30; day++) {
      days.push(0);
      for (let i = 0; i < runsPerDay; i++) {
        days[day] = Number(days[day]) + (await run()).length;
        const checkedAt = [...crawl.labels.values()].map((label) => label.checkedAt);
        oldestLabel = Math.max(oldestLabel, Math.max(...checkedAt) - Math.min(...checkedAt));
      }
    }
    expect(days.reduce((sum, day) => sum + day) / days.length).toBeLessThanOrEqual(callsPerDay);
    expect(Math.max(...days)).toBeLessThanOrEqual(onBusiestDay);
    expect(Math.min(...days)).toBeGreaterThan(400);
    // Until the next run, and for an hour more in the memory of an isolate, chips are marked with it.
    expect(oldestLabel + 75 * minute).toBeLessThanOrEqual(24 * 60 * minute);
    expect(countPosts(crawl)).toEqual(counts);
  },
);
