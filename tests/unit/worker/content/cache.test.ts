import { beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { featuredKind } from '../../../../shared/content/posts.ts';
import { createContentCache, kvKey, type Recipe } from '../../../../worker/content/cache.ts';
import { cachePolicy } from '../../../../worker/content/cache-policy.ts';
import { mockDeadlines } from '../../../support/deadlines.ts';
import { memoryStore } from '../../../support/memory-store.ts';
import { requestFacts } from '../../../support/request-facts.ts';

type Value = { text: string };

const key = '/api/quotes';
const minute = 60_000;
const day = 24 * 60 * minute;
const startTime = 1_000_000_000_000;

let time: number;
let provided: string;

const { kv, store } = memoryStore();
const put = vi.spyOn(store, 'put');
const load = vi.fn<() => Promise<Value>>();
const log = vi.fn();
const checkLoadLimit = vi.fn(async () => {});
const facts = requestFacts({ checkLoadLimit });
/** Work after responses. */
const afterResponses: Promise<unknown>[] = [];

beforeEach(() => {
  time = startTime;
  kv.clear();
  provided = 'new';
  afterResponses.length = 0;
  vi.clearAllMocks();
  load.mockImplementation(async () => ({ text: provided }));
});

const schema: z.ZodType<Value> = z.object({ text: z.string() });

const recipe: Recipe<Value> = {
  request: featuredKind.request({}),
  key,
  load,
  schema,
  canBeMadeUp: false,
};

function storedAgo(age: number, text = 'old') {
  kv.set(kvKey(key), JSON.stringify({ value: { text }, storedAt: time - age }));
}

const inKv = (of = key) => JSON.parse(kv.get(kvKey(of)) ?? '{}').value;

function newIsolate() {
  const cache = createContentCache({
    store,
    now: () => time,
    waitUntil: (promise) => afterResponses.push(promise),
    log,
  });
  async function lookUp(of: Recipe<Value | null> = recipe) {
    const found = await cache.storedOrLoading<Value | null>(of, facts);
    const { value, storedAt } = 'pending' in found ? await found.pending : found;
    return { value, text: value?.text, age: time - storedAt, isCached: !('pending' in found) };
  }
  /** A request, and the work after its response. */
  async function request(of?: Recipe<Value | null>) {
    const found = await lookUp(of);
    await Promise.allSettled(afterResponses.splice(0));
    return found;
  }
  return { cache, lookUp, request };
}

test('what is not stored is loaded, and then served for 300 s without a call', async () => {
  const { request } = newIsolate();
  expect(await request()).toMatchObject({ text: 'new', isCached: false });
  time += cachePolicy.freshLifetime - 1;
  expect(await request()).toMatchObject({ text: 'new', isCached: true });
  expect(load).toHaveBeenCalledTimes(1);
});

test('what was stored long ago is served before the provider responds, and five visitors cause one call', async () => {
  const age = 13 * day;
  storedAgo(age);
  const { promise, resolve } = Promise.withResolvers<Value>();
  load.mockImplementation(() => promise);
  const { lookUp } = newIsolate();
  for (let visitor = 0; visitor < 5; visitor++) {
    expect(await lookUp()).toMatchObject({ text: 'old', age, isCached: true });
  }
  expect(load).toHaveBeenCalledTimes(1);
  resolve({ text: 'new' });
  await Promise.all(afterResponses.splice(0));
  expect(await lookUp()).toMatchObject({ text: 'new', age: 0 });
});

test('while the provider fails, stored content is served and tried again 5 s after a failure', async () => {
  storedAgo(10 * minute);
  load.mockImplementation(async () => {
    time += 1_000;
    throw new Error('down');
  });
  const { request } = newIsolate();
  for (; time < startTime + minute; time += 700) {
    expect(await request()).toMatchObject({ text: 'old' });
  }
  // Every 6.6 s.
  expect(load).toHaveBeenCalledTimes(10);
  expect(log).toHaveBeenCalledWith(
    expect.objectContaining({ event: 'refresh-failed', path: '/api/featured' }),
  );
  load.mockImplementation(async () => ({ text: 'back' }));
  time += cachePolicy.retryInterval;
  await request();
  expect(await request()).toMatchObject({ text: 'back', age: 0 });
});

test('a request waits 4.2 s at most, although the load goes on, and one that joins has its own time', async () => {
  const deadlines = mockDeadlines();
  const { promise, resolve } = Promise.withResolvers<Value>();
  load.mockImplementation(() => promise);
  const { lookUp } = newIsolate();
  const first = expect(lookUp()).rejects.toThrow('The content service took too long.');
  const joined = lookUp();
  await expect.poll(() => deadlines.map(({ ms }) => ms)).toEqual([4_200, 4_200]);
  deadlines[0]?.pass();
  await first;
  resolve({ text: 'late' });
  expect(await joined).toMatchObject({ text: 'late' });
  expect(load).toHaveBeenCalledTimes(1);
});

test('a revalidation that takes longer than 20 s is logged', async () => {
  const deadlines = mockDeadlines();
  storedAgo(day);
  load.mockImplementation(() => new Promise(() => {}));
  await newIsolate().lookUp();
  expect(deadlines).toMatchObject([{ ms: 20_000 }]);
  deadlines[0]?.pass();
  await vi.waitFor(() => expect(log).toHaveBeenCalled());
  const error = expect.stringContaining('ProviderError timeout');
  expect(log).toHaveBeenCalledWith({ event: 'refresh-failed', path: '/api/featured', error });
});

test('an unchanged value stays the same object, and a changed one is another', async () => {
  const { request } = newIsolate();
  const first = await request();
  time += 6 * minute;
  await request();
  const unchanged = await request();
  expect(unchanged.age).toBe(0);
  expect(unchanged.value).toBe(first.value);
  provided = 'changed';
  time += 6 * minute;
  await request();
  expect((await request()).value).toEqual({ text: 'changed' });
});

const { freshLifetime } = cachePolicy;

test.each<[what: string, age: number | undefined, text: string, isWritten: boolean]>([
  ['is not stored', undefined, 'new', true],
  ['is what the provider sends', day, 'new', false],
  ['is five days old', 5 * day, 'new', true],
  ['has changed', freshLifetime, 'old', true],
])('if an entry in KV %s, it is written: %3$s', async (_, age, text, isWritten) => {
  if (age) storedAgo(age, text);
  await newIsolate().request();
  const written = [kvKey(key), { value: { text: 'new' }, storedAt: startTime }, 14 * day];
  expect(put.mock.calls).toEqual(isWritten ? [written] : []);
});

test('what does not exist only replaces a value in KV if visitors can make up the key', async () => {
  const missing = { ...recipe, load: async () => null, schema: z.nullable(schema) };
  const madeUp = { ...missing, canBeMadeUp: true };
  const { request } = newIsolate();
  expect(await request(madeUp)).toMatchObject({ value: null });
  expect(inKv()).toBeUndefined();
  expect(await request({ ...missing, key: '/api/featured' })).toMatchObject({ value: null });
  expect(inKv('/api/featured')).toBeNull();
  storedAgo(day);
  await newIsolate().request(madeUp);
  expect(inKv()).toBeNull();
});

test('what is refused is not loaded; what is stored is served and revalidated', async () => {
  const refused = { ...recipe, canBeMadeUp: true };
  checkLoadLimit.mockRejectedValueOnce(new Error('too many'));
  await expect(newIsolate().request(refused)).rejects.toThrow('too many');
  expect(load).not.toHaveBeenCalled();
  storedAgo(day);
  const { request } = newIsolate();
  await request(refused);
  expect(await request(refused)).toMatchObject({ text: 'new' });
});

test('a reload calls the provider for fresh content', async () => {
  const { cache, request } = newIsolate();
  await request();
  provided = 'changed';
  await cache.reload(recipe);
  expect(await request()).toMatchObject({ text: 'changed', age: 0 });
  expect(inKv()).toEqual({ text: 'changed' });
});

test('a computed value stays the same object while its input or its content is the same', async () => {
  const { cache } = newIsolate();
  const compute = vi.fn(async () => ({ text: provided }));
  const [input, other] = [{}, {}];
  const first = await cache.computed(key, input, compute);
  time += day;
  const again = await cache.computed(key, input, compute);
  expect(compute).toHaveBeenCalledTimes(1);
  expect(again.value).toBe(first.value);
  expect(again.storedAt).toBe(time);
  expect((await cache.computed(key, other, compute)).value).toBe(first.value);
  expect(compute).toHaveBeenCalledTimes(2);
  provided = 'changed';
  expect((await cache.computed(key, input, compute)).value).toEqual({ text: 'changed' });
});

test('the memory is bounded in bytes: what was used least recently is loaded again', async () => {
  const { request } = newIsolate();
  const large = (name: string) => ({
    ...recipe,
    key: name,
    schema: undefined,
    load: async () => {
      await load();
      return { text: 'x'.repeat(cachePolicy.memorySize / 5) };
    },
  });
  for (const name of ['a', 'b', 'c']) await request(large(name));
  expect(await request(large('c'))).toMatchObject({ isCached: true });
  expect(await request(large('a'))).toMatchObject({ isCached: false });
});
