import { join } from 'node:path';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare';
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from 'wrangler';
import { localSettings } from '../scripts/local-settings.ts';
import { builtConfig, type WorkerModule, workerModules } from '../scripts/worker-modules.ts';
import { childrenNamed } from './process-usage.ts';

const name = 'bench';

export type DirectWorker = {
  /** The URL of the Worker itself: without static files, there is no router in front of it. */
  url: string;
  /** The process of the Worker; undefined if it is not available. */
  pid: number | undefined;
  /** Returns the URL of the Worker's inspector (Chrome DevTools Protocol). */
  inspector(): Promise<URL>;
  close(): Promise<void>;
};

type DirectWorkerOptions = {
  /** The code of the Worker: one module, or all modules with the entry first. */
  module: string | WorkerModule[];
  /** Replaces the settings in wrangler.toml. */
  bindings: Record<string, string>;
  /** The folder of the built project, whose configuration is used. */
  project?: string;
};

/** Runs a Worker in its own workerd process, with empty KV and otherwise the configuration of the site. */
export async function serveDirect({
  module,
  bindings,
  project = '.',
}: DirectWorkerOptions): Promise<DirectWorker> {
  const { workerOptions } = workerOptionsOf(join(project, builtConfig));
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

/** Serves the site built by `vite build` in the folder `project`, with content from a provider. */
export async function serveBuiltSite(providerUrl: string, project = '.'): Promise<DirectWorker> {
  return serveDirect({
    project,
    module: await workerModules(undefined, project),
    bindings: siteBindings(providerUrl),
  });
}

/** Returns the settings of a measured site: those of production, whose responses have no timings. */
export function siteBindings(providerUrl: string): Record<string, string> {
  return localSettings({
    siteUrl: 'https://areopagus.example',
    providerUrl,
    environment: { DEPLOYMENT: 'production' },
  });
}
