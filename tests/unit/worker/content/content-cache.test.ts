import { beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createContentCache } from '../../../../worker/content/content-cache.ts';
import type { KeyValueStore } from '../../../../worker/provider/key-value-store.ts';

const key = '/api/quotes';
const startTime = 1_000_000_000;
const stale = { value: 'kept', storedAt: startTime - 400_000 };

let time: number;

beforeEach(() => {
  time = startTime;
});

/** A cache with a stale value in KV and a failing provider. */
function createCache(stored: unknown) {
  const store: KeyValueStore = {
    get: async (_, schema) => schema.safeParse(stored).data,
    put: async () => {},
    isReachable: async () => true,
  };
  const load = vi.fn(() => Promise.reject(new Error('down')));
  const cache = createContentCache({
    store,
    now: () => time,
    waitUntil: () => {},
    log: () => {},
  });
  const lookUp = () => cache.lookUp({ key, load, schema: z.string() }).value;
  return { load, lookUp };
}

test('cached content is revalidated from a failing provider every 5 s at most', async () => {
  const { load, lookUp } = createCache(stale);
  const requestTimes: number[] = [];
  load.mockImplementation(() => {
    requestTimes.push(time);
    return Promise.reject(new Error('down'));
  });
  for (; time < startTime + 120_000; time += 700) expect(await lookUp()).toBe('kept');
  expect(requestTimes.length).toBeGreaterThan(15);
  const pauses = requestTimes.slice(1).map((at, i) => at - Number(requestTimes[i]));
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(5_000);
});

test('without a cached value, each visitor causes a request', async () => {
  const { load, lookUp } = createCache(null);
  for (let visitor = 0; visitor < 3; visitor++) await expect(lookUp()).rejects.toThrow('down');
  expect(load).toHaveBeenCalledTimes(3);
});
