import { beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createContentCache } from '../../../../worker/content/content-cache.ts';
import type { KeyValueStore } from '../../../../worker/provider/key-value-store.ts';

const key = '/api/quotes';
const begin = 1_000_000_000;
const old = { value: 'kept', storedAt: begin - 400_000 };

let time: number;

beforeEach(() => {
  time = begin;
});

/** A cache over a KV that holds something old, and a provider that fails. */
function cacheOver(stored: unknown) {
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

test('a provider that fails is asked again for what is kept at most every 5 s, for ever', async () => {
  const { load, lookUp } = cacheOver(old);
  const asked: number[] = [];
  load.mockImplementation(() => {
    asked.push(time);
    return Promise.reject(new Error('down'));
  });
  for (; time < begin + 120_000; time += 700) expect(await lookUp()).toBe('kept');
  expect(asked.length).toBeGreaterThan(15);
  const pauses = asked.slice(1).map((at, i) => at - Number(asked[i]));
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(5_000);
});

test('where nothing is kept, each visitor asks anew', async () => {
  const { load, lookUp } = cacheOver(null);
  for (let visitor = 0; visitor < 3; visitor++) await expect(lookUp()).rejects.toThrow('down');
  expect(load).toHaveBeenCalledTimes(3);
});
