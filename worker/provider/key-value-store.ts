import type { KVNamespace } from '@cloudflare/workers-types';
import type { z } from 'zod';
import { abortable } from './abortable.ts';

/** A read that takes longer counts as one that failed. One far from where the value lies takes some hundred ms; ms. */
const timeout = 1_000;

/** JSON values in KV. A value of another shape, such as an older version's, counts as none. */
export type KeyValueStore = {
  get<T>(key: string, schema: z.ZodType<T>): Promise<T | undefined>;
  /** `lifetime` in ms, at least 60,000. */
  put(key: string, value: unknown, lifetime: number): Promise<void>;
  isReachable(): Promise<boolean>;
};

/** A store that fails is no reason to fail a visitor: reads count as none, and failures are logged. */
export function createKeyValueStore(kv: KVNamespace, log: (event: object) => void): KeyValueStore {
  async function read(key: string): Promise<unknown> {
    return abortable(kv.get(key, 'json'), AbortSignal.timeout(timeout));
  }

  return {
    async get(key, schema) {
      try {
        const kept = schema.safeParse(await read(key));
        return kept.success ? kept.data : undefined;
      } catch (error) {
        log({ event: 'kv-get-failed', key, error: String(error) });
        return undefined;
      }
    },
    async put(key, value, lifetime) {
      try {
        await kv.put(key, JSON.stringify(value), { expirationTtl: lifetime / 1000 });
      } catch (error) {
        log({ event: 'kv-put-failed', key, error: String(error) });
      }
    },
    isReachable: () =>
      read('healthz').then(
        () => true,
        () => false,
      ),
  };
}
