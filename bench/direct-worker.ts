import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare';
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from 'wrangler';
import { localSettings } from '../scripts/local-settings.ts';
import { builtConfig, type WorkerModule, workerModules } from '../scripts/worker-modules.ts';
import { childrenNamed } from './process-usage.ts';

const name = 'bench';

export type DirectWorker = {
  /** Straight to the Worker: without static files there is no router before it. */
  url: string;
  /** The process that the Worker runs in; undefined where it cannot be told. */
  pid: number | undefined;
  /** Speaks the Chrome DevTools Protocol for the Worker. */
  inspector(): Promise<URL>;
  close(): Promise<void>;
};

type DirectWorkerOptions = {
  /** The Worker: one module, or all of them, the entry first. */
  module: string | WorkerModule[];
  /** Instead of wrangler.toml's settings. */
  bindings: Record<string, string>;
};

/** Runs a Worker in a workerd of its own, with new KV and otherwise as the site's Worker runs. */
export async function serveDirect({
  module,
  bindings,
}: DirectWorkerOptions): Promise<DirectWorker> {
  const { workerOptions } = workerOptionsOf(builtConfig);
  const { assets: _, ...withoutAssets } = workerOptions;
  const before = childrenNamed('workerd');
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      ...withoutAssets,
      name,
      host: '127.0.0.1',
      port: 0,
      inspectorPort: 0,
      modules:
        typeof module === 'string'
          ? [{ type: 'ESModule', path: 'worker.js', contents: module }]
          : module,
      bindings,
      log: new Log(LogLevel.NONE),
      handleStructuredLogs: () => undefined,
      unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
    }),
  );
  const url = (await miniflare.unsafeGetDirectURL()).origin;
  const [pid] = childrenNamed('workerd').filter((child) => !before.includes(child));
  return {
    url,
    pid,
    inspector: async () => new URL(`/core:user:${name}`, await miniflare.getInspectorURL()),
    close: () => miniflare.dispose(),
  };
}

/** The built site, as `vite build` left it, over a provider. */
export async function serveBuiltSite(providerUrl: string): Promise<DirectWorker> {
  return serveDirect({
    module: await workerModules(),
    bindings: localSettings({ siteUrl: 'https://areopagus.example', providerUrl, environment: {} }),
  });
}
