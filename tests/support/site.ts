import { setTimeout } from 'node:timers/promises';
import { localSettings } from '../../scripts/local-settings.ts';
import { serveWorker } from '../../scripts/worker-server.ts';
import { personsBrowser } from './user-agent.ts';
import { startWatchedProvider } from './watched-provider.ts';

type SiteOptions = {
  /** What KV does, as tests/support/faulty-kv.js names it. */
  kvFault?: string;
  /** Whether time can be passed without waiting, as tests/support/own-clock.js does. */
  ownClock?: boolean;
  /** Files of the Worker that are to be missing. */
  without?: RegExp;
  /** Answers what the Worker asks of other hosts, in place of the network. */
  network?: (request: Request) => Promise<Response>;
};

/** The built Worker in workerd with new KV, over a provider of its own. Nothing of it is shared with other tests. */
export async function startSite(
  settings: Record<string, string> = {},
  { kvFault, ownClock, without, network }: SiteOptions = {},
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
    ...(kvFault && { before: 'tests/support/faulty-kv.js' }),
    ...(ownClock && { before: 'tests/support/own-clock.js' }),
    ...(without && { without }),
    ...(network && { network }),
  });
  /** Passes time for the Worker: at once where it has a clock of its own. */
  async function passTime(ms: number): Promise<void> {
    if (ownClock) await fetch(`${worker.url}/own-clock?pass=${ms}`);
    else await setTimeout(ms);
  }
  provider.passTime(passTime);
  return {
    provider,
    passTime,
    get url() {
      return worker.url;
    },
    log,
    kv: worker.kv,
    /** A request as a browser makes it for a page, never following redirects. */
    get: (path: string, headers: Record<string, string> = {}) =>
      fetch(worker.url + path, {
        headers: { 'User-Agent': personsBrowser, ...headers },
        redirect: 'manual',
      }),
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
