import type { KVNamespace } from '@cloudflare/workers-types';
import type * as z from 'zod/mini';
import { abortable } from './abortable.ts';
import { loggedKey } from './logged-key.ts';

/** The timeout of a read; ms. A read from a distant region takes a few hundred ms. */
const timeout = 1_000;

/** JSON values in KV. A value that does not match the schema, such as one of an older version, is ignored. */
export type KeyValueStore = {
  get<T>(key: string, schema: z.ZodMiniType<T>): Promise<T | undefined>;
  /** `lifetime` in ms, at least 60,000. */
  put(key: string, value: unknown, lifetime: number): Promise<void>;
  isReachable(): Promise<boolean>;
};

/** Errors of KV are logged and never thrown: a failed read returns undefined. */
export function createKeyValueStore(kv: KVNamespace, log: (event: object) => void): KeyValueStore {
  async function read(key: string): Promise<unknown> {
    return abortable(kv.get(key, 'json'), AbortSignal.timeout(timeout));
  }

  return {
    async get(key, schema) {
      try {
        const result = schema.safeParse(await read(key));
        return result.success ? result.data : undefined;
      } catch (error) {
        log({ event: 'kv-get-failed', key: loggedKey(key), error: String(error) });
        return undefined;
      }
    },
    async put(key, value, lifetime) {
      try {
        await kv.put(key, JSON.stringify(value), { expirationTtl: Math.ceil(lifetime / 1000) });
      } catch (error) {
        log({ event: 'kv-put-failed', key: loggedKey(key), error: String(error) });
      }
    },
    isReachable: () =>
      read('healthz').then(
        () => true,
        () => false,
      ),
  };
}
