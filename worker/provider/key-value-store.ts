import type { KVNamespace } from '@cloudflare/workers-types';
import type * as z from 'zod/mini';
import { lazy } from '../lazy.ts';
import { abortable } from './abortable.ts';
import { type ContentSource, keyPrefix } from './key-prefix.ts';
import { loggedKey } from './provider-error.ts';

/** The timeout of a read; ms. A read from a distant region takes a few hundred ms. */
const timeout = 1_000;

/** The maximum length of a key; bytes. KV allows 512, with the prefix. */
export const maxKeyLength = 480;

/** The minimum lifetime of a value; ms. */
export const minLifetime = 60_000;

/** JSON values in KV. A value that does not match the schema, such as one of an older version, is ignored. */
export type KeyValueStore = {
  get<T>(key: string, schema: z.ZodMiniType<T>): Promise<T | undefined>;
  /** `lifetime` in ms, at least `minLifetime`. */
  put(key: string, value: unknown, lifetime: number): Promise<void>;
  isReachable(): Promise<boolean>;
};

type KeyValueStoreOptions = {
  kv: KVNamespace;
  source: ContentSource;
  log: (event: object) => void;
};

/** Errors of KV are logged and never thrown: a failed read returns undefined. */
export function createKeyValueStore({ kv, source, log }: KeyValueStoreOptions): KeyValueStore {
  const namespace = lazy(async () => ({ prefix: await keyPrefix(source) }));

  async function read(key: string): Promise<unknown> {
    const { prefix } = await namespace();
    return abortable(kv.get(prefix + key, 'json'), AbortSignal.timeout(timeout));
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
        const { prefix } = await namespace();
        await kv.put(prefix + key, JSON.stringify(value), {
          expirationTtl: Math.ceil(lifetime / 1000),
        });
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
