import type * as z from 'zod/mini';
import { digestOf } from './digest.ts';
import type { Platform } from './platform.ts';
import { withTimeout } from './with-timeout.ts';

/** Ms. A read from a distant region takes a few hundred, and a value has up to 4 MB. */
const timeouts = { read: 1_000, write: 10_000 };

export type KeyValueStore = ReturnType<typeof createKeyValueStore>;

/** The settings that determine what everything in KV was loaded from, and with which token. */
const sourceSettings = [
  'API_HOST',
  'CLIENT_ID',
  'BLOG_ID_THOUGHTS',
  'BLOG_ID_QUOTES',
  'BLOG_ID_ARTICLES',
  'BLOG_ID_RESOURCES',
] as const;

export type ContentSource = Readonly<Record<(typeof sourceSettings)[number], string>>;

/** Begins all keys in KV: after one of these settings has changed, nothing is found that was stored before. */
export async function keyPrefix(source: ContentSource): Promise<string> {
  return `${await digestOf(sourceSettings.map((name) => source[name]))} `;
}

type KeyValueStoreOptions = Pick<Platform, 'kv' | 'log'> & { source: ContentSource };

/** JSON values in KV. A value that does not match the schema, such as one of an older version, is ignored. */
export function createKeyValueStore({ kv, source, log }: KeyValueStoreOptions) {
  let prefix: string | undefined;

  async function fullKey(key: string): Promise<string> {
    prefix ??= await keyPrefix(source);
    return prefix + key;
  }

  /**
   * Reads a value; undefined if KV does not have it.
   * @throws {Error} if KV fails
   */
  async function read<T>(key: string, schema: z.ZodMiniType<T>): Promise<T | undefined> {
    const stored = await withTimeout(kv.get(await fullKey(key), 'json'), timeouts.read);
    return schema.safeParse(stored).data;
  }

  const logFailure = (event: string, key: string) => (error: unknown) => {
    // The rest of the key is a URL that a visitor has requested.
    log({ event, key: key.split(' /')[0], error: String(error) });
    return undefined;
  };

  return {
    read,

    /** Reads a value; undefined if KV does not have it, or fails. A failure is logged. */
    get: <T>(key: string, schema: z.ZodMiniType<T>) =>
      read(key, schema).catch(logFailure('kv-get-failed', key)),

    /** Stores a value for a lifetime in ms, at least 60 s. A failure is logged. */
    async put(key: string, value: unknown, lifetime: number): Promise<void> {
      const options = { expirationTtl: Math.ceil(lifetime / 1000) };
      const written = kv.put(await fullKey(key), JSON.stringify(value), options);
      await withTimeout(written, timeouts.write).catch(logFailure('kv-put-failed', key));
    },
  };
}
