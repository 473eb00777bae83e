import { afterAll, afterEach } from 'vitest';
import { localSettings } from '../../scripts/local-settings.ts';
import { serveWorker, type WorkerServer } from '../../scripts/worker-server.ts';
import { kvKey } from '../../worker/content/cache.ts';
import { type ContentSource, keyPrefix } from '../../worker/runtime/key-value-store.ts';
import { readPage } from './page.ts';
import { browserUserAgent, crawler } from './user-agent.ts';
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
  const siteUrl = 'https://areopagus.example';
  const ofProvider = localSettings({ siteUrl, providerUrl: provider.url, environment: {} });
  const allSettings = { ...ofProvider, ...settings };
  const worker = await serveWorker({
    settings: allSettings,
    onLog: (line) => log.push(line),
    ...(!systemClock && { entry: 'tests/support/stopped-clock.js' }),
    ...(failingKv && { entry: 'tests/support/failing-kv.js' }),
    ...(clock && { entry: 'tests/support/clock.js' }),
    ...(config && { config }),
  });

  /** Requests a page like a browser, without following redirects. */
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(worker.url + path, {
      headers: { 'User-Agent': browserUserAgent, ...ownConnection, ...headers },
      redirect: 'manual',
    });

  return {
    provider,
    get url() {
      return worker.url;
    },
    log,
    kv: async () => siteKv(await worker.kv(), allSettings),
    get,
    /** Reads a page, by default as a crawler, which waits for all of its content. */
    read: (path: string, headers: Record<string, string> = crawler) => readPage(get(path, headers)),
    /**
     * Reads a streamed page. The provider's responses to paths that include `held` come when the page has stopped at its
     * first 'Loading...', and `first` is what was sent by then.
     */
    async readStreamed(path: string, held = '') {
      const release = provider.hold(held);
      const response = await get(path);
      let [first, html] = ['', ''];
      for await (const text of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
        html += text;
        if (first || !html.endsWith('Loading...</p>')) continue;
        first = html;
        release();
      }
      return { first, ...(await readPage(new Response(html, response))) };
    },
    /** Sets the Worker's clock to a time in the ISO 8601 format. A restart resets the clock. */
    async setTime(time: string): Promise<void> {
      await get('/', { 'X-Test-Time': time });
    },
    /** Advances the Worker's clock and fires all deadlines within that time. A restart resets the clock. */
    async advance(ms: number): Promise<void> {
      const advance = get('/', { 'X-Test-Advance': `${ms}` });
      advances.push(advance);
      await advance;
    },
    /** Resolves when the clock advances no more, also for calls that were retried meanwhile. */
    async advanced(): Promise<void> {
      while (advances.length > 0) await Promise.all(advances.splice(0));
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

/** The part of KV that a site with these settings uses, by keys such as 'session' and 'content /api/quotes'. */
async function siteKv(
  kv: Awaited<ReturnType<WorkerServer['kv']>>,
  settings: Record<string, string>,
) {
  const prefix = await keyPrefix(settings as ContentSource);
  const content = prefix + kvKey('');
  const fullKey = (key: string) =>
    key.startsWith('content ') ? content + key.slice('content '.length) : prefix + key;
  return {
    get: (key: string) => kv.get(fullKey(key)),
    put: (key: string, value: string) => kv.put(fullKey(key), value),
    delete: (key: string) => kv.delete(fullKey(key)),
    async list(start = '') {
      const { keys } = await kv.list({ prefix: fullKey(start) });
      return keys.map(({ name }) => name.replace(content, 'content ').replace(prefix, ''));
    },
  };
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
