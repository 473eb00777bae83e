import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare';
import { unstable_getMiniflareWorkerOptions as workerOptionsOf } from 'wrangler';

const builtConfig = 'dist/areopagus/wrangler.json';

export type WorkerServerOptions = {
  /** The Worker's variables and secrets; they win over wrangler.toml's. */
  settings: Record<string, string>;
  /** 0 takes a free one. */
  port?: number;
  /** A folder that KV is kept in; without it KV is new and forgotten at the end. */
  persistTo?: string;
  /** Also listens on a socket straight to the Worker, past the router of static files. */
  direct?: boolean;
  /** Takes the lines that the Worker logs. */
  onLog?: (line: string) => void;
};

/** Serves the built Worker in workerd with its static files and KV. */
export async function serveWorker(options: WorkerServerOptions) {
  const { settings, port = 0, persistTo, direct = false, onLog = () => {} } = options;
  const { workerOptions, main } = workerOptionsOf(builtConfig);
  const script = resolve(main ?? '');
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      ...workerOptions,
      name: 'areopagus',
      host: '127.0.0.1',
      port,
      modules: [{ type: 'ESModule', path: script, contents: await readFile(script, 'utf8') }],
      bindings: Object.assign({}, workerOptions.bindings, settings),
      log: new Log(LogLevel.NONE),
      handleStructuredLogs: ({ message }: { message: string }) => onLog(message),
      ...(persistTo && { kvPersist: persistTo }),
      ...(direct && { unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }] }),
    }),
  );
  const url = await miniflare.ready;
  return {
    url: url.origin,
    directUrl: async () => (await miniflare.unsafeGetDirectURL()).origin,
    kv: () => miniflare.getKVNamespace('KV'),
    close: () => miniflare.dispose(),
  };
}
