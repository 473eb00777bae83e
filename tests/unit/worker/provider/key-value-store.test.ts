import type { KVNamespace } from '@cloudflare/workers-types';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { createKeyValueStore } from '../../../../worker/provider/key-value-store.ts';

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
const kv: KVNamespace = Object.assign(Object.create(null), { get, put });

const storeOf = (changes: Partial<typeof source> = {}) =>
  createKeyValueStore({ kv, source: { ...source, ...changes }, log: vi.fn() });

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
