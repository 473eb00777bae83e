import { resolve } from 'node:path';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare';
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from 'wrangler';
import { builtConfig, moduleOf, workerFolder, workerModules } from './worker-modules.ts';

const name = 'areopagus';

export type WorkerServerOptions = {
  /** The Worker's variables and secrets; none of wrangler.toml's are beside them. */
  settings: Record<string, string>;
  /** 0 takes a free one. */
  port?: number;
  /** The folder that keeps KV; without one it is in memory, and gone when the server closes. */
  kvDir?: string;
  /** Takes the lines that the Worker logs. */
  onLog?: (line: string) => void;
  /** The file of a module that stands before the Worker, which is './index.js' to it. */
  before?: string;
  /** The files of the Worker, from its folder, that are to be missing. */
  without?: RegExp;
  /** Answers what the Worker asks of other hosts, in place of the network. */
  network?: (request: Request) => Promise<Response>;
};

export type WorkerServer = Awaited<ReturnType<typeof serveWorker>>;

/** Serves the built Worker in workerd with its static files and KV. */
export async function serveWorker(options: WorkerServerOptions) {
  const miniflareOptions = await optionsOf(options);
  const miniflare = new Miniflare(miniflareOptions);
  let url = await urlOf(miniflare);
  return {
    get url() {
      return url.origin;
    },
    kv: () => miniflare.getKVNamespace('KV'),
    /** What the platform's clock would do. */
    async runScheduled() {
      const site = await miniflare.getWorker(name);
      await site.scheduled();
    },
    /** Begins a new isolate, with nothing in its memory, over the same KV. */
    async restart() {
      await miniflare.setOptions(miniflareOptions);
      url = await urlOf(miniflare);
    },
    close: () => miniflare.dispose(),
  };
}

/** The site's own socket. Miniflare's compresses without ever flushing, which holds a page in parts back. */
async function urlOf(miniflare: Miniflare): Promise<URL> {
  await miniflare.ready;
  return miniflare.unsafeGetDirectURL();
}

async function optionsOf({
  settings,
  port = 0,
  kvDir,
  onLog,
  before,
  without,
  network,
}: WorkerServerOptions) {
  const { workerOptions } = workerOptionsOf(builtConfig);
  const worker = await workerModules(without);
  const modules = before
    ? [await moduleOf(before, resolve(workerFolder, 'before.js')), ...worker]
    : worker;
  return convertV4MiniflareOptions({
    ...workerOptions,
    name,
    modules,
    bindings: settings,
    log: new Log(LogLevel.NONE),
    handleStructuredLogs: ({ message }: { message: string }) => onLog?.(message),
    ...(kvDir && { resourcePersistencePath: kvDir }),
    ...(network && { outboundService: network }),
    unsafeDirectSockets: [{ host: '127.0.0.1', port }],
  });
}
