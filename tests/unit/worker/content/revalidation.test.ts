import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { createContentCache } from '../../../../worker/content/cache.ts';
import { cachePolicy, writePolicies } from '../../../../worker/content/cache-policy.ts';
import type { Found } from '../../../../worker/content/found.ts';
import { digestOf } from '../../../../worker/digest.ts';
import { createProviderCall } from '../../../../worker/provider/http-client.ts';
import type { KeyValueStore } from '../../../../worker/provider/key-value-store.ts';
import { createRequestContext, runInContext } from '../../../../worker/request-context.ts';

const key = '/api/quotes';
const minute = 60_000;
const day = 24 * 60 * minute;
const startTime = 1_000_000_000_000;

let time: number;
let stored: Found<string> | undefined;
let random: number;

const store: Pick<KeyValueStore, 'get' | 'put'> = {
  get: async (_, schema) => schema.safeParse(stored).data,
  put: vi.fn(async (_, value) => {
    stored = value as typeof stored;
  }),
};
const load = vi.fn(async () => 'same');

beforeEach(() => {
  time = startTime;
  stored = undefined;
  random = 0.99;
  vi.clearAllMocks();
  load.mockImplementation(async () => 'same');
});

/** Work after responses. It ends with its test, unless it hangs. */
const afterResponses: Promise<unknown>[] = [];

afterEach(async () => {
  await Promise.race([Promise.allSettled(afterResponses.splice(0)), delay(100)]);
});

/** What an isolate has written to KV. */
async function written(value: string, age: number): Promise<Found<string>> {
  const storedAt = startTime - age;
  const validUntil = storedAt + cachePolicy.staleLifetime + writePolicies.free.renewalAge;
  return { value, storedAt, version: await digestOf(value), validUntil };
}

/** An isolate, and a request to it with the age of what it got. */
function newIsolate(plan: 'free' | 'paid' = 'free') {
  const cache = createContentCache({
    store,
    plan,
    now: () => time,
    random: () => random,
    waitUntil: (promise) => afterResponses.push(promise),
    log: () => {},
  });
  return async function request({ byCrawler = false } = {}) {
    const context = createRequestContext();
    context.isCrawler = () => byCrawler;
    return runInContext(context, async () => {
      const { value, storedAt } = await cache.lookUp({ key, load, schema: z.string() }).found;
      await new Promise((resolve) => setTimeout(resolve));
      return { content: value, age: time - storedAt };
    });
  };
}

test('visitors get stale content at once until it is nine minutes old, then what the provider sends', async () => {
  stored = await written('old', 8 * minute);
  expect(await newIsolate()()).toMatchObject({ content: 'old' });
  expect(load).toHaveBeenCalledTimes(1);
  stored = await written('old', 9 * minute);
  expect(await newIsolate()()).toMatchObject({ content: 'same', age: 0 });
});

test('visitors wait a second at most, and get the stale content if the provider fails', async () => {
  stored = await written('old', day);
  load.mockImplementation(() => new Promise(() => {}));
  const before = performance.now();
  expect(await newIsolate()()).toMatchObject({ content: 'old', age: day });
  expect(performance.now() - before).toBeGreaterThan(900);
  load.mockImplementation(() => Promise.reject(new Error('down')));
  expect(await newIsolate()()).toMatchObject({ content: 'old', age: day });
});

test.each([6 * minute, day])(
  'after the platform has ended a revalidation, content of %i ms is revalidated again, every 5 s',
  async (age) => {
    vi.useFakeTimers({ toFake: ['Date'], now: startTime });
    onTestFinished(() => void vi.useRealTimers());
    const request = newIsolate();
    stored = await written('old', age);
    load.mockImplementationOnce(() => new Promise(() => {}));
    await request();
    load.mockImplementation(() => Promise.reject(new Error('down')));
    for (time += 6_000; time < startTime + 66_000; time += 1_000) {
      vi.setSystemTime(time);
      expect(await request()).toMatchObject({ content: 'old' });
    }
    expect(load).toHaveBeenCalledTimes(13);
  },
);

test('crawlers get what is stored, and cause a call when it is two days old', async () => {
  stored = await written('old', 2 * day - minute);
  expect(await newIsolate()({ byCrawler: true })).toMatchObject({ content: 'old' });
  expect(load).not.toHaveBeenCalled();
  stored = await written('old', 2 * day);
  expect(await newIsolate()({ byCrawler: true })).toMatchObject({ content: 'old' });
  expect(load).toHaveBeenCalledTimes(1);
});

test('content is written to KV when it has changed, and when KV does not have it', async () => {
  const request = newIsolate();
  await request();
  expect(stored).toMatchObject({ value: 'same', storedAt: startTime });
  time += 10 * minute;
  await request();
  expect(load).toHaveBeenCalledTimes(2);
  expect(store.put).toHaveBeenCalledTimes(1);
  load.mockImplementation(async () => 'changed');
  time += 10 * minute;
  await request({ byCrawler: true });
  expect(store.put).toHaveBeenCalledTimes(1);
  await request();
  expect(stored).toMatchObject({ value: 'changed', storedAt: time });
  expect(store.put).toHaveBeenCalledTimes(2);
});

test('unchanged content is written again before KV deletes it, if a visitor requests it', async () => {
  stored = await written('same', writePolicies.free.renewalAge);
  await newIsolate()({ byCrawler: true });
  expect(load).toHaveBeenCalledTimes(1);
  expect(store.put).not.toHaveBeenCalled();
  await newIsolate()();
  expect(stored).toMatchObject({ storedAt: startTime });
});

test('on the paid plan, popular content is written each time, and other content sometimes', async () => {
  stored = await written('same', 9 * minute);
  await newIsolate('paid')();
  expect(stored.storedAt).toBe(startTime);
  stored = await written('same', 11 * minute);
  await newIsolate('paid')();
  expect(stored.storedAt).toBe(startTime - 11 * minute);
  random = 0.05;
  await newIsolate('paid')();
  expect(stored.storedAt).toBe(startTime);
});

test('the calls of a request and of its revalidations run six at a time', async () => {
  let running = 0;
  let most = 0;
  const call = createProviderCall({
    apiHost: 'https://provider.example',
    async fetch() {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running--;
      return Response.json('same');
    },
    now: () => time,
    onEnd: () => {},
  });
  stored = await written('old', 6 * minute);
  const options = { store, now: () => time, waitUntil: () => {}, log: () => {} };
  const cache = createContentCache(options);
  await runInContext(createRequestContext(), async () => {
    const posts = Array.from({ length: 20 }, (_, i) =>
      cache.lookUp({
        key: `post ${i}`,
        load: () => call({ path: `/${i}`, schema: z.string() }),
        schema: z.string(),
      }),
    );
    expect(await Promise.all(posts.map(({ found }) => found))).toEqual(Array(20).fill(stored));
  });
  await vi.waitFor(() => expect(store.put).toHaveBeenCalledTimes(20));
  expect(most).toBe(6);
});
