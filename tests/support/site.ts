import { localSettings } from '../../scripts/local-settings.ts';
import { serveWorker } from '../../scripts/worker-server.ts';
import { browserUserAgent } from './user-agent.ts';
import { startWatchedProvider } from './watched-provider.ts';

type SiteOptions = {
  /** The folder that keeps KV; in memory without one. */
  kvDir?: string;
  /** What KV does, as tests/support/faulty-kv.js names it. */
  kvFault?: string;
  /** Whether the Worker's clock can be put forward. */
  clock?: boolean;
  /** Files of the Worker that are to be missing. */
  without?: RegExp;
  /** Answers what the Worker asks of other hosts, in place of the network. */
  network?: (request: Request) => Promise<Response>;
};

/** The built Worker in workerd with new KV, over a provider of its own. Nothing of it is shared with other tests. */
export async function startSite(
  settings: Record<string, string> = {},
  { kvDir, kvFault, clock, without, network }: SiteOptions = {},
) {
  const provider = await startWatchedProvider();
  const log: string[] = [];
  const worker = await serveWorker({
    settings: {
      ...localSettings({
        siteUrl: 'https://areopagus.example',
        providerUrl: provider.url,
        environment: {},
      }),
      ...settings,
      ...(kvFault && { KV_FAULT: kvFault }),
    },
    onLog: (line) => log.push(line),
    ...(kvDir && { kvDir }),
    ...(kvFault && { before: 'tests/support/faulty-kv.js' }),
    ...(clock && { before: 'tests/support/clock.js' }),
    ...(without && { without }),
    ...(network && { network }),
  });
  return {
    provider,
    get url() {
      return worker.url;
    },
    log,
    kv: worker.kv,
    /** A request as a browser makes it for a page, never following redirects. */
    get: (path: string, headers: Record<string, string> = {}) =>
      fetch(worker.url + path, {
        headers: { 'User-Agent': browserUserAgent, ...headers },
        redirect: 'manual',
      }),
    /** Puts the Worker's clock forward, until it is restarted: the deadlines of the time between are over. */
    async advance(ms: number): Promise<void> {
      await fetch(worker.url, { headers: { 'X-Test-Advance': `${ms}` } });
    },
    runScheduled: worker.runScheduled,
    /** A new isolate with the same KV. */
    restart: worker.restart,
    async close() {
      await worker.close();
      await provider.close();
    },
  };
}

export type Site = Awaited<ReturnType<typeof startSite>>;
