import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare';
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from 'wrangler';
import { childrenNamed } from './child-cpu.ts';

const builtConfig = 'dist/areopagus/wrangler.json';

export type DirectWorker = {
  /** Straight to the Worker: without static files there is no router before it. */
  url: string;
  /** The process that the Worker runs in; undefined where it cannot be told. */
  pid: number | undefined;
  close(): Promise<void>;
};

type DirectWorkerOptions = {
  /** The Worker, one module. */
  module: string;
  /** Beside the bindings of wrangler.toml, and instead of them. */
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
      name: 'bench',
      host: '127.0.0.1',
      port: 0,
      modules: [{ type: 'ESModule', path: 'worker.js', contents: module }],
      bindings: Object.assign({}, workerOptions.bindings, bindings),
      log: new Log(LogLevel.NONE),
      handleStructuredLogs: () => undefined,
      unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
    }),
  );
  const url = (await miniflare.unsafeGetDirectURL()).origin;
  const [pid] = childrenNamed('workerd').filter((child) => !before.includes(child));
  return { url, pid, close: () => miniflare.dispose() };
}
