import type { KeyValueStore } from '../../worker/runtime/key-value-store.ts';

/** Values in memory as KV has them, each as JSON. Invalid JSON is a KV that fails. */
export function memoryStore() {
  const kv = new Map<string, string>();
  const read: KeyValueStore['read'] = async (key, schema) =>
    schema.safeParse(JSON.parse(kv.get(key) ?? 'null')).data;
  const store: KeyValueStore = {
    read,
    get: read,
    put: async (key, value) => void kv.set(key, JSON.stringify(value)),
  };
  return { kv, store };
}
