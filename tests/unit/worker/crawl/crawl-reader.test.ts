import { beforeEach, expect, test, vi } from 'vitest';
import { listNames } from '../../../../shared/content/lists.ts';
import { type CrawlReader, createCrawlReader } from '../../../../worker/crawl/crawl-reader.ts';
import { labelPages } from '../../../../worker/crawl/label-crawl.ts';
import { memoryStore } from '../../../support/memory-store.ts';

const minute = 60_000;
const labels = Object.fromEntries(labelPages.map(({ path }) => [path, { dueAt: 1 }]));

const { kv, store } = memoryStore();
const get = vi.spyOn(store, 'get');
let time: number;
let reader: CrawlReader;

beforeEach(() => {
  time = Date.UTC(2026, 0, 1);
  get.mockClear();
  reader = createCrawlReader({ store, now: () => time, waitUntil: () => undefined });
  for (const name of listNames) storeList(name, [name]);
  kv.set('crawl labels', JSON.stringify(labels));
});

/** Stores a list with posts of these titles. */
function storeList(name: string, titles: readonly string[], isComplete = true) {
  const posts = titles.map((title, i) => {
    return { id: `${i}`, title, published: null, passages: [], digest: 'dHgqzQp1', seenAt: 1 };
  });
  const list = { posts, firstPage: '', walkedAt: isComplete ? 1 : 0 };
  kv.set(`crawl ${name}`, JSON.stringify(list));
}

/** How often a list was read. */
const reads = (name: string) => get.mock.calls.filter(([key]) => key === `crawl ${name}`).length;

const titles = async () => (await reader.index()).posts.map(({ title }) => title);

test('an index that is complete is read once an hour, and is the same object meanwhile', async () => {
  const index = await reader.index();
  expect(await reader.index()).toBe(index);
  for (let i = 0; i < 60; i++, time += minute) await titles();
  for (const name of listNames) expect(reads(name)).toBe(1);
  storeList('quotes', ['newer']);
  expect(await titles()).toEqual(['thoughts', 'newer', 'articles']);
});

test('an index that is not complete is read every five minutes', async () => {
  storeList('articles', [], false);
  expect((await reader.index()).isComplete).toBe(false);
  time += 5 * minute - 1;
  await titles();
  expect(reads('articles')).toBe(1);
  storeList('articles', ['found']);
  time += 1;
  expect(await titles()).toEqual(['thoughts', 'quotes', 'found']);
  expect((await reader.index()).isComplete).toBe(true);
});

test('the index is read again after a run of the crawl, and once for all who wait for it', async () => {
  await titles();
  storeList('quotes', ['newer']);
  time += minute;
  reader.expire();
  await Promise.all([titles(), titles(), titles()]);
  expect(await titles()).toEqual(['thoughts', 'newer', 'articles']);
  expect(reads('quotes')).toBe(2);
});

test.each([[listNames], [['quotes']]])('without %j in KV, what was read stays', async (names) => {
  await titles();
  for (const name of names) kv.delete(`crawl ${name}`);
  time += 60 * minute;
  expect(await titles()).toEqual(['thoughts', 'quotes', 'articles']);
  expect(await reader.index()).toMatchObject({ isComplete: true });
  for (const name of names) storeList(name, ['newer']);
  time += 60 * minute;
  expect(await titles()).toEqual(listNames.map((it) => (names.includes(it) ? 'newer' : it)));
});

test.each([[listNames], [['quotes']]])('without %j at first, others are there', async (names) => {
  for (const name of names) kv.delete(`crawl ${name}`);
  expect(await titles()).toEqual(listNames.filter((name) => !names.includes(name)));
  expect((await reader.index()).isComplete).toBe(false);
  for (const name of names) storeList(name, [name]);
  time += 5 * minute;
  expect(await titles()).toEqual(['thoughts', 'quotes', 'articles']);
});

test('the progress is complete when all posts and all labels are known', async () => {
  kv.delete('crawl labels');
  expect(await reader.progress()).toEqual({ isComplete: false, posts: 3, labels: 0 });
  kv.set('crawl labels', JSON.stringify(labels));
  reader.expire();
  const count = labelPages.length;
  expect(await reader.progress()).toEqual({ isComplete: true, posts: 3, labels: count });
  storeList('articles', ['a', 'b'], false);
  reader.expire();
  expect(await reader.progress()).toEqual({ isComplete: false, posts: 4, labels: count });
});
