import { beforeEach, expect, test, vi } from 'vitest';
import { createGonePosts } from '../../../../worker/content/gone-posts.ts';
import type { KeyValueStore } from '../../../../worker/provider/key-value-store.ts';

const minute = 60_000;
const week = 7 * 24 * 60 * minute;
const startTime = 1_000_000_000;

let time: number;
let stored: unknown;

const store: KeyValueStore = {
  get: vi.fn(async (_, schema) => schema.safeParse(stored).data),
  put: vi.fn(async (_, value) => {
    stored = value;
  }),
  isReachable: async () => true,
};

beforeEach(() => {
  time = startTime;
  stored = undefined;
  vi.clearAllMocks();
});

const newIsolate = () => createGonePosts({ store, now: () => time, waitUntil: () => {} });

test('posts that never existed are not written to KV, and a limited number is remembered', () => {
  const posts = newIsolate();
  for (let i = 0; i < 1_500; i++) posts.add('blog', `made-up-${i}`, false);
  expect(store.put).not.toHaveBeenCalled();
  expect(posts.hasFresh('blog', 'made-up-1499')).toBe(true);
  expect(posts.idsIn('blog')).toHaveLength(1_000);
});

test('other isolates know within 30 s that a post is gone, until it exists again', async () => {
  const [one, other] = [newIsolate(), newIsolate()];
  await other.ready();
  one.add('blog', '1', true);
  await other.ready();
  expect(other.has('blog', '1')).toBe(false);
  time += minute / 2;
  await other.ready();
  expect(other.has('blog', '1')).toBe(true);
  expect(other.has('another blog', '1')).toBe(false);
  expect(other.idsIn('blog')).toEqual(['1']);
  one.remove('blog', '1');
  time += minute;
  await other.ready();
  expect(other.has('blog', '1')).toBe(false);
});

test('KV is read at most every 30 s', async () => {
  const posts = newIsolate();
  for (let i = 0; i < 10; i++) await posts.ready();
  expect(store.get).toHaveBeenCalledTimes(1);
});

test('a gone post is not requested for 300 s, and stays gone for a week', () => {
  const posts = newIsolate();
  posts.add('blog', '1', true);
  time += 5 * minute;
  expect(posts.hasFresh('blog', '1')).toBe(false);
  expect(posts.has('blog', '1')).toBe(true);
  time = startTime + week;
  expect(posts.has('blog', '1')).toBe(false);
});

test('a newer list overrides a record that is no longer fresh', () => {
  const posts = newIsolate();
  posts.add('blog', '1', true);
  expect(posts.hides('blog', '1', startTime - 1)).toBe(true);
  expect(posts.hides('blog', '1', startTime + 1)).toBe(true);
  time += 5 * minute;
  expect(posts.hides('blog', '1', startTime - 1)).toBe(true);
  expect(posts.hides('blog', '1', startTime + 1)).toBe(false);
});

test('the newest 500 records are stored, for a week at most', async () => {
  const posts = newIsolate();
  posts.add('blog', 'old', true);
  time += week;
  for (let i = 0; i < 501; i++, time++) posts.add('blog', `${i}`, true);
  expect(Object.keys(stored as object)).toHaveLength(500);
  expect(stored).not.toHaveProperty(['blog/old']);
  expect(stored).not.toHaveProperty(['blog/0']);
  expect(stored).toHaveProperty(['blog/500']);
});

test('a post that stays gone is written to KV once a day, however often it is requested', () => {
  const posts = newIsolate();
  for (let request = 0; request < 288; request++, time += 5 * minute) posts.add('blog', '1', true);
  expect(store.put).toHaveBeenCalledTimes(1);
  posts.add('blog', '1', true);
  expect(store.put).toHaveBeenCalledTimes(2);
  posts.remove('blog', '1');
  expect(store.put).toHaveBeenCalledTimes(3);
});

test('a record that another isolate has overwritten is written again when it is confirmed', async () => {
  const [one, other] = [newIsolate(), newIsolate()];
  await Promise.all([one.ready(), other.ready()]);
  one.add('blog', '1', true);
  other.add('blog', '2', true);
  time += minute;
  await one.ready();
  one.add('blog', '1', true);
  const third = newIsolate();
  await third.ready();
  expect(third.idsIn('blog').sort()).toEqual(['1', '2']);
});
