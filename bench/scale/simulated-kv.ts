import type { KeyValueStore } from '../../worker/provider/key-value-store.ts';

export type KvCounts = { kvReads: number; kvWrites: number };

/**
 * Creates a simulated KV with eventual consistency as documented by the platform: a data center sees its
 * own writes at once, and those of others `delay` s after its last read. Times are in s. `central` has
 * the values in KV as JSON.
 */
export function createSimulatedKv(
  clock: { now: number },
  delay: number,
  counts: KvCounts,
  central: Map<string, string>,
) {
  return (): KeyValueStore => {
    const seen = new Map<string, { at: number; value: string | undefined }>();
    return {
      async get(key, schema) {
        counts.kvReads++;
        let view = seen.get(key);
        if (!view || clock.now - view.at >= delay) {
          view = { at: clock.now, value: central.get(key) };
          seen.set(key, view);
        }
        return view.value === undefined ? undefined : schema.parse(JSON.parse(view.value));
      },
      async put(key, value) {
        counts.kvWrites++;
        const written = JSON.stringify(value);
        central.set(key, written);
        seen.set(key, { at: clock.now, value: written });
      },
      isReachable: async () => true,
    };
  };
}
