import { expect } from 'vitest';
import type { Stored } from '../../worker/content/content.ts';
import type { Site } from './site.ts';

/** Resolves to the session in KV once it is stored. */
export function storedSession(site: Site): Promise<{ token: string }> {
  return stored(site, 'session');
}

/** Resolves to the content in KV for an API URL once it is stored. */
export function storedContent(site: Site, path: string): Promise<Stored<unknown>> {
  return stored(site, `content ${path}`);
}

async function stored<T>(site: Site, key: string): Promise<T> {
  const kv = await site.kv();
  let value: unknown;
  const read = async () => {
    value = await kv.get(key);
    return value;
  };
  await expect.poll(read).not.toBeNull();
  return JSON.parse(String(value));
}
