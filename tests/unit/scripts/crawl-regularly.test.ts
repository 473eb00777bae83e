import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { crawlRegularly } from '../../../scripts/crawl-regularly.ts';

const quarterHour = 15 * 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Starts the crawl of a site with this number of posts. Each run finds ten, and takes `duration` ms. */
function startCrawl({ posts = 1_000, isComplete = true, isFailing = false, duration = 0 }) {
  let known = 0;
  const runScheduled = vi.fn(async () => {
    if (duration > 0) await new Promise((resolve) => setTimeout(resolve, duration));
    known = Math.min(known + 10, posts);
    return !isFailing;
  });
  const state = () => ({ isComplete: isComplete && known === posts, posts: known, labels: 0 });
  vi.stubGlobal('fetch', async () => Response.json({ crawl: state() }));
  return { ...crawlRegularly({ url: 'http://site.example', runScheduled }), runScheduled };
}

test.each([
  ['until all is known', { posts: 300 }, 30],
  ['until a run finds nothing new', { posts: 300, isComplete: false }, 31],
  ['until a run fails', { isFailing: true }, 1],
])('the crawl runs at the start %s, and then every quarter of an hour', async (_, site, runs) => {
  const { first, runScheduled, stop } = startCrawl(site);
  await first;
  expect(runScheduled).toHaveBeenCalledTimes(runs);
  await vi.advanceTimersByTimeAsync(4 * quarterHour);
  expect(runScheduled).toHaveBeenCalledTimes(runs + 4);
  stop();
  await vi.advanceTimersByTimeAsync(quarterHour);
  expect(runScheduled).toHaveBeenCalledTimes(runs + 4);
});

test('no run begins beside another one', async () => {
  const { runScheduled, stop } = startCrawl({ duration: quarterHour });
  await vi.advanceTimersByTimeAsync(10 * quarterHour);
  expect(runScheduled.mock.calls.length).toBeLessThanOrEqual(11);
  stop();
});
