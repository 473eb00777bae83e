import type { WorkerServer } from '../../scripts/worker-server.ts';
import { kvKey } from '../../worker/content/cache.ts';
import { type ContentSource, keyPrefix } from '../../worker/provider/key-value-store.ts';

type Kv = Awaited<ReturnType<WorkerServer['kv']>>;

/** The part of KV that a site with these settings uses, by keys such as 'session' and 'content /api/quotes'. */
export async function siteKv(kv: Kv, settings: Record<string, string>) {
  const prefix = await keyPrefix(settings as ContentSource);
  const content = prefix + kvKey('');
  const fullKey = (key: string) =>
    key.startsWith('content ') ? content + key.slice('content '.length) : prefix + key;
  return {
    get: (key: string) => kv.get(fullKey(key)),
    put: (key: string, value: string) => kv.put(fullKey(key), value),
    delete: (key: string) => kv.delete(fullKey(key)),
    async list(start = '') {
      const { keys } = await kv.list({ prefix: fullKey(start) });
      return keys.map(({ name }) => name.replace(content, 'content ').replace(prefix, ''));
    },
  };
}
