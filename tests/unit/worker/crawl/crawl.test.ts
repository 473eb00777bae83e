import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { referenceText } from '../../../../shared/scripture/verses.ts';
import { crawlSite, type ListChange } from '../../../../worker/crawl/crawl.ts';
import { createCrawlReader } from '../../../../worker/crawl/crawl-reader.ts';
import { crawledCounts, labelPages } from '../../../../worker/crawl/label-crawl.ts';
import { runLimits } from '../../../../worker/crawl/next-call.ts';
import { passagesOf } from '../../../../worker/crawl/post-index.ts';
import type { BlogService } from '../../../../worker/provider/blog.ts';
import { ProviderError } from '../../../../worker/provider/provider-error.ts';
import type { ReceivedList } from '../../../../worker/provider/wire-schemas.ts';
import { memoryStore } from '../../../support/memory-store.ts';

const minute = 60_000;
const runsPerDay = 96;
const start = Date.UTC(2026, 0, 1);

type Request = { blog: string; label?: string | undefined; pageToken?: string | undefined };

const { kv, store } = memoryStore();
const put = vi.spyOn(store, 'put');
let time: number;
/** The ids of each list's posts, the newest first. */
let lists: Record<string, string[]>;
let content: (id: string) => string;
/** The requests of the last run. */
let requests: Request[];
/** Responds in place of the provider, or throws. */
let intercept: (request: Request) => ReceivedList | undefined;
const reload = vi.fn(async (_list: string) => {});
const invalidate = vi.fn<(changes: ListChange[]) => Promise<void>>();
let events: object[];

/** What KV has after the articles were crawled for 60 runs. */
let afterCrawl: ReadonlyMap<string, string>;

function reset() {
  time = start;
  kv.clear();
  lists = { thoughts: [], quotes: [], articles: numbers(120) };
  content = (id) => `Psalm ${(Number(id) % 150) + 1}`;
  intercept = () => undefined;
  events = [];
  invalidate.mockReset().mockResolvedValue(undefined);
}

beforeAll(async () => {
  reset();
  await runs(60);
  afterCrawl = new Map(kv);
});

beforeEach(reset);

function numbers(count: number): string[] {
  return Array.from({ length: count }, (_, i) => `${count - i}`);
}

const post = (id: string) => ({ id, title: '', content: content(id), published: null });

/** A token is the number of posts before its page. */
const posts: BlogService['posts'] = async (blog, { label, pageToken }) => {
  time += 50;
  const request = { blog, label, pageToken };
  requests.push(request);
  const intercepted = intercept(request);
  if (intercepted) return intercepted;
  const start = Number(pageToken ?? 0);
  const all = (label === undefined && lists[blog]) || [];
  return {
    posts: all.slice(start, start + 10).map(post),
    nextPageToken: start + 10 < all.length ? `${start + 10}` : undefined,
  };
};

async function run() {
  requests = [];
  put.mockClear();
  reload.mockClear();
  const startedAt = time;
  const log = (event: object) => void events.push(event);
  const options = { blogService: { posts }, store, now: () => time++, log, reload, invalidate };
  await crawlSite(options).finally(() => {
    time = startedAt + 15 * minute;
  });
}

/** What the last run wrote to KV, and the lists that it loaded anew. */
const written = () => put.mock.calls.map(([key]) => key);
const reloaded = () => reload.mock.calls.flat();

async function runs(count: number) {
  for (let i = 0; i < count; i++) await run();
}

function restoreCrawl() {
  time = start + 60 * 15 * minute;
  for (const [key, value] of afterCrawl) kv.set(key, value);
}

function reader() {
  return createCrawlReader({ store, now: () => time, waitUntil: () => undefined });
}

const counts = async () => crawledCounts(await reader().labels());

/** The ids of the posts in the index of a new isolate, and whether it is complete. */
async function indexed() {
  const { posts, isComplete } = await reader().index();
  return { ids: posts.map(({ id }) => id).sort((a, b) => +b - +a), isComplete };
}

test('after 60 runs all posts and all labels are found, and then they stay known', async () => {
  lists = { thoughts: numbers(300), quotes: numbers(300), articles: numbers(100) };
  await runs(60);
  for (let i = 0; i < runsPerDay; i++) {
    await run();
    expect(requests.length).toBeLessThanOrEqual(runLimits.calls);
    if (i % 24 > 0) continue;
    const { ids, isComplete } = await indexed();
    expect([ids.length, isComplete]).toEqual([700, true]);
    const { thoughts, quotes } = await counts();
    expect([thoughts, quotes].map((found) => Object.keys(found).length)).toEqual([287, 113]);
  }
});

test('a run without news requests first pages, and one with news writes and loads what has changed', async () => {
  restoreCrawl();
  await run();
  expect(requests).toEqual([{ blog: 'thoughts' }, { blog: 'quotes' }, { blog: 'articles' }]);
  expect([written(), reloaded()]).toEqual([[], []]);
  lists.articles = numbers(120).filter((id) => id !== '115');
  await run();
  expect([written(), reloaded()]).toEqual([['crawl articles'], ['articles']]);
  await run();
  expect(reloaded()).toEqual([]);
});

test('a run that finds a change invalidates what depends on it, and so does the next one', async () => {
  restoreCrawl();
  await run();
  expect(invalidate).not.toHaveBeenCalled();
  lists.articles = ['121', ...numbers(120)];
  await run();
  expect(invalidate.mock.calls).toEqual([[[{ list: 'articles', postIds: [] }]]]);
  content = (id) => (id === '120' ? 'Job 19:25' : `Psalm ${(Number(id) % 150) + 1}`);
  const loaded: string[][] = [];
  invalidate.mockImplementation(async () => void loaded.push(reloaded()));
  await run();
  expect(invalidate.mock.lastCall).toEqual([[{ list: 'articles', postIds: ['120'] }]]);
  await run();
  expect(invalidate.mock.lastCall).toEqual([[{ list: 'articles', postIds: ['120'] }]]);
  expect(loaded).toEqual([['articles'], []]);
  expect(invalidate).toHaveBeenCalledTimes(3);
  await runs(2);
  expect(invalidate).toHaveBeenCalledTimes(3);
});

test('a run that finds another count of a label invalidates what shows it, and so does the next one', async () => {
  restoreCrawl();
  const count = (label: string) => {
    time += 24 * 60 * minute;
    intercept = (request) =>
      request.label === label ? { posts: [post('1')], nextPageToken: undefined } : undefined;
    invalidate.mockClear();
  };
  count('Hell');
  await runs(runsPerDay);
  expect(invalidate.mock.calls).toEqual([
    [[{ list: 'quotes', postIds: [] }]],
    [[{ list: 'quotes', postIds: [] }]],
  ]);
  count('Resource Books');
  await runs(runsPerDay);
  expect(invalidate.mock.calls.flat(2).filter(({ list }) => list !== 'quotes')).toEqual([]);
});

test('a failed invalidation is logged, and changes nothing else', async () => {
  restoreCrawl();
  invalidate.mockRejectedValue(new Error('Too many requests.'));
  lists.articles = ['121', ...numbers(120)];
  await run();
  expect(events).toEqual([{ event: 'invalidate-failed', error: 'Error: Too many requests.' }]);
  expect((await indexed()).ids).toEqual(['121', ...numbers(120)]);
});

test('a new post is found by the next run, and a changed or deleted one within two days', async () => {
  restoreCrawl();
  lists.articles = ['121', ...numbers(120).filter((id) => id !== '80')];
  await run();
  expect((await indexed()).ids).toEqual(['121', ...numbers(120)]);
  content = (id) => (id === '7' ? 'Job 19:25' : 'Psalm 1');
  await runs(2 * runsPerDay + 20);
  expect((await indexed()).ids).toEqual(lists.articles);
  const { posts } = await reader().index();
  const changed = posts.filter(({ id }) => id === '7');
  expect(changed.flatMap(passagesOf).map(referenceText)).toEqual(['Job 19:25']);
});

test.each([
  ['an empty first page', undefined, []],
  ['an empty page', '40', []],
  ['a page without a token', '40', ['80']],
])('%s in one walk loses no post, and the index stays complete', async (_, at, ids) => {
  restoreCrawl();
  let times = 0;
  intercept = ({ blog, pageToken }) => {
    if (blog !== 'articles' || pageToken !== at || times > 0) return undefined;
    // Only the walk that is due a day later is answered so.
    if (time < Date.UTC(2026, 0, 2)) return undefined;
    times++;
    return { posts: ids.map(post), nextPageToken: undefined };
  };
  for (let i = 0; i < 3 * runsPerDay; i++) {
    await run();
    if (i % 4 === 0) expect(await indexed()).toEqual({ ids: numbers(120), isComplete: true });
  }
  expect(times).toBe(1);
});

test('a list that stays empty is believed after the second complete walk', async () => {
  restoreCrawl();
  lists.articles = [];
  await runs(runsPerDay);
  expect(await indexed()).toEqual({ ids: numbers(120), isComplete: false });
  await runs(runsPerDay);
  expect(await indexed()).toEqual({ ids: [], isComplete: true });
});

/** Fails the requests that it selects. */
const failing =
  (isFailing: (request: Request) => boolean): typeof intercept =>
  (request) => {
    if (isFailing(request)) throw new ProviderError('Bad request.', 400);
    return undefined;
  };

/** How often a page was requested, by its token. */
type Tries = (pageToken: string) => number;

test.each<[what: string, isFailing: (request: Request, tries: Tries) => boolean, boolean]>([
  ['pages fail twice', ({ pageToken }, tries) => !!pageToken && tries(pageToken) % 3 > 0, true],
  [
    'a page fails until the walk begins again',
    ({ pageToken }, tries) => pageToken === '60' && tries('10') === 1,
    true,
  ],
  ['another list fails', ({ blog, label }) => blog === 'thoughts' && !label, false],
])('though %s, the posts of a list are found', async (_, isFailing, isComplete) => {
  const tries = new Map<string | undefined, number>();
  const triesOf = (pageToken?: string) => tries.get(pageToken) ?? 0;
  intercept = failing((request) => {
    tries.set(request.pageToken, triesOf(request.pageToken) + 1);
    return isFailing(request, triesOf);
  });
  await runs(runsPerDay);
  expect(events.length).toBeGreaterThan(2);
  expect(await indexed()).toEqual({ ids: numbers(120), isComplete });
});

test.each([
  [0, 1],
  [2, 5],
])('a list that after %i pages repeats %i ends, and loses no post', async (before, length) => {
  restoreCrawl();
  time += 24 * 60 * minute;
  intercept = ({ blog, label, pageToken }) => {
    if (blog !== 'articles' || label) return undefined;
    const page = Number(pageToken ?? 0);
    const shown = page < before ? page : before + ((page - before) % length);
    const ids = numbers(120).slice(shown * 10, shown * 10 + 10);
    return { posts: ids.map(post), nextPageToken: `${page + 1}` };
  };
  const pages: unknown[] = [];
  for (let i = 0; i < 60; i++) {
    await run();
    pages.push(...requests.filter(({ pageToken }) => pageToken));
  }
  // In the first hour it is tried again.
  expect(pages.length).toBeGreaterThanOrEqual(before + length);
  expect(pages.length).toBeLessThanOrEqual(5 * (before + length));
  expect((await indexed()).ids).toEqual(numbers(120));
});

test('the names in posts are found once, are replaced with a post, and go with it', async () => {
  const namesOf = async (id: string) => {
    const { ids, names } = (await reader().words()).articles;
    return names.split('\n')[ids.split(' ').indexOf(id)]?.trim();
  };
  const text = (name: string) => (id: string) => (id === '7' ? `It is what ${name} says.` : id);
  content = text('Polycarp');
  await runs(60);
  expect(await namesOf('7')).toBe('polycarp');
  expect(await namesOf('8')).toBe('');
  await run();
  expect(written()).toEqual([]);
  content = text('Bauckham');
  await runs(runsPerDay);
  expect(await namesOf('7')).toBe('bauckham');
  lists.articles = numbers(120).filter((id) => id !== '7');
  await runs(3 * runsPerDay);
  expect(await namesOf('7')).toBeUndefined();
});

test('labels that always fail do not stop the others, and count as tried', async () => {
  const bad = new Set(labelPages.slice(0, 8).map(({ label }) => label));
  intercept = failing(({ label = '' }) => bad.has(label));
  await runs(60);
  expect(await indexed()).toEqual({ ids: numbers(120), isComplete: true });
  expect(Object.keys(await reader().labels())).toHaveLength(labelPages.length);
  const known = async () => Object.keys((await counts()).thoughts).length;
  expect(await known()).toBe(287 - bad.size);
  bad.clear();
  await runs(8);
  expect(await known()).toBe(287);
});

test('while the provider fails, a run ends after three calls, throws, and loses nothing', async () => {
  restoreCrawl();
  const before = new Map(kv);
  intercept = failing(() => true);
  await expect(run()).rejects.toThrow('All calls of the crawl failed.');
  expect(requests).toHaveLength(runLimits.failures);
  expect(written()).toEqual([]);
  expect(events.at(-1)).toEqual({ event: 'crawl-failed', error: expect.stringContaining('400') });
  expect(kv).toEqual(before);
});

test('a run that cannot read KV fails, and changes nothing', async () => {
  restoreCrawl();
  kv.set('crawl quotes', '{');
  const before = new Map(kv);
  time += 24 * 60 * minute;
  await expect(run()).rejects.toThrow(SyntaxError);
  expect(kv).toEqual(before);
});

test('after the limit of new markup, no walk goes on in the run, but labels do', async () => {
  content = () => 'x'.repeat(runLimits.markup / 25);
  await run();
  expect(requests.filter(({ pageToken }) => pageToken)).toHaveLength(2);
  // Four calls more load the lists that have changed.
  expect(requests.length).toBeGreaterThan(5);
});
