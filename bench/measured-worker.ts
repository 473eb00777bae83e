import { localSettings } from '../scripts/local-settings.ts';
import { serveWorker, type WorkerServerOptions } from '../scripts/worker-server.ts';
import { bundleBaseline } from './bundle-baseline.ts';
import { childrenNamed } from './process-usage.ts';

export type MeasuredWorker = Awaited<ReturnType<typeof serveMeasured>>;

/** `pid` is the process of the Worker; undefined if it is not available. */
async function serveMeasured(options: WorkerServerOptions) {
  const before = childrenNamed('workerd');
  const { url, close } = await serveWorker(options);
  const [pid] = childrenNamed('workerd').filter((child) => !before.includes(child));
  return { url, pid, close };
}

/**
 * Serves the built site in its own process, with the settings of production, whose responses have no
 * timings. With `stored`, a JSON object of texts by key, KV has these entries and is read without I/O.
 */
export function serveSite(providerUrl: string, stored?: string): Promise<MeasuredWorker> {
  const settings = localSettings({
    siteUrl: 'https://areopagus.example',
    providerUrl,
    environment: { DEPLOYMENT: 'production' },
  });
  return serveMeasured(
    stored === undefined
      ? { settings }
      : { settings: { ...settings, STORED: stored }, before: 'bench/stored-kv.js' },
  );
}

/** Serves a Worker that is compared with the site. Its bindings are texts. */
export async function serveBaseline(
  entry: string,
  bindings: Record<string, string>,
): Promise<MeasuredWorker> {
  return serveMeasured({ settings: bindings, code: await bundleBaseline(entry) });
}
