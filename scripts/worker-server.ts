import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare';
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from 'wrangler';

// Hides the warnings of wrangler about missing secrets, which only deployments require.
process.env.WRANGLER_LOG ??= 'error';

/** The output folder of the Worker in `vite build`. */
export const workerFolder = 'dist/areopagus';

/** The wrangler configuration of the built Worker. */
export const builtConfig = `${workerFolder}/wrangler.json`;

export type WorkerServerOptions = {
  /** The Worker's variables and secrets, which replace all of those in wrangler.toml. */
  settings: Record<string, string>;
  /** The port; by default a free one, which is another one after each restart, because another program may use the last one by then. */
  port?: number;
  /** The folder that persists KV. Without it, KV is in memory until the server closes. */
  kvDir?: string;
  /** Called with each line that the Worker logs. */
  onLog?: (line: string) => void;
  /** The wrangler configuration; the default is that of the build. */
  config?: string;
  /** The file of another entry, which may import the built one as './index.js'. */
  entry?: string;
};

export type WorkerServer = Awaited<ReturnType<typeof serveWorker>>;

/** Serves the built Worker in workerd, with its static files and KV. */
export async function serveWorker(options: WorkerServerOptions) {
  const { settings, config = builtConfig, port, kvDir, onLog, entry } = options;
  const moduleAt = (file: string) =>
    ({ type: 'ESModule', path: resolve(workerFolder, file) }) as const;
  const miniflareOptions = convertV4MiniflareOptions({
    ...workerOptionsOf(config).workerOptions,
    name: 'areopagus',
    modules: [
      ...(entry ? [{ ...moduleAt('entry.js'), contents: readFileSync(entry) }] : []),
      ...['index.js', ...globSync('assets/**/*.js', { cwd: workerFolder })].map(moduleAt),
    ],
    modulesRoot: resolve(workerFolder),
    bindings: settings,
    log: new Log(LogLevel.NONE),
    unsafeTriggerHandlers: true,
    handleStructuredLogs: ({ message }: { message: string }) => onLog?.(message),
    ...(kvDir && { resourcePersistencePath: kvDir }),
    unsafeDirectSockets: [{ host: '127.0.0.1', ...(port && { port }) }],
  });
  const miniflare = new Miniflare(miniflareOptions);
  let url = await urlOf(miniflare);
  return {
    get url() {
      return url.origin;
    },
    kv: () => miniflare.getKVNamespace('KV'),
    /**
     * Runs the scheduled handler, as a cron trigger does. Resolves to whether it succeeded. A call of `getWorker()` would
     * block this thread, which reads the log, and the Worker waits when nobody reads its log.
     */
    async runScheduled(): Promise<boolean> {
      const { ok } = await miniflare.dispatchFetch('http://localhost/cdn-cgi/local/scheduled');
      return ok;
    },
    /** Starts a new isolate with empty memory and the same KV. */
    async restart() {
      await miniflare.setOptions(miniflareOptions);
      url = await urlOf(miniflare);
    },
    close: () => miniflare.dispose(),
  };
}

/** Returns the URL of the Worker's own socket. Miniflare's proxy compresses without flushing, which delays streamed pages. */
async function urlOf(miniflare: Miniflare): Promise<URL> {
  await miniflare.ready;
  return miniflare.unsafeGetDirectURL();
}
