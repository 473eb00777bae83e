import { readFileSync } from 'node:fs';
import { afterAll, afterEach } from 'vitest';
import { localSettings } from '../../scripts/local-settings.ts';
import { builtConfig } from '../../scripts/worker-modules.ts';
import { serveWorker } from '../../scripts/worker-server.ts';
import { siteKv } from './site-kv.ts';
import { browserUserAgent } from './user-agent.ts';
import { startWatchedProvider } from './watched-provider.ts';

type SiteOptions = {
  /** Whether each call of KV fails. */
  failingKv?: boolean;
  /** Whether the Worker's clock can be set and advanced. By default it stands still, and no deadline ends. */
  clock?: boolean;
  /** Whether the Worker has the system's clock, so that pages are streamed while their content is late. */
  systemClock?: boolean;
  /** The wrangler configuration; the default is that of the build. */
  config?: string;
};

/**
 * Each request has a connection of its own. A machine that is busy for seconds would reuse one that the
 * Worker has closed.
 */
const ownConnection = { Connection: 'close' };

/** Starts the built Worker in workerd with a new KV and its own provider. It shares nothing with other tests. */
export async function startSite(
  settings: Record<string, string> = {},
  { failingKv, clock, systemClock, config }: SiteOptions = {},
) {
  const provider = await startWatchedProvider();
  const log: string[] = [];
  const advances: Promise<unknown>[] = [];
  const allSettings = {
    ...localSettings({
      siteUrl: 'https://areopagus.example',
      providerUrl: provider.url,
      environment: {},
    }),
    ...settings,
  };
  const worker = await serveWorker({
    settings: {
      ...allSettings,
      ...(clock && { RATE_LIMITS: JSON.stringify(rateLimits()) }),
    },
    onLog: (line) => log.push(line),
    ...(!systemClock && { before: 'tests/support/stopped-clock.js' }),
    ...(failingKv && { before: 'tests/support/failing-kv.js' }),
    ...(clock && { before: 'tests/support/clock.js' }),
    ...(config && { config }),
  });
  return {
    provider,
    get url() {
      return worker.url;
    },
    log,
    kv: async () => siteKv(await worker.kv(), allSettings),
    /** Requests a page like a browser, without following redirects. */
    get: (path: string, headers: Record<string, string> = {}) =>
      fetch(worker.url + path, {
        headers: { 'User-Agent': browserUserAgent, ...ownConnection, ...headers },
        redirect: 'manual',
      }),
    /** Sets the Worker's clock to a time in the ISO 8601 format. A restart resets the clock. */
    async setTime(time: string): Promise<void> {
      await fetch(worker.url, { headers: { 'X-Test-Time': time, ...ownConnection } });
    },
    /** Advances the Worker's clock and fires all deadlines within that time. A restart resets the clock. */
    async advance(ms: number): Promise<void> {
      const headers = { 'X-Test-Advance': `${ms}`, ...ownConnection };
      const advance = fetch(worker.url, { headers });
      advances.push(advance);
      await advance;
    },
    /** Resolves when the clock advances no more, also for calls that were retried meanwhile. */
    async advanced(): Promise<void> {
      while (advances.length > 0) await Promise.all(advances.splice(0));
    },
    /** Advances the Worker's clock by 1 ms and returns its time; ms since the epoch. */
    async tick(): Promise<number> {
      const headers = { 'X-Test-Advance': '1', ...ownConnection };
      const response = await fetch(worker.url, { headers });
      return Number(await response.text());
    },
    runScheduled: worker.runScheduled,
    /** Starts a new isolate with the same KV. */
    restart: worker.restart,
    /** Starts a new isolate with an empty KV, and forgets the requests to the provider. */
    async startAnew(): Promise<void> {
      const kv = await worker.kv();
      const { keys } = await kv.list();
      await Promise.all(keys.map(({ name }) => kv.delete(name)));
      await worker.restart();
      provider.requests.length = 0;
    },
    async close() {
      await worker.close();
      await provider.close();
    },
  };
}

/** The requests per minute that the built Worker's rate limits allow, by name. */
function rateLimits(): Record<string, number> {
  type Config = { ratelimits: { name: string; simple: { limit: number } }[] };
  const { ratelimits }: Config = JSON.parse(readFileSync(builtConfig, 'utf8'));
  return Object.fromEntries(ratelimits.map(({ name, simple }) => [name, simple.limit]));
}

/** Starts a site for the tests of a file. It closes after them, and each of them begins without an interception. */
export async function siteForFile(...parameters: Parameters<typeof startSite>): Promise<Site> {
  const site = await startSite(...parameters);
  afterEach(async () => {
    await site.advanced();
    site.provider.intercept();
  });
  afterAll(() => site.close());
  return site;
}

export type Site = Awaited<ReturnType<typeof startSite>>;
