import type { KVNamespace } from '@cloudflare/workers-types';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { createKeyValueStore } from '../../../../worker/runtime/key-value-store.ts';
import { mockDeadlines } from '../../../support/deadlines.ts';

const source = {
  API_HOST: 'https://a.example',
  CLIENT_ID: 'client',
  BLOG_ID_THOUGHTS: '1',
  BLOG_ID_QUOTES: '2',
  BLOG_ID_ARTICLES: '3',
  BLOG_ID_RESOURCES: '4',
};

const stored = new Map<string, string>();
const put = vi.fn(async (key: string, value: string, _options: object) => {
  stored.set(key, value);
});
const get = async (key: string) => JSON.parse(stored.get(key) ?? 'null');

const storeOf = (changes: Partial<typeof source> = {}, methods: object = {}, log = vi.fn()) => {
  const kv: KVNamespace = Object.assign(Object.create(null), { get, put, ...methods });
  return createKeyValueStore({ kv, source: { ...source, ...changes }, log });
};

test('a value expires after its lifetime, and one of another form is ignored', async () => {
  await storeOf().put('session', 'text', 90_500);
  expect(put).toHaveBeenCalledWith(expect.any(String), '"text"', { expirationTtl: 91 });
  expect(await storeOf().get('session', z.string())).toBe('text');
  expect(await storeOf().get('session', z.number())).toBeUndefined();
});

test.each(Object.keys(source))('after %s has changed, nothing older is found', async (name) => {
  await storeOf().put('session', 'older', 90_000);
  expect(await storeOf({ [name]: '77' }).get('session', z.string())).toBeUndefined();
});

const down = () => Promise.reject(new Error('KV is down.'));

test('a KV that fails has no value, stores none, and is logged without a URL', async () => {
  const log = vi.fn();
  const store = storeOf({}, { get: down, put: down }, log);
  expect(await store.get('session', z.string())).toBeUndefined();
  await store.put('content 1 /api/quotes/secret', 'text', 90_000);
  await expect(store.read('session', z.string())).rejects.toThrow('KV is down.');
  const error = 'Error: KV is down.';
  expect(log.mock.calls).toEqual([
    [{ event: 'kv-get-failed', key: 'session', error }],
    [{ event: 'kv-put-failed', key: 'content 1', error }],
  ]);
});

type Store = ReturnType<typeof createKeyValueStore>;

test.each<[what: string, ms: number, event: string, call: (store: Store) => Promise<unknown>]>([
  ['read', 1_000, 'kv-get-failed', (store) => store.get('session', z.string())],
  ['write', 10_000, 'kv-put-failed', (store) => store.put('session', 'text', 90_000)],
])('a %s that hangs ends after %i ms, with a line in the log', async (_, ms, event, call) => {
  const deadlines = mockDeadlines();
  const log = vi.fn();
  const hang = () => new Promise(() => {});
  const ended = call(storeOf({}, { get: hang, put: hang }, log));
  await expect.poll(() => deadlines).toMatchObject([{ ms }]);
  deadlines[0]?.pass();
  expect(await ended).toBeUndefined();
  expect(log.mock.calls).toEqual([[{ event, key: 'session', error: 'TimeoutError' }]]);
});
