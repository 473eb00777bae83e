import { beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createContentCache } from '../../../../worker/content/cache.ts';
import type { KeyValueStore } from '../../../../worker/provider/key-value-store.ts';
import { noResponse } from '../../../../worker/provider/provider-error.ts';
import { createRequestContext, runInContext } from '../../../../worker/request-context.ts';

const key = '/api/quotes';
const startTime = 1_000_000_000;
const stale = {
  value: 'kept',
  storedAt: startTime - 400_000,
  version: '',
  validUntil: startTime + 400_000_000,
};

let time: number;

beforeEach(() => {
  time = startTime;
});

function storeOf(stored: unknown): Pick<KeyValueStore, 'get' | 'put'> {
  return {
    get: async (_, schema) => schema.safeParse(stored).data,
    put: async () => {},
  };
}

/** A cache with a stale value in KV and a failing provider. */
function createCache(stored: unknown) {
  const load = vi.fn(() => Promise.reject(new Error('down')));
  const cache = createContentCache({
    store: storeOf(stored),
    now: () => time,
    waitUntil: () => {},
    log: () => {},
  });
  const lookUp = async () => (await cache.lookUp({ key, load, schema: z.string() }).found).value;
  const request = () => runInContext(createRequestContext(), lookUp);
  return { load, lookUp, request };
}

test('cached content is revalidated from a failing provider every 5 s at most', async () => {
  const { load, request } = createCache(stale);
  const requestTimes: number[] = [];
  load.mockImplementation(() => {
    requestTimes.push(time);
    return Promise.reject(new Error('down'));
  });
  for (; time < startTime + 120_000; time += 700) expect(await request()).toBe('kept');
  expect(requestTimes.length).toBeGreaterThan(15);
  const pauses = requestTimes.slice(1).map((at, i) => at - Number(requestTimes[i]));
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(5_000);
});

test('without a cached value, each visitor causes a request', async () => {
  const { load, request } = createCache(null);
  for (let visitor = 0; visitor < 3; visitor++) await expect(request()).rejects.toThrow('down');
  expect(load).toHaveBeenCalledTimes(3);
});

test('a request that joins a load has its own deadline', async () => {
  const { load, lookUp } = createCache(null);
  const tooLate = noResponse(new DOMException('', 'TimeoutError'));
  load.mockImplementationOnce(() => Promise.reject(tooLate));
  load.mockImplementationOnce(() => Promise.resolve('there') as never);
  const deadline = AbortSignal.abort(tooLate);
  const first = { ...createRequestContext(), deadline: () => deadline };
  const [started, joined] = await Promise.allSettled([
    runInContext(first, lookUp),
    runInContext(createRequestContext(), lookUp),
  ]);
  expect(started.status).toBe('rejected');
  expect(joined).toEqual({ status: 'fulfilled', value: 'there' });
});

test('optional content is not served after seven days, also between two attempts', async () => {
  const options = {
    store: storeOf(undefined),
    now: () => time,
    waitUntil: () => {},
    log: () => {},
  };
  const cache = createContentCache(options);
  const load = vi.fn(() => Promise.resolve('first'));
  const content = { key, load, schema: z.string(), optional: true };
  const request = () => runInContext(createRequestContext(), () => cache.lookUp(content).found);
  expect(await request()).toMatchObject({ value: 'first' });
  time += 7 * 24 * 60 * 60_000;
  load.mockImplementation(() => Promise.reject(new Error('down')));
  for (let i = 0; i < 5; i++, time += 5_000) await expect(request()).rejects.toThrow('down');
});
